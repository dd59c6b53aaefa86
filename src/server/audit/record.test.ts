import { expect, test } from 'vitest'
import { differing } from './record.ts'

test('what is the same in another order has not changed', () => {
  expect(differing({ stock: { M: 5, L: 7 } }, { stock: { L: 7, M: 5 } })).toBeNull()
})

test('what differs is told with what it was before, and nothing else', () => {
  expect(differing({ price: 1450, stock: { M: 5 } }, { price: 1450, stock: { M: 5, L: 7 } })).toEqual({
    before: { stock: { M: 5 } },
    after: { stock: { M: 5, L: 7 } },
  })
})
