import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Size } from '#contract/values/sizes'
import { addressOf, type Shelf } from '../products/shelf-address.ts'
import { shelfOf } from './shelf.ts'

const shelf: fc.Arbitrary<Shelf> = fc.record(
  {
    search: fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
      .filter((text) => text.trim() === text && text !== ''),
    categoryId: fc.integer({ min: 1, max: 999_999 }).map(String),
    sort: fc.constantFrom('newest', 'price_asc', 'price_desc', 'relevance'),
    cursor: fc.stringMatching(/^[\w-]{1,60}$/),
    sizes: fc.subarray<Size>(['M', 'L', 'XL', 'XXL'], { minLength: 1 }),
    stock: fc.constant('in'),
    minPrice: fc.integer({ min: 0, max: 99_999_999 }).map(String),
    maxPrice: fc.integer({ min: 0, max: 99_999_999 }).map(String),
    vendorId: fc.integer({ min: 1, max: 999_999 }).map(String),
    tag: fc.constantFrom('eid', 'block print', 'জামদানি', 'a&b=c'),
  },
  { requiredKeys: [] },
)

test('a shelf has one address, and that address shows that shelf', () => {
  fc.assert(
    fc.property(shelf, (wanted) => {
      const address = addressOf(wanted)
      expect(shelfOf(new URL(address, 'http://shop').searchParams)).toEqual(wanted)
    }),
  )
})

test('the whole shelf is the front of the shop', () => {
  expect(addressOf({})).toBe('/')
})

test('a search that is meant letter by letter says so in its address, and nothing else does', () => {
  expect(addressOf({ search: 'gren', literal: '1' })).toBe('/shop?literal=1&search=gren')
  expect(shelfOf(new URLSearchParams('literal=1&search=gren'))).toEqual({ search: 'gren', literal: '1' })
  expect(shelfOf(new URLSearchParams('literal=1'))).toEqual({})
  expect(shelfOf(new URLSearchParams('literal=yes&search=gren'))).toEqual({ search: 'gren' })
})

test.each([
  ['category=0', {}],
  ['category=seven', {}],
  ['category=-1', {}],
  ['sort=cheapest', {}],
  ['sort=constructor', {}],
  ['search=', {}],
  ['search=%20%20', {}],
  ['search=%20saree%20', { search: 'saree' }],
  [`search=${'x'.repeat(300)}`, { search: 'x'.repeat(200) }],
  [`cursor=${'x'.repeat(201)}`, {}],
  ['size=XS', {}],
  ['size=XL,M&size=L&size=M', { sizes: ['M', 'L', 'XL'] }],
  ['stock=out', {}],
  ['min=cheap&max=1.999', {}],
  ['min=0&max=1500.5', { minPrice: '0', maxPrice: '1500.5' }],
  ['store=-1&tag=%20', {}],
  [`tag=${'x'.repeat(70)}`, { tag: 'x'.repeat(60) }],
  ['utm_source=mail&page=2', {}],
])('what the shop does not understand is left out: %s', (query, expected) => {
  expect(shelfOf(new URLSearchParams(query))).toEqual(expected)
})

test('prices are read in the digits of any keyboard', () => {
  const query = new URLSearchParams({ min: '৫০০', max: '৳ ১,৫০০' })
  expect(shelfOf(query)).toEqual({ minPrice: '500', maxPrice: '1500' })
})
