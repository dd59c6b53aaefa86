import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect } from 'vitest'
import type { RefundMethod } from '#contract/values/refunds'
import type { CollectsFor } from '#contract/values/stages'
import { bringParcels, holdOrder } from '../orders/bring-parcels.ts'
import { transact } from '../platform/database/db.ts'
import { order, orderBody } from './orders.ts'
import type { Answer, TestShop } from './shop.ts'
import type { Traders } from './traders.ts'

export interface Sold {
  orderId: number
  parcelId: number
  lines: { lineId: number; quantity: number }[]
}

interface Given {
  /** Of each line, at 1,450 taka. */
  quantities?: number[]
  /** The store, by its own rider, where absent. */
  collectsFor?: CollectsFor
  /** All where absent. */
  kept?: number[]
  isBrought?: boolean
}

/** A parcel of the baker’s, with 60 taka for its delivery, that was brought. */
export async function givenSold(
  shop: TestShop,
  { customer, baker }: Pick<Traders, 'customer' | 'baker'>,
  { quantities = [1], collectsFor = 'store', kept, isBrought = true }: Given = {},
): Promise<Sold> {
  const items = []
  for (const quantity of quantities)
    items.push({ productId: await shop.given.product({ vendorId: baker.id }), quantity })
  const { body, status } = await order(shop, customer.token, orderBody(items))
  expect(status).toBe(201)
  const lines = body.items.map(({ id, quantity }: { id: number; quantity: number }) => ({ lineId: id, quantity }))
  const sold: Sold = { orderId: body.id, parcelId: body.parcels[0].id, lines }
  if (isBrought) await bringSold(shop, sold, collectsFor, kept)
  return sold
}

/** `kept`: of each line. */
export async function bringSold(
  { db }: TestShop,
  { orderId, parcelId, lines }: Sold,
  collectsFor: CollectsFor,
  kept?: number[],
): Promise<void> {
  const mover = { by: 'courier' as const, accountId: null }
  const pieces = lines.map(({ lineId, quantity }, at) => ({ lineId, quantity: kept?.[at] ?? quantity }))
  const refused = lines.map(({ lineId, quantity }, at) => ({
    lineId,
    quantity: quantity - (pieces[at]?.quantity ?? 0),
  }))
  const isAll = refused.every(({ quantity }) => quantity === 0)
  const prices = db.selectFrom('order_lines').select(['id', 'price_poisha']).where('parcel_id', '=', parcelId)
  const priceOf = new Map((await prices.execute()).map(({ id, price_poisha }) => [id, price_poisha]))
  const poisha = pieces.reduce((sum, { lineId, quantity }) => sum + quantity * (priceOf.get(lineId) ?? 0), 0)
  await transact(db, async (tx) => {
    await bringParcels(tx, await holdOrder(tx, orderId), [parcelId], {
      ...{ stage: isAll ? 'delivered' : 'partly_delivered', mover, collectsFor },
      ...{ courier: collectsFor === 'shop' ? 'pathao' : 'own' },
      ...(isAll ? {} : { part: { poisha, pieces: { kept: pieces, refused } } }),
    })
  })
}

export interface Wanted {
  lines: { lineId: number; quantity: number }[]
  withShipping?: boolean
}

export function quoteRefund(shop: TestShop, token: string, parcelId: number, body: Wanted): Promise<Answer> {
  return shop.call('POST /api/parcels/:id/refunds/quote', { params: { id: String(parcelId) }, body }, token)
}

/** Of what the quote says, unless another amount is named; each time another press, unless a key is. */
export async function grantRefund(
  shop: TestShop,
  token: string,
  parcelId: number,
  {
    amount,
    key = randomUUID(),
    reason = 'A seam was open',
    ...wanted
  }: Wanted & { amount?: number; key?: string; reason?: string },
): Promise<Answer> {
  const asked = amount ?? (await quoteRefund(shop, token, parcelId, wanted)).body.amount ?? 0
  const call = {
    params: { id: String(parcelId) },
    headers: { 'idempotency-key': key },
    body: { ...wanted, reason, amount: asked },
  }
  return await shop.call('POST /api/parcels/:id/refunds', call, token)
}

export function payRefund(
  shop: TestShop,
  token: string,
  id: number,
  body: { way?: RefundMethod; reference?: string; from?: 'shop' | 'store' } = {},
): Promise<Answer> {
  const payment = { way: 'bkash' as const, reference: `9AB7XY${id}`, ...body }
  return shop.call('PUT /api/refunds/:id/payment', { params: { id: String(id) }, body: payment }, token)
}

export function failRefund(shop: TestShop, token: string, id: number): Promise<Answer> {
  return shop.call(
    'PUT /api/refunds/:id/failure',
    { params: { id: String(id) }, body: { reason: 'No such number' } },
    token,
  )
}

export function cancelRefund(shop: TestShop, token: string, id: number): Promise<Answer> {
  return shop.call(
    'PUT /api/refunds/:id/cancellation',
    { params: { id: String(id) }, body: { reason: 'A mistake' } },
    token,
  )
}

/** What refunds give back of the commission from now on, whoever grants them. */
export async function refundsGiveBack({ db }: TestShop, refundedCommission: 'whole' | 'none'): Promise<void> {
  const overrides = JSON.stringify({ refundedCommission })
  await sql`update settings set overrides = overrides || ${overrides}::jsonb`.execute(db)
}
