import { describe, expect, test } from 'vitest'
import { handle as homePage } from './HomePage.tsx'
import { handle as storePage } from './StorePage.tsx'
import { shelfOf } from './shelf.ts'

const products = { items: [], total: 0, next: null }
const understood = { understood: [], unknown: [], corrected: [], searchedFor: null }
const facets = { ...understood, total: 0, categories: [], stores: [], sizes: [], tags: [], prices: null }

function canonicalOf(address: string): string | undefined {
  const { pathname, searchParams } = new URL(address, 'https://haat.example')
  const shelf = shelfOf(searchParams)
  const [, storeId] = /^\/store\/(\d+)$/.exec(pathname) ?? []
  if (storeId === undefined)
    return homePage.head({ shelf, tree: [], products, facets, nearest: products, storeName: undefined }).canonical
  const store = { id: Number(storeId), storeName: 'Taant', storeDescription: '', productCount: 0 }
  return storePage.head({ store, shelf: { ...shelf, storeId }, products }).canonical
}

describe('to search engines a list is one page', () => {
  test.each([
    '/shop?category=1',
    '/shop?category=1&sort=price_asc',
    '/shop?category=1&sort=newest',
    '/shop?category=1&cursor=abc',
    '/shop?category=1&size=M&stock=in&max=900&sort=price_desc',
    '/shop?category=1&search=saree',
    '/shop?category=1&literal=1',
  ])('%s is its category', (address) => {
    expect(canonicalOf(address)).toBe('/shop?category=1')
  })

  test.each(['/shop?sort=price_asc', '/shop?search=saree', '/shop?stock=in', '/shop?tag=eid&sort=newest'])(
    '%s is the whole shop',
    (address) => {
      expect(canonicalOf(address)).toBe('/')
    },
  )

  test.each(['/store/5', '/store/5?sort=price_asc', '/store/5?cursor=abc&sort=price_desc'])(
    '%s is its store',
    (address) => {
      expect(canonicalOf(address)).toBe('/store/5')
    },
  )
})
