import { expect, test } from 'vitest'
import type { Shelf } from '../products/shelf-address.ts'
import { chosenOf, plain } from './chosen.ts'

const UNKNOWN = { category: undefined, store: undefined }
const textsOf = (...given: Parameters<typeof chosenOf>) => chosenOf(...given).map(({ text }) => text)

test('what is chosen is said in a shopper’s words, and prices as everywhere', () => {
  const shelf = {
    minPrice: '0',
    maxPrice: '1500.5',
    sizes: ['L', 'XL'],
    stock: 'in',
    vendorId: '3',
    tag: 'eid',
  } as Shelf
  expect(textsOf(shelf, { ...UNKNOWN, store: 'Tanti Ghor' })).toEqual([
    'From ৳0',
    'Up to ৳1,500.50',
    'Size L',
    'Size XL',
    'In stock',
    'Tanti Ghor',
    'eid',
  ])
})

test('a category that is browsed is where one is; in a search it is a filter', () => {
  const names = { ...UNKNOWN, category: 'Kids' }
  expect(textsOf({ categoryId: '3' }, names)).toEqual([])
  expect(textsOf({ categoryId: '3', search: 'frock' }, names)).toEqual(['Kids'])
  expect(plain({ categoryId: '3', sizes: ['M'] })).toEqual({ categoryId: '3' })
  expect(plain({ categoryId: '3', sizes: ['M'], search: 'frock' })).toEqual({ search: 'frock' })
})

test('a store that nobody can name can be taken away all the same', () => {
  expect(textsOf({ vendorId: '999999' }, UNKNOWN)).toEqual(['One store'])
})

test('without one filter the others stay, and the list begins anew', () => {
  const [size] = chosenOf({ sizes: ['M'], tag: 'eid', sort: 'price_asc', cursor: 'abc' }, UNKNOWN)
  expect(size?.without).toEqual({ tag: 'eid', sort: 'price_asc' })
})

test('of several sizes one can go', () => {
  const [, large] = chosenOf({ sizes: ['M', 'L', 'XL'] }, UNKNOWN)
  expect(large).toEqual({ text: 'Size L', without: { sizes: ['M', 'XL'] } })
})

test('what was understood of the words can be taken away: they go', () => {
  const understood = [
    { maxPrice: 1000, without: 'cheap saree l' },
    { minPrice: 2000, maxPrice: 3000, without: 'a' },
    { size: 'L' as const, without: 'b' },
    { sort: 'price_asc' as const, without: 'c' },
    { category: 'Kids', without: '' },
  ]
  const shelf = { search: 'cheap saree l under 1000' }
  expect(textsOf(shelf, UNKNOWN, understood)).toEqual([
    ...['Up to ৳1,000', '৳2,000 to ৳3,000', 'Size L', 'Cheapest first', 'Kids'],
  ])
  expect(textsOf({ ...shelf, sort: 'newest' }, UNKNOWN, understood)).not.toContain('Cheapest first')
  const chosen = chosenOf({ ...shelf, cursor: 'abc' }, UNKNOWN, understood)
  expect(chosen[0]?.without).toEqual({ search: 'cheap saree l' })
  expect(chosen.at(-1)?.without).toEqual({})
})
