import { expect, test } from 'vitest'
import { courierSays } from './courier-says.ts'
import { COURIER_WORDS } from './couriers.ts'

test.each(COURIER_WORDS)('%s is said as people say it, and not in the company’s code', (word) => {
  expect(courierSays({ word, said: 'order.some-code' })).toMatch(/^[a-z’, ]+$/)
})

test('what none of our words is for is said as the company says it', () => {
  expect(courierSays({ word: null, said: 'order.some-code' })).toBe('order.some-code')
})
