import { expect, test } from 'vitest'
import { addressOf, isFiltered, listQueryOf } from './list-query.ts'

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
  expect(listQueryOf(new URL(address, 'https://haat.test').searchParams)).toEqual(asked)
})

test('an address that nobody understands shows the whole list', () => {
  const asked = listQueryOf(new URLSearchParams('category=men&stock=much&sort=colour&store=-1'))
  expect(addressOf('/dashboard/products', asked)).toBe('/dashboard/products')
  expect(isFiltered(asked)).toBe(false)
})

test('an order alone does not narrow the list', () => {
  expect(isFiltered({ sort: 'name' })).toBe(false)
  expect(isFiltered({ stock: 'sold-out' })).toBe(true)
})

test('the place in a list by name is as long as a name in Bangla makes it', () => {
  const cursor = 'x'.repeat(700)
  expect(listQueryOf(new URLSearchParams({ sort: 'name', cursor })).cursor).toBe(cursor)
})
