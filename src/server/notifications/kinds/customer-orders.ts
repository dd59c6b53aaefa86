import type { EventPayload } from '#contract/events'
import type { Order } from '#contract/orders'
import { deliveredWithin } from '#contract/values/delivered-within'
import { formatTaka, sumOfTaka } from '#contract/values/money'
import { m } from '#messages'
import { readDeliveryDays } from '../../deadlines/delivery-times.ts'
import { isUnproven } from '../../messaging/recipient.ts'
import { readOrder } from '../../orders/read-order.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Block, MailContent } from '../../platform/mail/content.ts'
import {
  adjustmentOf,
  deliveryOf,
  type Figure,
  linesOf,
  momentOf,
  type Parcel,
  pathOf,
  wayTo,
} from '../order-blocks.ts'
import { parcelsAt, reasonOfCancelled } from '../parcels.queries.ts'
import { plainNotification } from '../plain-notification.ts'
import { customerOf, storesOf } from '../recipients.queries.ts'
import type { Kind } from './kind.ts'
import { onceUnlessProven } from './most-a-day.ts'

/** To the customer, what they ordered and what they pay. */
export const orderPlaced: Kind<'order.placed'> = {
  name: 'order_placed',
  event: 'order.placed',
  audience: 'everyone',
  title: m.kind_order_placed,
  ways: { mail: 'must', sms: 'on', bell: 'on' },
  async tell(tx, { payload: { orderId } }, { publicUrl }) {
    const customer = await customerOf(tx, orderId)
    if (!customer) return []
    const order = await readOrder(tx, shopper(customer.accountId), orderId)
    if (order.status === 'Cancelled') return []
    const total = formatTaka(cashOf(order))
    const within = deliveredWithin(await readDeliveryDays(tx), order.customer.city)
    return [
      {
        to: customer,
        orderId,
        ...onceUnlessProven(customer),
        mail: () => (isUnproven(customer, 'mail') ? briefMailOf(order, publicUrl) : mailOf(order, within, publicUrl)),
        sms: () => m.sms_order_placed({ orderId, total }),
        bell: () => ({ text: m.bell_order_placed({ orderId, total }), path: pathOf(orderId) }),
      },
    ]
  },
}

/** Who reads the order decides what is in it (orders/read-order.ts): its customer. */
function shopper(id: number): Actor {
  return { id, role: 'User', vendor: null }
}

function mailOf(order: Order, within: string, publicUrl: string | undefined): MailContent {
  const isSplit = order.parcels.length > 1
  const [orderId, total] = [order.id, formatTaka(cashOf(order))]
  return {
    subject: m.mail_your_order({ orderId }),
    title: m.ui_confirmation_title(),
    blocks: [
      { kind: 'words', text: m.mail_order_of({ orderId, moment: momentOf(order) }) },
      ...order.parcels.flatMap((parcel) => ofParcel(parcel, isSplit)),
      { kind: 'heading', text: m.ui_total() },
      { kind: 'figures', figures: figuresOf(order) },
      { kind: 'words', text: isSplit ? m.mail_pay_several({ total }) : m.mail_pay_one({ total }) },
      ...(Number.isInteger(order.total) ? [] : [{ kind: 'words', text: m.orders_whole_taka() } as const]),
      { kind: 'heading', text: m.ui_what_happens_next() },
      {
        kind: 'words',
        text: `${isSplit ? m.mail_next_several({ parcels: order.parcels.length }) : m.ui_store_confirms_packs()} ${within}`,
      },
      { kind: 'heading', text: m.ui_deliver() },
      { kind: 'facts', facts: deliveryOf(order) },
      wayTo(order, publicUrl),
    ],
    foot: m.mail_why_customer(),
  }
}

/** What its doors are asked for together, in taka. */
function cashOf({ parcels }: Order): number {
  return sumOfTaka(parcels.map(({ toCollect }) => toCollect.total))
}

/** To an email that nobody has shown to be theirs: anybody may have typed it, with whatever words in name, address and notes (decision 084). */
function briefMailOf(order: Order, publicUrl: string | undefined): MailContent {
  const orderId = order.id
  return {
    subject: m.mail_your_order({ orderId }),
    title: m.ui_confirmation_title(),
    blocks: [
      { kind: 'words', text: m.mail_order_of_total({ orderId, total: formatTaka(cashOf(order)) }) },
      wayTo(order, publicUrl),
      { kind: 'words', text: m.mail_unproven_words() },
    ],
    foot: m.mail_why_customer(),
  }
}

function ofParcel(parcel: Parcel, isSplit: boolean): Block[] {
  const heading: Block = { kind: 'heading', text: m.ui_from_storename({ storeName: parcel.storeName }) }
  return [heading, linesOf(parcel), ...(isSplit ? [{ kind: 'words', text: dueAtTheDoor(parcel) } as const] : [])]
}

function dueAtTheDoor({ toCollect }: Parcel): string {
  const [total, shipping] = [formatTaka(toCollect.total), formatTaka(toCollect.shipping)]
  return toCollect.shipping > 0 ? m.mail_due_with_shipping({ total, shipping }) : m.mail_due({ total })
}

function figuresOf(order: Order): Figure[] {
  return [
    { name: m.ui_subtotal(), amount: formatTaka(order.itemsTotal) },
    ...order.adjustments.map(adjustmentOf),
    { name: m.ui_shipping(), amount: formatTaka(order.shipping) },
    { name: m.ui_total(), amount: formatTaka(order.total), isSum: true },
  ]
}

/** To the customer: a parcel, or all of an order, was delivered; a part of one is told by a kind of its own. */
export const orderCompleted: Kind<'order.completed'> = {
  name: 'order_completed',
  event: 'order.completed',
  audience: 'everyone',
  title: m.kind_order_completed,
  ways: { mail: 'on', sms: 'off', bell: 'on' },
  async tell(tx, { payload: { orderId, parcelIds } }, { publicUrl }) {
    const customer = await customerOf(tx, orderId)
    if (!customer) return []
    const parcels = await parcelsAt(tx, parcelIds, 'delivered')
    if (parcels.length === 0) return []
    const subject = m.message_order_completed({ orderId })
    const words = parcels.map(({ storeName }) => m.message_parcel_completed({ storeName }))
    const way = { text: m.ui_see_order(), path: pathOf(orderId) }
    return [
      {
        to: customer,
        orderId,
        ...plainNotification({ subject, words, way, publicUrl, foot: m.mail_why_customer() }),
        sms: () => m.sms_order_completed({ orderId }),
      },
    ]
  },
}

/** To the customer: what was cancelled, by whom and why, and that nothing is to pay for it. */
export const orderCancelled: Kind<'order.cancelled'> = {
  name: 'order_cancelled',
  event: 'order.cancelled',
  audience: 'everyone',
  title: m.kind_order_cancelled,
  ways: { mail: 'must', sms: 'on', bell: 'on' },
  async tell(tx, { payload: { orderId, parcelIds, by } }, { publicUrl }) {
    const customer = await customerOf(tx, orderId)
    if (!customer) return []
    const stores = await storesOf(tx, orderId)
    const cancelled = stores.filter(({ parcelId }) => parcelIds.includes(parcelId)).map(({ storeName }) => storeName)
    const [reason, isWhole] = [await reasonOfCancelled(tx, parcelIds), cancelled.length === stores.length]
    const subject = isWhole ? m.message_order_cancelled({ orderId }) : m.message_parcel_cancelled({ orderId })
    // Whoever cancels may write what they like as a reason; the clock writes none.
    const told =
      isUnproven(customer, 'mail') && by !== 'clock'
        ? []
        : [...cancelled.map((storeName) => whoWords(by, storeName)), reason && m.message_reason({ reason })]
    const words = [...told, m.message_nothing_to_pay()]
    const smsReason = isUnproven(customer, 'sms') ? '' : reason
    const way = { text: m.ui_see_order(), path: pathOf(orderId) }
    return [
      {
        to: customer,
        orderId,
        ...onceUnlessProven(customer),
        ...plainNotification({ subject, words, way, publicUrl, foot: m.mail_why_customer() }),
        // Who did it knows.
        ...(by === 'customer' ? {} : { sms: () => smsWords(orderId, isWhole, smsReason) }),
        bell: () => ({ text: reason ? `${subject}. ${m.message_reason({ reason })}` : subject, path: way.path }),
      },
    ]
  },
}

function whoWords(by: EventPayload<'order.cancelled'>['by'], storeName: string): string {
  if (by === 'clock') return m.message_cancelled_unconfirmed({ storeName })
  if (by === 'customer') return m.message_cancelled_by_you({ storeName })
  return by === 'store' ? m.message_cancelled_by_store({ storeName }) : m.message_cancelled_by_shop({ storeName })
}

function smsWords(orderId: number, isWhole: boolean, reason: string): string {
  const words = isWhole ? m.sms_order_cancelled({ orderId }) : m.sms_parcel_cancelled({ orderId })
  return reason ? `${words} ${m.message_reason({ reason })}` : words
}
