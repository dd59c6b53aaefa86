import type { EventPayload } from '#contract/events'
import { m } from '#messages'
import { isUnproven } from '../../messaging/recipient.ts'
import { reasonOfCancelled } from '../cancelled.queries.ts'
import { pathOf } from '../order-blocks.ts'
import { plainNotification } from '../plain-notification.ts'
import { customerOf, storesOf } from '../recipients.queries.ts'
import type { Kind } from './kind.ts'
import { onceUnlessProven } from './most-a-day.ts'

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
