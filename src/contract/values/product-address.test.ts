import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyText } from '../../server/testing/any-text.ts'
import { productAddress } from './product-address.ts'

test.each([
  ['Blue Cotton Panjabi', '/p/17/blue-cotton-panjabi'],
  ['  T-Shirt (V-neck), 100% cotton! ', '/p/17/t-shirt-v-neck-100-cotton'],
  ['Men’s & Women’s', '/p/17/mens-womens'],
  ['লাল শাড়ি', `/p/17/${encodeURIComponent('লাল-শাড়ি')}`],
  ['র\u200d্যাম্প', `/p/17/${encodeURIComponent('র্যাম্প')}`],
  ['!!!', '/p/17'],
  ['', '/p/17'],
  [`${'word '.repeat(20)}`, `/p/17/${Array(12).fill('word').join('-')}`],
  ['a'.repeat(90), `/p/17/${'a'.repeat(60)}`],
])('%j has the address %s', (name, address) => {
  expect(productAddress({ id: 17, name })).toBe(address)
})

test('is a path of this shop, whatever a product is called', () => {
  fc.assert(
    fc.property(anyText(10), (name) => {
      const address = productAddress({ id: 17, name })
      expect(new URL(address, 'http://shop').pathname).toBe(address)
      expect(decodeURIComponent(address)).toMatch(/^\/p\/17(\/[\p{L}\p{M}\p{N}-]+)?$/u)
    }),
  )
})
