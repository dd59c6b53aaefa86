import { m } from '#messages'
import { pathOf } from '../order-blocks.ts'
import { parcelsAt } from '../parcels.queries.ts'
import { plainNotification } from '../plain-notification.ts'
import { customerOf } from '../recipients.queries.ts'
import type { Kind } from './kind.ts'

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
