import type { EventPayload } from '#contract/events'
import { m } from '#messages'
import { reasonOfCancelled } from '../cancelled.queries.ts'
import { pathOf } from '../order-blocks.ts'
import { parcelsAt } from '../parcels.queries.ts'
import { plainNotification } from '../plain-notification.ts'
import { storesOf } from '../recipients.queries.ts'
import type { Kind } from './kind.ts'

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
