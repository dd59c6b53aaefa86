import type { EventPayload } from '#contract/events'
import type { Order } from '#contract/orders'
import { formatTaka } from '#contract/values/money'
import { m } from '#messages'
import { readOrder } from '../../orders/read-order.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Db } from '../../platform/database/db.ts'
import type { MailContent } from '../../platform/mail/content.ts'
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
import { type StoreToNotify, storesOf } from '../recipients.queries.ts'
import type { Kind, Notification, NotificationOptions } from './kind.ts'

/** To each store of the order, its own parcel; without what was cancelled meanwhile. */
export const orderToPack: Kind<'order.placed'> = {
  name: 'order_to_pack',
  event: 'order.placed',
  audience: 'stores',
  title: m.kind_order_to_pack,
  ways: { mail: 'on', sms: 'off', bell: 'on' },
  async tell(tx, { payload: { orderId } }, options) {
    const tellings: Notification[] = []
    for (const store of await storesOf(tx, orderId)) tellings.push(...(await toStore(tx, orderId, store, options)))
    return tellings
  },
}

async function toStore(
  tx: Db,
  orderId: number,
  { vendorId, recipients }: StoreToNotify,
  { publicUrl }: NotificationOptions,
): Promise<Notification[]> {
  const order = await readOrder(tx, packer(vendorId), orderId)
  const [parcel] = order.parcels
  if (!parcel || parcel.status === 'Cancelled') return []
  const pieces = parcel.items.reduce((sum, { quantity }) => sum + quantity, 0)
  return recipients.map((to) => ({
    to,
    orderId,
    sum: formatTaka(parcel.toCollect.total),
    mail: () => mailOf(order, parcel, publicUrl),
    sms: () => m.sms_order_to_pack({ orderId, count: pieces, shown: pieces }),
    bell: () => ({ text: m.bell_order_to_pack({ orderId, count: pieces, shown: pieces }), path: pathOf(orderId) }),
  }))
}

/** A store, and nobody’s account: also the store of somebody who bought in it sees its own parcel alone. */
function packer(vendorId: number): Actor {
  return { id: 0, role: 'Vendor', vendor: { id: vendorId, status: 'Approved' } }
}

/** The order as the store sees it: its own parcel alone, and of the customer what delivery needs. */
function mailOf(order: Order, parcel: Parcel, publicUrl: string | undefined): MailContent {
  const { storeName } = parcel
  const title = m.mail_to_pack({ orderId: order.id })
  const notes = order.notes ? [{ name: m.ui_notes(), text: order.notes }] : []
  return {
    subject: title,
    title,
    blocks: [
      { kind: 'words', text: m.mail_ordered_from({ storeName, moment: momentOf(order) }) },
      linesOf(parcel),
      { kind: 'figures', figures: collectedOf(parcel) },
      { kind: 'words', text: m.mail_store_is_paid() },
      { kind: 'heading', text: m.ui_deliver() },
      { kind: 'facts', facts: [...deliveryOf(order), ...notes] },
      wayTo(order, publicUrl),
    ],
    foot: m.mail_why_store({ storeName }),
  }
}

function collectedOf({ total, toCollect }: Parcel): Figure[] {
  return [
    { name: m.ui_parcel(), amount: formatTaka(total) },
    ...toCollect.adjustments.map(adjustmentOf),
    ...(toCollect.shipping > 0 ? [{ name: m.ui_shipping(), amount: formatTaka(toCollect.shipping) }] : []),
    ...(toCollect.rounding < 0 ? [{ name: m.orders_rounding(), amount: formatTaka(toCollect.rounding) }] : []),
    { name: m.ui_amount_collect(), amount: formatTaka(toCollect.total), isSum: true },
  ]
}

/** To each store whose parcel somebody else cancelled: nothing is to be packed. */
export const orderNotToPack: Kind<'order.cancelled'> = {
  name: 'order_not_to_pack',
  event: 'order.cancelled',
  audience: 'stores',
  title: m.kind_order_not_to_pack,
  ways: { mail: 'must', sms: 'on', bell: 'on' },
  async tell(tx, { payload: { orderId, parcelIds, by } }, { publicUrl }) {
    if (by === 'store') return []
    // What was called back on its way is packed already.
    const unsent = (await parcelsAt(tx, parcelIds, 'cancelled')).map(({ parcelId }) => parcelId)
    const stores = (await storesOf(tx, orderId)).filter(({ parcelId }) => unsent.includes(parcelId))
    const reason = await reasonOfCancelled(tx, parcelIds)
    const subject = m.message_not_to_pack({ orderId })
    const way = { text: m.ui_see_order(), path: pathOf(orderId) }
    return stores.flatMap(({ recipients, storeName }) => {
      const who = whoWords(by, storeName)
      const words = [who, reason && m.message_reason({ reason })]
      return recipients.map((to) => ({
        to,
        orderId,
        ...plainNotification({ subject, words, way, publicUrl, foot: m.mail_why_your_store({ storeName }) }),
        sms: () => m.sms_not_to_pack({ orderId }),
      }))
    })
  },
}

function whoWords(by: EventPayload<'order.cancelled'>['by'], storeName: string): string {
  if (by === 'clock') return m.message_cancelled_as_unconfirmed()
  return by === 'customer' ? m.message_cancelled_by_customer() : m.message_cancelled_by_shop({ storeName })
}
