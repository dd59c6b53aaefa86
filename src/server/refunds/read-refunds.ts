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
import { needsAnotherAdmin } from '../users/four-eyes.ts'
import { payingRecords } from './paying.queries.ts'
import { parcelToRefund, shippingLeftTo } from './refund-of-parcel.ts'
import {
  type Cursor,
  owedNow,
  owedPage,
  type RefundRecord,
  refundOf,
  refundsOfOrder,
  refundsPage,
} from './refunds.queries.ts'

/** Oldest first, of what the actor sees of the order. Refuses `order_not_found`, also for another’s. */
export async function listOrderRefunds(db: Db, actor: Actor, orderId: number): Promise<{ refunds: Refund[] }> {
  const { isMine } = await readOrder(db, actor, orderId)
  const whose = isMine || actor.role === 'Admin' ? undefined : actor.vendor?.id
  return { refunds: await shownTo(db, actor, await refundsOfOrder(db, orderId, whose)) }
}

/** Refuses `refund_not_found`. */
export async function readRefund(db: Db, actor: Actor, id: number): Promise<Refund> {
  const refund = await refundOf(db, id)
  const [read] = refund ? await shownTo(db, actor, [refund]) : []
  if (!read) throw new Refusal('refund_not_found')
  return read
}

/** Refuses `parcel_not_found`, `refund_not_open`. */
export async function readRefundable(shop: Db, actor: Actor, parcelId: number): Promise<Refundable> {
  const parcel = await storeAndOrderOf(shop, parcelId)
  if (!parcel || !isPackedBy(parcel, actor)) throw new Refusal('parcel_not_found')
  const sold = await parcelToRefund(shop, parcelId)
  const lines = sold.lines.map(({ lineId, productName, size, kept, refunded }) => ({
    lineId,
    productName,
    size,
    left: kept - refunded,
  }))
  return { parcelId, lines, shippingLeft: takaOf(shippingLeftTo(actor, sold)) }
}

interface Asked {
  state: RefundState
  limit: number
  cursor?: string | undefined
}

/** Owed ones by when they are due, the others newest first. Refuses a malformed cursor. */
export async function listRefunds(db: Db, actor: Actor, { state, limit, cursor }: Asked): Promise<Page<Refund>> {
  const page = await (state === 'owed' ? owedRecords : recordsIn)(db, { state, limit, cursor })
  return { ...page, items: await shownTo(db, actor, page.items) }
}

async function owedRecords(db: Db, { limit, cursor }: Asked): Promise<Page<RefundRecord>> {
  const found = await owedPage(db, { after: placeIn(cursor), limit: limit + 1 })
  return pageFrom(found, limit, same, ({ dueAt, id }) => `${Date.parse(dueAt)}-${id}`)
}

async function recordsIn(db: Db, { state, limit, cursor }: Asked): Promise<Page<RefundRecord>> {
  const found = await refundsPage(db, state, { before: idBefore(cursor), limit: limit + 1 })
  return pageFrom(found, limit, same, ({ id }) => String(id))
}

const same = (record: RefundRecord) => record

function placeIn(cursor: string | undefined): Cursor | undefined {
  if (cursor === undefined) return undefined
  const [, ms, id] = /^(\d{1,14})-(\d{1,15})$/.exec(cursor) ?? []
  if (ms === undefined || id === undefined) throw notACursor()
  return { dueAt: new Date(Number(ms)), id: Number(id) }
}

export async function readRefundStanding(db: Db): Promise<RefundStanding> {
  const { owed, late, poisha } = await owedNow(db)
  return { owed, late, amount: takaOf(poisha) }
}

/** With what an admin looks at before paying. */
async function shownTo(db: Db, actor: Actor, refunds: RefundRecord[]): Promise<Refund[]> {
  const isAdmin = actor.role === 'Admin'
  const records = isAdmin
    ? await payingRecords(
        db,
        refunds.map(({ id }) => id),
      )
    : []
  const isOneOfTheirs = records.some(({ grantedById }) => grantedById === actor.id)
  const hasOther = isOneOfTheirs && (await needsAnotherAdmin(db, actor))
  const toPay = new Map(
    records.map(({ refundId, grantedById, balancePoisha, ...facts }) => [
      refundId,
      { ...facts, balance: takaOf(balancePoisha), needsAnother: hasOther && grantedById === actor.id },
    ]),
  )
  return refunds.map((refund) => shown(actor, refund, toPay.get(refund.id) ?? null))
}

function shown(actor: Actor, refund: RefundRecord, toPay: Refund['toPay']): Refund {
  const { vendorId, collectsFor, amountPoisha, shippingPoisha, grantedAt, dueAt, ...others } = refund
  const { cancelledAt, cancelledBecause, lines, payments, ...facts } = others
  const mayStorePay = collectsFor === 'store'
  const isOfStore = mayStorePay && vendorId === actor.vendor?.id && actor.vendor.status === 'Approved'
  return {
    ...facts,
    amount: takaOf(amountPoisha),
    shipping: takaOf(shippingPoisha),
    mayStorePay,
    toPay,
    grantedAt: iso(grantedAt),
    dueAt: iso(dueAt),
    lines: lines.map(({ amountPoisha: poisha, ...line }) => ({ ...line, amount: takaOf(poisha) })),
    payments: payments.map(({ at, failedAt, failedBecause, ...payment }) => ({
      ...payment,
      at: iso(at),
      failed: failedAt === null ? null : { at: iso(failedAt), because: failedBecause },
    })),
    cancelled: cancelledAt === null ? null : { at: iso(cancelledAt), because: cancelledBecause },
    mayPay: facts.state === 'owed' && (actor.role === 'Admin' ? !toPay?.needsAnother : isOfStore),
  }
}

function iso(moment: string): string {
  return new Date(moment).toISOString()
}
