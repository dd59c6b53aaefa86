import { randomUUID } from 'node:crypto'
import type { Role } from '#contract/auth'
import type { Company } from '#contract/values/couriers'
import type { Random } from '../../../../demo/random.ts'
import { type Couriers, givenAccount } from '../../testing/couriers.ts'
import { type OrderBody, orderBody } from '../../testing/orders.ts'
import type { TestShop } from '../../testing/shop.ts'
import type { Piece } from './carried.ts'
import { type Plan, planFor } from './travel-plan.ts'

export interface Person {
  id: number
  role: Role
}

/** Where the travelling parcels come from, and who carries them. */
export interface Market {
  shop: TestShop
  couriers: Couriers
  accounts: Record<Company, number>
  secrets: Record<Company, string>
  random: Random
  admin: Person
  /** By the store’s id. */
  owners: Map<number, Person>
  /** Of each store one product, in two sizes. */
  products: { vendorId: number; productId: number; pricePoisha: number }[]
  start: Piece[]
  /** With each company it is one merchant for ever. */
  keepsKeys?: boolean
}

/** What one order is, and whether it is known to be placed. */
export interface Errand {
  plan: Plan
  customer: Person
  body: Omit<OrderBody, 'userId'>
  key: string
  orderId: number | null
}

const PIECES = 100_000
/** In turn: of some prices a door is asked for less, as nobody collects poisha. */
const PRICES_POISHA = [145_000, 98_750, 19_999, 120_033]

/** Stores, and the shop’s accounts with all companies. */
export async function givenMarket(shop: TestShop, couriers: Couriers, random: Random, stores = 4): Promise<Market> {
  const { given } = shop
  const { id, token } = await given.account('Admin')
  const owners = new Map<number, Person>()
  const products: Market['products'] = []
  for (let store = 0; store < stores; store += 1) {
    const vendor = await given.vendor()
    owners.set(vendor.id, { id: vendor.ownerId, role: 'Vendor' })
    const pricePoisha = PRICES_POISHA[store % PRICES_POISHA.length] ?? 145_000
    const productId = await given.product({ vendorId: vendor.id, pricePoisha, stock: { M: PIECES, L: PIECES } })
    products.push({ vendorId: vendor.id, productId, pricePoisha })
  }
  const start = products.flatMap(({ productId }) => ['M', 'L'].map((size) => ({ productId, size, quantity: PIECES })))
  const pathao = await givenAccount(shop, token, couriers.pathao)
  const steadfast = await givenAccount(shop, token, couriers.steadfast)
  const redx = await givenAccount(shop, token, couriers.redx)
  return {
    ...{ shop, couriers, random, admin: { id, role: 'Admin' }, owners, products, start },
    accounts: { pathao: pathao.accountId, steadfast: steadfast.accountId, redx: redx.accountId },
    secrets: { pathao: pathao.pushSecret, steadfast: steadfast.pushSecret, redx: redx.pushSecret },
  }
}

/** Less than a day’s most for one account, beyond which messages are kept. */
const ORDERS_OF_AN_ACCOUNT = 8
/** Fewer than callers: some orders of one shopper are placed at once, and wait for each other; most are of different ones. */
const SHOPPERS_AT_ONCE = 6

export async function newErrand({ shop, random, products }: Market, others: Errand[], prefix: string): Promise<Errand> {
  const at = others.length
  const isNew = Math.floor(at / SHOPPERS_AT_ONCE) % ORDERS_OF_AN_ACCOUNT === 0
  const before = isNew ? undefined : others[at - SHOPPERS_AT_ONCE]?.customer
  const customer: Person = before ?? { id: (await shop.given.account()).id, role: 'User' }
  const plan = planFor(random, at)
  const first = random.whole(products.length)
  const chosen = [products[first], plan.isSplit ? products[(first + 1) % products.length] : undefined]
  const items = chosen.flatMap((product) =>
    product
      ? (['M', 'L'] as const).map((Size) => ({
          productId: product.productId,
          price: product.pricePoisha / 100,
          quantity: random.between(1, 3),
          Size,
        }))
      : [],
  )
  const phone = `${prefix}${String(at).padStart(7, '0')}`
  const to = { phone, email: `${phone}@example.com`, shippingAddress: 'House 4, Mirpur 10' }
  return { plan, customer, body: orderBody(items, to), key: randomUUID(), orderId: null }
}
