import { setImmediate as breath } from 'node:timers/promises'
import { productAddress } from '#contract/values/product-address'
import { visibleCategoriesInOrder } from '../categories/categories.queries.ts'
import type { Db } from '../platform/database/db.ts'
import { partsOnSale, productsOfPart, storesToFind } from './sitemap.queries.ts'

/** Limit of sitemaps.org. By id, so that a new product changes the last file alone. */
const MOST_ADDRESSES = 50_000
const AT_ONCE = 2_000

interface Address {
  path: string
  changedAt?: Date
}

/** The index: one file for other pages, one for each 50,000 ids. */
export async function sitemapIndex(db: Db, origin: string): Promise<string> {
  const parts = await partsOnSale(db, MOST_ADDRESSES)
  const files = ['shop', ...parts.map((part) => `products-${part}`)]
  return documentOf(
    'sitemapindex',
    files.map((file) => `<sitemap><loc>${origin}/sitemap/${file}.xml</loc></sitemap>`),
  )
}

/** Undefined where the index names no such file. */
export async function sitemapFile(db: Db, origin: string, file: string): Promise<string | undefined> {
  if (file === 'shop.xml') return urlset(origin, await placesOfShop(db))
  const part = /^products-([1-9]\d{0,7})\.xml$/.exec(file)?.[1]
  const products = part === undefined ? [] : await productsIn(db, Number(part))
  return products.length > 0 ? urlset(origin, products) : undefined
}

async function placesOfShop(db: Db): Promise<Address[]> {
  const categories = await visibleCategoriesInOrder(db)
  const stores = await storesToFind(db, MOST_ADDRESSES)
  const paths = [
    '/',
    '/terms',
    '/privacy',
    '/admin/vendor-register',
    ...categories.map(({ id }) => `/shop?category=${id}`),
    ...stores.map((id) => `/store/${id}`),
  ]
  return paths.slice(0, MOST_ADDRESSES).map((path) => ({ path }))
}

async function productsIn(db: Db, number: number): Promise<Address[]> {
  const addresses: Address[] = []
  let after = 0
  for (;;) {
    const batch = await productsOfPart(db, { number, size: MOST_ADDRESSES }, { after, limit: AT_ONCE })
    for (const { id, name, updatedAt } of batch)
      addresses.push({ path: productAddress({ id, name }), changedAt: updatedAt })
    after = batch.at(-1)?.id ?? after
    if (batch.length < AT_ONCE) return addresses
    await breath()
  }
}

/** Of XML’s signs, addresses here hold `&` alone. */
function urlset(origin: string, addresses: Address[]): string {
  const urls = addresses.map(({ path, changedAt }) => {
    const changed = changedAt ? `<lastmod>${changedAt.toISOString().slice(0, 10)}</lastmod>` : ''
    return `<url><loc>${(origin + path).replaceAll('&', '&amp;').replaceAll("'", '&apos;')}</loc>${changed}</url>`
  })
  return documentOf('urlset', urls)
}

function documentOf(root: 'sitemapindex' | 'urlset', entries: string[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...entries,
    `</${root}>\n`,
  ].join('\n')
}
