import type { Order } from '#contract/orders'
import { deliveredWithin } from '#contract/values/delivered-within'
import { formatTaka, sumOfTaka } from '#contract/values/money'
import { m } from '#messages'
import { isUnproven } from '../../messaging/recipient.ts'
import { readOrder } from '../../orders/read-order.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Block, MailContent } from '../../platform/mail/content.ts'
import { readDeliveryDays } from '../../promises/delivery-times.ts'
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
import { customerOf } from '../recipients.queries.ts'
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
