import { expect, test } from 'vitest'
import { chosenOf, plain } from './chosen.ts'

const UNKNOWN = { category: undefined, store: undefined }
const textsOf = (...given: Parameters<typeof chosenOf>) => chosenOf(...given).map(({ text }) => text)

test('what is chosen is said in a shopper’s words, and prices as everywhere', () => {
  const shelf = { minPrice: '0', maxPrice: '1500.5', size: 'XL', vendorId: '3', tag: 'eid' } as const
  expect(textsOf(shelf, { ...UNKNOWN, store: 'Tanti Ghor' })).toEqual([
    'From ৳0',
    'Up to ৳1,500.50',
    'Size XL',
    'Tanti Ghor',
    'eid',
  ])
})

test('a category that is browsed is where one is; in a search it is a filter', () => {
  const names = { ...UNKNOWN, category: 'Kids' }
  expect(textsOf({ categoryId: '3' }, names)).toEqual([])
  expect(textsOf({ categoryId: '3', search: 'frock' }, names)).toEqual(['Kids'])
  expect(plain({ categoryId: '3', size: 'M' })).toEqual({ categoryId: '3' })
  expect(plain({ categoryId: '3', size: 'M', search: 'frock' })).toEqual({ search: 'frock' })
})

test('a store that nobody can name can be taken away all the same', () => {
  expect(textsOf({ vendorId: '999999' }, UNKNOWN)).toEqual(['One store'])
})

test('without one filter the others stay, and the list begins anew', () => {
  const [size] = chosenOf({ size: 'M', tag: 'eid', sort: 'price_asc', cursor: 'abc' }, UNKNOWN)
  expect(size?.without).toEqual({ tag: 'eid', sort: 'price_asc' })
})
