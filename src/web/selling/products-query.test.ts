import { expect, test } from 'vitest'
import { ALL_PRODUCTS, isFiltered, OWN_PRODUCTS } from './products-query.ts'

const asked = (address: string) => OWN_PRODUCTS.read({ url: `https://haat.test${address}` })

test('what is on screen has an address, and the address shows the same again', () => {
  const shown = {
    search: 'red panjabi',
    category: '4',
    stock: 'low',
    sort: 'price_asc',
    store: '7',
    cursor: 'abc',
  } as const
  expect(asked(ALL_PRODUCTS.address(shown))).toEqual(shown)
})

test('an address that nobody understands shows the whole list', () => {
  const shown = asked('/?category=men&stock=much&sort=colour&store=-1')
  expect(OWN_PRODUCTS.address(shown)).toBe('/dashboard/products')
  expect(isFiltered(shown)).toBe(false)
})

test('an order alone does not narrow the list', () => {
  expect(isFiltered({ sort: 'name' })).toBe(false)
  expect(isFiltered({ stock: 'sold-out' })).toBe(true)
})

test('the place in a list by name is as long as a name in Bangla makes it', () => {
  const cursor = 'x'.repeat(700)
  expect(asked(`/?sort=name&cursor=${cursor}`).cursor).toBe(cursor)
})
