import type { Refund, RefundQuote } from '#contract/refunds'
import { exactPoisha, takaOf } from '#contract/values/money'
import { record } from '../audit/record.ts'
import { post } from '../ledger/post.queries.ts'
import { postedToStore } from '../ledger/posted.queries.ts'
import { isPackedBy } from '../orders/may-move.ts'
import { storeAndOrderOf } from '../orders/parcels.queries.ts'
import { holdParcel } from '../parcels/hold-parcel.ts'
import type { RefundableParcel } from '../parcels/refundable-parcel.queries.ts'
import type { Actor } from '../platform/actor.ts'
import { type Db, transact } from '../platform/database/db.ts'
import { emit } from '../platform/events/emit.ts'
import { addJob } from '../platform/jobs/add-job.ts'
import { Refusal } from '../platform/refusal.ts'
import { parcelSubject } from '../postings/delivery-journals.ts'
import { readSettings } from '../settings/read-settings.ts'
import { companiesPaying, lockCompany } from '../settlements/rows.queries.ts'
import { insertRefund } from './granting.queries.ts'
import { readRefund } from './read-refunds.ts'
import { refundJournals, type StoreAccount } from './refund-journals.ts'
import {
  parcelToRefund,
  type RefundedCommission,
  refundOfParcel,
  requireOwnShipping,
  type Wanted,
} from './refund-of-parcel.ts'
import { REPOST_GRANTED } from './refunds.jobs.ts'
import { type RefundRecord, refundOfKey } from './refunds.queries.ts'

interface Press extends Wanted {
  reason: string
  /** Taka, as the quote said it. */
  amount: number
  /** Of this press: again, it is the refund that it granted. */
  key: string
}

/** Before it is granted. Refuses `parcel_not_found`, `refund_not_open`, and what is not left or the shop’s, at its field. */
export async function quoteRefund(shop: Db, actor: Actor, parcelId: number, wanted: Wanted): Promise<RefundQuote> {
  const parcel = await storeAndOrderOf(shop, parcelId)
  if (!parcel || !isPackedBy(parcel, actor)) throw new Refusal('parcel_not_found')
  const sold = await parcelToRefund(shop, parcelId)
  requireOwnShipping(actor, sold, wanted)
  const refund = refundOfParcel(sold, wanted, await commissionPolicy(shop))
  return {
    amount: takaOf(refund.goodsPoisha + refund.shippingPoisha),
    shipping: takaOf(refund.shippingPoisha),
    lines: refund.shares.map(({ lineId, quantity, poisha }) => ({ lineId, quantity, amount: takaOf(poisha) })),
    fromStore: takaOf(refund.storePoisha),
    commissionBack: takaOf(refund.commissionPoisha + refund.commissionVatPoisha),
  }
}

/**
 * A refund of pieces that were kept is owed to the shopper from now on: by an admin, or by the store of the parcel. Holds the order, then
 * who settles its cash, and posts last. As the shop: no store writes refunds by itself. Refuses `parcel_not_found`, `vendor_pending`,
 * `vendor_rejected`, `refund_not_open`, `refund_changed`, `idempotency_key_reused`, and what is not left, at its field.
 */
export async function grantRefund(shop: Db, actor: Actor, parcelId: number, press: Press): Promise<Refund> {
  return await transact(shop, async (tx) => {
    await holdParcel(tx, actor, parcelId)
    const earlier = await refundOfKey(tx, parcelId, press.key)
    if (earlier) return await readRefund(tx, actor, idOfSame(earlier, press))
    const sold = await parcelToRefund(tx, parcelId)
    requireOwnShipping(actor, sold, press)
    const refund = refundOfParcel(sold, press, await commissionPolicy(tx))
    const amountPoisha = refund.goodsPoisha + refund.shippingPoisha
    if (amountPoisha !== exactPoisha(press.amount)) throw new Refusal('refund_changed')
    const { orderId, customerId, vendorId, storeName } = sold
    const account = await accountOf(tx, parcelId, sold)
    const made = { ...refund, parcelId, orderId, customerId, vendorId, amountPoisha }
    const refundId = await insertRefund(tx, { ...made, key: press.key, reason: press.reason, grantedBy: actor.id })
    await record(tx, actor, {
      action: 'create',
      subject: 'refund',
      subjectId: refundId,
      subjectName: storeName,
      before: null,
      after: { refundState: 'owed', amountPoisha, reason: press.reason },
    })
    await emit(tx, 'refund.granted', { refundId, orderId })
    // Where the shop keeps its commission, it is more than what is pending: the store owes that, though its courier paid too little.
    if (account === 'vendor_pending') await addJob(tx, REPOST_GRANTED, { refundId, parcelId })
    await post(tx, refundJournals({ ...made, refundId, account }))
    return await readRefund(tx, actor, refundId)
  })
}

/** Refuses another press with its key. */
function idOfSame({ id, reason, lines, shippingPoisha }: RefundRecord, press: Press): number {
  const said = lines.map(({ lineId, quantity }) => `${lineId} ${quantity}`).toSorted()
  const asked = press.lines.filter(({ quantity }) => quantity > 0)
  const isSame =
    said.join() ===
    asked
      .map(({ lineId, quantity }) => `${lineId} ${quantity}`)
      .toSorted()
      .join()
  if (!isSame || reason !== press.reason || press.withShipping !== shippingPoisha > 0)
    throw new Refusal('idempotency_key_reused')
  return id
}

/** By the setting of this moment, looked at in the transaction: the same whoever grants, so that no store has to ask an admin for it. */
async function commissionPolicy(db: Db): Promise<RefundedCommission> {
  return (await readSettings(db)).refundedCommission === 'none' ? 'none' : 'whole'
}

/** Where the store’s share of it stands. Whoever settles its cash waits, so that it is not moved meanwhile. */
async function accountOf(
  tx: Db,
  parcelId: number,
  { collectsFor, vendorId, isHouse }: RefundableParcel,
): Promise<StoreAccount> {
  if (isHouse) return 'sales'
  if (collectsFor === 'store') return 'vendor_owes'
  for (const company of await companiesPaying(tx, [parcelId])) await lockCompany(tx, company)
  const { pendingPoisha, payablePoisha } = await postedToStore(tx, parcelSubject(parcelId), vendorId)
  return pendingPoisha !== 0 && payablePoisha === 0 ? 'vendor_pending' : 'vendor_payable'
}
