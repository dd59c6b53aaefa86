import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { createOrder } from '#contract/checkout'
import type { CallInput } from '#contract/machinery/endpoint'
import type { OrderStatus } from '#contract/orders'
import type { Size } from '#contract/values/sizes'
import type { Answer, TestShop } from './shop.ts'

export type OrderBody = CallInput<typeof createOrder>['body']

interface GivenItem {
  productId: number
  quantity?: number
  /** In taka; the price of `given.product()` where absent. */
  price?: number
  Size?: Size
}

const GIVEN_PRICE = 1450
const SHIPPING = 60

/** An order as our client sends it, with the total of its items. */
export function orderBody(given: GivenItem[], changes: Partial<OrderBody> = {}): Omit<OrderBody, 'userId'> {
  const items = given.map((item) => ({ quantity: 1, price: GIVEN_PRICE, Size: 'M' as const, ...item }))
  return {
    name: 'Rahima Khatun',
    email: 'rahima@example.com',
    phone: '+880 1711-000000',
    shippingAddress: '12 Mirpur Road',
    shippingCity: 'Dhaka',
    altPhone: '01811000000',
    notes: 'Ring twice',
    totalAmount: items.reduce((sum, { price, quantity }) => sum + price * quantity, SHIPPING),
    items,
    ...changes,
  }
}

/** Orders over HTTP, each time another order unless it is sent under the same key; null: without an Idempotency-Key. */
export function order(
  shop: TestShop,
  token: string,
  body: OrderBody,
  key: string | null = randomUUID(),
): Promise<Answer> {
  const headers = key === null ? {} : { 'idempotency-key': key }
  return shop.call('POST /api/orders/create', { body, headers }, token)
}

export function moveOrder(shop: TestShop, token: string, id: number, status: OrderStatus): Promise<Answer> {
  return shop.call('PUT /api/orders/:id/status', { params: { id: String(id) }, body: { status } }, token)
}

export function readOrder(shop: TestShop, token: string, id: number): Promise<Answer> {
  return shop.call('GET /api/orders/:id', { params: { id: String(id) } }, token)
}

/** All that an order could change, for a look before and after. */
export async function storedOrders(shop: TestShop): Promise<Record<string, unknown[]>> {
  const { db } = shop
  const [orders, parcels, lines, keys, events, cart, sizes] = await Promise.all([
    db.selectFrom('orders').select(['id', 'status', 'total_poisha']).orderBy('id').execute(),
    db.selectFrom('parcels').select(['id', 'status']).orderBy('id').execute(),
    db.selectFrom('order_lines').select(['id', 'quantity']).orderBy('id').execute(),
    db.selectFrom('order_requests').select(['customer_id', 'key', 'order_id']).orderBy('order_id').execute(),
    db.selectFrom('outbox').select(['name', 'payload']).orderBy('id').execute(),
    db.selectFrom('cart_lines').select(['id', 'quantity']).orderBy('id').execute(),
    db
      .selectFrom('product_sizes')
      .select(['product_id', 'size', 'stock'])
      .orderBy('product_id')
      .orderBy('size')
      .execute(),
  ])
  return { orders, parcels, lines, keys, events, cart, sizes }
}

export async function stockOf(shop: TestShop, productId: number, size: Size = 'M'): Promise<number | null | undefined> {
  const row = await shop.db
    .selectFrom('product_sizes')
    .select('stock')
    .where('product_id', '=', productId)
    .where('size', '=', size)
    .executeTakeFirst()
  return row?.stock
}

export async function sizeIdOf(shop: TestShop, productId: number, size: Size = 'M'): Promise<number> {
  const { id } = await shop.db
    .selectFrom('product_sizes')
    .select('id')
    .where('product_id', '=', productId)
    .where('size', '=', size)
    .executeTakeFirstOrThrow()
  return id
}

/** Orders, and looks that nothing was stored. */
export async function orderInVain(
  shop: TestShop,
  token: string,
  body: OrderBody,
  key?: string | null,
): Promise<Answer> {
  const before = await storedOrders(shop)
  const answer = await order(shop, token, body, key)
  expect(await storedOrders(shop)).toEqual(before)
  return answer
}
