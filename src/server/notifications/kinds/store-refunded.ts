import { formatTaka, takaOf } from '#contract/values/money'
import { m } from '#messages'
import { pathOf } from '../order-blocks.ts'
import { plainNotification } from '../plain-notification.ts'
import { storeToTell } from '../recipients.queries.ts'
import { refundOfStore } from '../refunds.queries.ts'
import type { Kind } from './kind.ts'

/** To the store, unless it granted it itself: what of its sale is given back, and what that costs it. */
export const storeRefunded: Kind<'refund.granted'> = {
  name: 'store_refunded',
  event: 'refund.granted',
  audience: 'stores',
  title: m.kind_store_refunded,
  ways: { mail: 'on', bell: 'on' },
  async tell(tx, { payload: { refundId, orderId } }, { publicUrl }) {
    const refund = await refundOfStore(tx, refundId)
    const store = refund && (await storeToTell(tx, refund.vendorId))
    if (!store) return []
    const { storeName, recipients } = store
    const amount = formatTaka(takaOf(refund.amountPoisha))
    const pieces = refund.pieces.map((each) => m.orders_kept_pieces(each)).join('; ')
    const note = {
      subject: m.message_store_refunded({ orderId, amount }),
      words: [
        m.message_refund_granted_for({ pieces }),
        m.message_reason({ reason: refund.reason }),
        m.message_store_refunded_costs({ amount: formatTaka(takaOf(refund.costPoisha)) }),
      ],
      way: { text: m.ui_see_order(), path: pathOf(orderId) },
      publicUrl,
      foot: m.mail_why_your_store({ storeName }),
    }
    return recipients.map((to) => ({ to, orderId, ...plainNotification(note) }))
  },
}
