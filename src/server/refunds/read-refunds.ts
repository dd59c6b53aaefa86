import type { Page } from '#contract/machinery/fields'
import type { Refund, Refundable, RefundStanding } from '#contract/refunds'
import { takaOf } from '#contract/values/money'
import type { RefundState } from '#contract/values/refunds'
import { isPackedBy } from '../orders/may-move.ts'
import { storeAndOrderOf } from '../orders/parcels.queries.ts'
import { readOrder } from '../orders/read-order.ts'
import type { Actor } from '../platform/actor.ts'
import type { Db } from '../platform/database/db.ts'
import { idBefore, notACursor, pageFrom } from '../platform/database/newest-first.ts'
import { Refusal } from '../platform/refusal.ts'
import { parcelToRefund, shippingLeft } from './refund-of-parcel.ts'
import {
  owedNow,
  owedPage,
  type Place,
  type RefundRecord,
  refundOf,
  refundsOfOrder,
  refundsPage,
} from './refunds.queries.ts'

/** Oldest first, of what the actor sees of the order. Refuses `order_not_found`, also for another’s. */
export async function listOrderRefunds(db: Db, actor: Actor, orderId: number): Promise<{ refunds: Refund[] }> {
  const { isMine } = await readOrder(db, actor, orderId)
  const whose = isMine || actor.role === 'Admin' ? undefined : actor.vendor?.id
  return { refunds: (await refundsOfOrder(db, orderId, whose)).map((refund) => shownTo(actor, refund)) }
}

/** Refuses `refund_not_found`. */
export async function readRefund(db: Db, actor: Actor, id: number): Promise<Refund> {
  const refund = await refundOf(db, id)
  if (!refund) throw new Refusal('refund_not_found')
  return shownTo(actor, refund)
}

/** Refuses `parcel_not_found`, `refund_not_open`. */
export async function readRefundable(shop: Db, actor: Actor, parcelId: number): Promise<Refundable> {
  const parcel = await storeAndOrderOf(shop, parcelId)
  if (!parcel || !isPackedBy(parcel, actor)) throw new Refusal('parcel_not_found')
  const sold = await parcelToRefund(shop, parcelId)
  const lines = sold.lines.map(({ lineId, productName, size, kept, refunded }) => ({
    ...{ lineId, productName, size, left: kept - refunded },
  }))
  return { parcelId, lines, shippingLeft: takaOf(shippingLeft(sold)) }
}

interface Asked {
  state: RefundState
  limit: number
  cursor?: string | undefined
}

/** Owed ones by when they are due, the others newest first. Refuses a malformed cursor. */
export async function listRefunds(db: Db, actor: Actor, { state, limit, cursor }: Asked): Promise<Page<Refund>> {
  const shown = (refund: RefundRecord) => shownTo(actor, refund)
  if (state === 'owed') {
    const found = await owedPage(db, { after: placeIn(cursor), limit: limit + 1 })
    return pageFrom(found, limit, shown, ({ dueAt, id }) => `${Date.parse(dueAt)}-${id}`)
  }
  const found = await refundsPage(db, state, { before: idBefore(cursor), limit: limit + 1 })
  return pageFrom(found, limit, shown, ({ id }) => String(id))
}

function placeIn(cursor: string | undefined): Place | undefined {
  if (cursor === undefined) return undefined
  const [, ms, id] = /^(\d{1,14})-(\d{1,15})$/.exec(cursor) ?? []
  if (ms === undefined || id === undefined) throw notACursor()
  return { dueAt: new Date(Number(ms)), id: Number(id) }
}

export async function readRefundStanding(db: Db): Promise<RefundStanding> {
  const { owed, late, poisha } = await owedNow(db)
  return { owed, late, amount: takaOf(poisha) }
}

function shownTo(actor: Actor, refund: RefundRecord): Refund {
  const { vendorId, collectsFor, amountPoisha, shippingPoisha, grantedAt, dueAt, ...others } = refund
  const { cancelledAt, cancelledBecause, lines, payments, ...facts } = others
  const mayStorePay = collectsFor === 'store'
  const isOfStore = mayStorePay && vendorId === actor.vendor?.id && actor.vendor.status === 'Approved'
  return {
    ...{ ...facts, amount: takaOf(amountPoisha), shipping: takaOf(shippingPoisha), mayStorePay },
    ...{ grantedAt: iso(grantedAt), dueAt: iso(dueAt) },
    lines: lines.map(({ amountPoisha: poisha, ...line }) => ({ ...line, amount: takaOf(poisha) })),
    payments: payments.map(({ at, failedAt, failedBecause, ...payment }) => ({
      ...{ ...payment, at: iso(at) },
      failed: failedAt === null ? null : { at: iso(failedAt), because: failedBecause },
    })),
    cancelled: cancelledAt === null ? null : { at: iso(cancelledAt), because: cancelledBecause },
    mayPay: facts.state === 'owed' && (actor.role === 'Admin' || isOfStore),
  }
}

function iso(moment: string): string {
  return new Date(moment).toISOString()
}
