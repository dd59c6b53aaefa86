import { createRandom, type Random } from '../../demo/random.ts'
import { createTokens } from '../../src/server/auth/tokens.ts'
import { firstPages, searches, someProducts } from '../speed/addresses.ts'
import { DEEDS, headersOf, type Market, type Party, partiesOf, refill } from '../speed/trade.ts'
import { someAdmin, someVendors } from './office.queries.ts'

const DIFFERENT_PRODUCTS = 300
const DIFFERENT_SEARCHES = 2_000
const DIFFERENT_LISTS = 400
const VENDORS = 20
const BROTLI = { 'accept-encoding': 'br' }

/** What a day in the shop consists of, in hundredths. */
const SHARES = {
  home: 8,
  category: 7,
  'product page': 15,
  list: 10,
  product: 12,
  tree: 4,
  search: 8,
  'filtered list': 4,
  'cart read': 14,
  'add to cart': 8,
  'cart cleared': 1,
  'checkout of 2 lines': 5,
  'own orders': 2,
  'vendor’s office': 1,
  'admin’s office': 1,
}
type Kind = keyof typeof SHARES

/** What people look at who have not asked for anything of their own yet. */
const CATALOGUE: ReadonlySet<Kind> = new Set(['home', 'category', 'product page', 'list', 'product', 'tree'])

/** A long list of requests of all kinds, mixed by chance, and those of them for the catalogue; filled carts wait for them. */
export async function mixedRequests(market: Market, count: number, seed: number) {
  const random = createRandom(seed)
  const makers = await makersOf(market, random)
  const kinds = Object.entries(SHARES).flatMap(([kind, share]) => Array<Kind>(share).fill(kind as Kind))
  const mixed = Array.from({ length: count }, () => {
    const kind = random.pick(kinds)
    return { kind, request: makers[kind]() }
  })
  return {
    requests: mixed.map(({ request }) => request),
    ofCatalogue: mixed.filter(({ kind }) => CATALOGUE.has(kind)).map(({ request }) => request),
  }
}

async function makersOf(market: Market, random: Random): Promise<Record<Kind, () => object>> {
  const { url, db, jwtSecret } = market
  const products = await someProducts(url, DIFFERENT_PRODUCTS)
  const { plain, filtered } = firstPages(products, DIFFERENT_LISTS, random)
  const searched = searches(products, DIFFERENT_SEARCHES, random)
  const parties = await partiesOf(market)
  await refill(db, parties)
  const tokens = createTokens(jwtSecret, 86_400)
  const admin = await tokens.sign(await someAdmin(db))
  const vendors = await Promise.all((await someVendors(db, VENDORS)).map((vendor) => tokens.sign(vendor)))

  const page = (path: string) => ({ path, headers: BROTLI })
  const one = () => random.pick(products)
  const deed = (name: keyof typeof DEEDS) => () => {
    const party: Party = random.pick(parties)
    return DEEDS[name].requestOf(random.pick(party.customers), random.pick(party.goods), party)
  }
  const asCustomer = (method: string, path: string) => {
    const { token } = random.pick(random.pick(parties).customers)
    return { method, path, headers: { authorization: headersOf(token)['authorization'] } }
  }
  const inOffice = (token: string, paths: string[]) => ({
    path: random.pick(paths),
    headers: { authorization: headersOf(token)['authorization'] },
  })
  return {
    home: () => page('/'),
    category: () => page(`/shop?category=${one().categoryId}`),
    'product page': () => page(`/admin/product/${one().id}`),
    list: () => page(random.pick(plain)),
    product: () => page(`/api/product/${one().id}`),
    tree: () => page('/api/categories/tree'),
    search: () => page(random.pick(searched)),
    'filtered list': () => page(random.pick(filtered)),
    'cart read': deed('cart read'),
    'add to cart': deed('add to cart'),
    'cart cleared': () => asCustomer('DELETE', '/api/cart'),
    'checkout of 2 lines': deed('checkout of 2 lines'),
    'own orders': () => asCustomer('GET', '/api/orders'),
    'vendor’s office': () =>
      inOffice(random.pick(vendors), ['/api/orders', '/api/dashboard', '/api/product/GetProductByVendor']),
    'admin’s office': () => inOffice(admin, ['/api/orders', '/api/dashboard', '/api/users', '/api/Vendors']),
  }
}
