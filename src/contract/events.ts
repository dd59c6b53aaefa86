import * as z from 'zod/mini'
import { id } from './machinery/fields.ts'
import { DEADLINE_KINDS } from './values/deadlines.ts'
import { SIZES } from './values/sizes.ts'
import { MOVERS, STAGES } from './values/stages.ts'

const promises = z.array(z.object({ parcelId: id, kind: z.enum(DEADLINE_KINDS) }))

/** Domain events (decision 029). Ids alone; fields are only ever added, as a newer version delivers older events. */
export const events = {
  /** A customer has placed an order; told once for each order, however often its request is repeated. */
  'order.placed': z.object({ orderId: id }),
  /** Parcels of an order were delivered, whole or in part, or cancelled by its customer, a store, an admin (`shop`), or the clock as no store confirmed them. */
  'order.completed': z.object({ orderId: id, parcelIds: z.array(id) }),
  'order.cancelled': z.object({
    orderId: id,
    parcelIds: z.array(id),
    by: z.enum(['customer', 'store', 'shop', 'clock']),
  }),
  /** Parcels of an order were brought to a stage, those two among them. */
  'parcel.moved': z.object({
    orderId: id,
    parcelIds: z.array(id),
    stage: z.enum(STAGES),
    by: z.enum(MOVERS),
  }),
  /** A company said that a part was kept, and not which or what it came to: their store is asked. They stay where they are until then. */
  'parcel.told_in_part': z.object({ orderId: id, parcelIds: z.array(id) }),
  /** It is known by now: somebody of the store, or an admin, said which pieces of a part were kept. */
  'parcel.kept_known': z.object({ orderId: id, parcelIds: z.array(id) }),
  /** Deadlines of a store are missed: all that were at once. Once for each deadline. The name is stored, and known to stores’ webhooks. */
  'promise.broken': z.object({ vendorId: id, promises }),
  /** It is still late days afterwards, at whichever stores. Once for each deadline. */
  'promise.escalated': z.object({ promises }),
  /** A store waits for a decision: a new one, or one that was rejected and asks anew. */
  'vendor.waiting': z.object({ vendorId: id }),
  'vendor.approved': z.object({ vendorId: id }),
  'vendor.rejected': z.object({ vendorId: id }),
  /** A statement of a store was closed. */
  'statement.closed': z.object({ vendorId: id, statementId: id }),
  /** A payout to a store was paid; what was approved or paid came back. */
  'payout.paid': z.object({ vendorId: id, payoutId: id }),
  'payout.failed': z.object({ vendorId: id, payoutId: id }),
  /** Money of a store is late by the deadline of the settings: of those parcels that became so, once until it is paid. The same of all stores. */
  'payout.late': z.object({ vendorId: id, parcelIds: z.array(id) }),
  'payout.escalated': z.object({ parcelIds: z.array(id) }),
  /** By a statement that was just closed a store owes the shop more than admins let pass. Once for each statement. */
  'store.owes': z.object({ vendorId: id, statementId: id }),
  /** A store takes no new orders, as it owed too much for too long; it takes them again. */
  'store.paused': z.object({ vendorId: id, debtId: id }),
  'store.resumed': z.object({ vendorId: id, debtId: id }),
  /** What was recorded as paid by a store was a mistake: it owes that again. */
  'store.payment_taken_back': z.object({ vendorId: id, paymentId: id }),
  /** A store that has a payout account handed in another: payouts wait. */
  'store.account_changed': z.object({ vendorId: id, payoutAccountId: id }),
  /** A refund is owed to a shopper from now on; it was paid. */
  'refund.granted': z.object({ refundId: id, orderId: id }),
  'refund.paid': z.object({ refundId: id, orderId: id }),
  /** That payment of it did not arrive: it is owed again. It is not owed any more, and was never paid. */
  'refund.failed': z.object({ refundId: id, orderId: id, paymentId: id }),
  'refund.cancelled': z.object({ refundId: id, orderId: id }),
  /** Few pieces are left of a size; not again until it had more, and once a day at the most unless its store filled it up. */
  'stock.low': z.object({ productId: id, size: z.enum(SIZES) }),
  /** An account, a phone or an address has much of what a store has counted on order: `orderId` is its last. Once a day each. */
  'stock.held': z.object({ orderId: id, vendorId: id, by: z.enum(['account', 'phone', 'place']) }),
  /** A job was given up, and waits for an admin. */
  'job.failed': z.object({ jobId: id }),
  /** An account became an admin or ceased to be one, by another: `promoted` and `demoted` by its role. */
  'admin.changed': z.object({
    accountId: id,
    by: id,
    change: z.enum(['promoted', 'demoted', 'activated', 'deactivated', 'deleted', 'two_step_off']),
  }),
  'account.password_changed': z.object({ accountId: id }),
  /** Two-step login of an account was turned on or off, by itself or by an admin. */
  'account.two_step_changed': z.object({ accountId: id, isOn: z.boolean(), by: z.enum(['owner', 'shop']) }),
  /** Somebody logged in from a device that the account did not know. */
  'account.new_device': z.object({ accountId: id, sessionId: id }),
  /** An address that was told of events was switched off, as nothing arrived there; `vendorId` is null for the shop’s own. */
  'webhook.disabled': z.object({ webhookId: id, vendorId: z.nullable(id) }),
  /** An account with a courier company was set up or changed; `vendorId` is null for the shop’s own. */
  'courier.account_saved': z.object({ courierAccountId: id, vendorId: z.nullable(id) }),
  /** A courier company does not know an account any more; `vendorId` is null for the shop’s own, once until it is set right. */
  'courier.refused': z.object({ courierAccountId: id, vendorId: z.nullable(id) }),
  /** Most of what may be spent on SMS today is spent, or of the codes by SMS are sent. Once a day each. */
  'sms.nearly_spent': z.object({ of: z.optional(z.enum(['money', 'codes'])) }),
  /** An account has another email, confirmed there; the old one is told, and can undo it. */
  'account.email_changed': z.object({ accountId: id, changeId: id }),
  'account.phone_changed': z.object({ accountId: id, changeId: id }),
  /** Its email was shown to be its owner’s for the first time: what was added before is gone. */
  'account.first_proof': z.object({ accountId: id }),
} as const

export type EventName = keyof typeof events
export type EventPayload<Name extends EventName> = z.infer<(typeof events)[Name]>
