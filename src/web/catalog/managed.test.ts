import { expect, test } from 'vitest'
import { addressOf, askedOf, isNarrowed } from './managed.ts'

test('what is on screen has an address, and the address shows the same again', () => {
  const asked = {
    search: 'red panjabi',
    categoryId: '4',
    stock: 'low',
    sort: 'price_asc',
    vendorId: '7',
    cursor: 'abc',
  } as const
  const address = addressOf('/admin/products', asked)
  expect(askedOf(new URL(address, 'https://haat.test').searchParams)).toEqual(asked)
})

test('an address that nobody understands shows the whole list', () => {
  const asked = askedOf(new URLSearchParams('category=men&stock=much&sort=colour&store=-1'))
  expect(addressOf('/dashboard/products', asked)).toBe('/dashboard/products')
  expect(isNarrowed(asked)).toBe(false)
})

test('an order alone does not narrow the list', () => {
  expect(isNarrowed({ sort: 'name' })).toBe(false)
  expect(isNarrowed({ stock: 'sold-out' })).toBe(true)
})
