import { describe, expect, test } from 'vitest'
import type { CartLine } from '#contract/cart'
import { checkoutRefusal } from './checks.ts'

function line(changes: Partial<CartLine> = {}): CartLine {
  const product = { id: 7, name: 'Panjabi', price: 1450, vendorId: 2, storeName: 'Tanti Ghor', imagePath: null }
  return { id: 1, productId: 7, product, quantity: 1, size: 'M', price: 1450, subtotal: 1450, notice: null, ...changes }
}

describe('before the checkout', () => {
  const noSize = JSON.parse(JSON.stringify({ ...line(), size: undefined }))

  test.each([
    ['an empty cart', [], null, 'Your cart is empty. Please add items to your cart before checking out.'],
    ['nobody logged in', [line({ quantity: 0 })], null, 'You must be logged in to checkout. Please log in first.'],
    [
      'no pieces, and no size either',
      [line(), { ...noSize, quantity: 0 }],
      '5',
      'All items must have a quantity greater than zero before checking out.',
    ],
    ['no size', [line(), noSize], '5', 'All items must have a size selected before checking out.'],
    ['a good cart', [line()], '5', null],
  ])('%s', (_, lines, userId, words) => {
    expect(checkoutRefusal(lines, userId)).toBe(words)
  })
})
