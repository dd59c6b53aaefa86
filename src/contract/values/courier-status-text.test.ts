import { expect, test } from 'vitest'
import { courierStatusText } from './courier-status-text.ts'
import { COURIER_STATUSES } from './couriers.ts'

test.each(COURIER_STATUSES)('%s is said as people say it, and not in the company’s code', (word) => {
  expect(courierStatusText({ word, said: 'order.some-code' })).toMatch(/^[a-z’, ]+$/)
})

test('what none of our words is for is said as the company says it', () => {
  expect(courierStatusText({ word: null, said: 'order.some-code' })).toBe('order.some-code')
})
