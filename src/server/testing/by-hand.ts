import { expect } from 'vitest'
import { givenClosed } from './given-payouts.ts'
import { order, orderBody, readOrder } from './orders.ts'
import type { Sold } from './refunds.ts'
import type { TestShop } from './shop.ts'

interface Goods {
  vendorId: number
  /** A piece. */
  taka: number
  quantity?: number
  categoryId?: number
}

/** What was reckoned by hand is bought as a customer buys it; answers each store’s parcel, in the order of the goods. */
export async function buy(shop: TestShop, token: string, goods: Goods[]): Promise<Sold[]> {
  const items = []
  for (const { vendorId, taka, quantity = 1, categoryId } of goods) {
    const pricePoisha = Math.round(taka * 100)
    const productId = await shop.given.product({ vendorId, pricePoisha, ...(categoryId && { categoryId }) })
    items.push({ productId, quantity, price: taka })
  }
  const { status, body } = await order(shop, token, orderBody(items))
  expect([status, body.code]).toEqual([201, undefined])
  type Line = { id: number; quantity: number; vendorId: number }
  return [...new Set(goods.map(({ vendorId }) => vendorId))].map((vendorId) => ({
    orderId: body.id,
    parcelId: body.parcels.find((parcel: { vendorId: number }) => parcel.vendorId === vendorId).id,
    lines: body.items
      .filter((line: Line) => line.vendorId === vendorId)
      .map((line: Line) => ({ lineId: line.id, quantity: line.quantity })),
  }))
}

/** In taka, as the staircase of its parcel says it: what the shop takes, and what is left for the store. */
export async function moneyOf(shop: TestShop, token: string, parcelId: number) {
  const { body } = await shop.call('GET /api/parcels/:id/money', { params: { id: String(parcelId) } }, token)
  const sumOf = (kind: string) =>
    body.steps
      .filter((step: { kind: string }) => step.kind === kind)
      .reduce((sum: number, { amount }: { amount: number }) => sum + Math.round(amount * 100), 0) / 100
  return { commission: sumOf('commission'), vat: sumOf('commission_vat'), left: sumOf('left'), state: body.state.kind }
}

export async function balanceOf(shop: TestShop, token: string) {
  return (await shop.call('GET /api/Vendors/MyBalance', {}, token)).body
}

export async function totalOf(shop: TestShop, token: string, orderId: number): Promise<number> {
  return (await readOrder(shop, token, orderId)).body.totalAmount
}

export async function revenueOf(shop: TestShop, token: string): Promise<number> {
  return (await shop.call('GET /api/dashboard', {}, token)).body.totalRevenue
}

/** The next day its statement is closed, and read by its store: as a page, line by line, and as CSV. */
export async function statementOf(shop: TestShop, store: { id: number; token: string }) {
  return await readStatement(shop, store.token, await givenClosed(shop, store.id))
}

export async function readStatement(shop: TestShop, token: string, id: number) {
  const byId = { params: { id: String(id) } }
  const { body: told } = await shop.call('GET /api/statements/:id', byId, token)
  const { body: lines } = await shop.call('GET /api/statements/:id/lines', byId, token)
  const { body: csv } = await shop.call('GET /api/statements/:id/file', byId, token)
  const sums = lines.map(({ kind, amount }: { kind: string; amount: number }) => [kind, amount])
  const { opening, closing, firstDay, lastDay } = told
  expect(csv).toContain(`${lastDay},Closing balance,,,,${closing.toFixed(2)}`)
  return { id, opening, closing, firstDay, lastDay, lines: sums }
}

/** Prepared by one admin, approved by another and paid; answers the taka. */
export async function payOut(
  shop: TestShop,
  [first, second]: [string, string],
  statementId: number,
  reference: string,
): Promise<{ id: number; amount: number }> {
  const prepared = await shop.call('POST /api/payouts', { body: { statementId } }, first)
  expect([prepared.status, prepared.body.code]).toEqual([201, undefined])
  const { id, amount } = prepared.body
  const byId = { params: { id: String(id) } }
  expect((await shop.call('PUT /api/payouts/:id/approval', byId, second)).status).toBe(200)
  const { status, body } = await shop.call('PUT /api/payouts/:id/payment', { ...byId, body: { reference } }, first)
  expect([status, body.code, body.state]).toEqual([200, undefined, 'paid'])
  return { id, amount }
}
