import { formatTaka, takaOf } from '#contract/values/money'
import { m } from '#messages'
import { pathOf } from '../order-blocks.ts'
import { plainNotification } from '../plain-notification.ts'
import { customerOf } from '../recipients.queries.ts'
import { cancelledRefundToTell } from '../refunds.queries.ts'
import type { Kind } from './kind.ts'

/** To the customer: what was to be given back is not, and why. */
export const refundCancelled: Kind<'refund.cancelled'> = {
  name: 'refund_cancelled',
  event: 'refund.cancelled',
  audience: 'everyone',
  title: m.kind_refund_cancelled,
  ways: { mail: 'must', sms: 'on', bell: 'on' },
  async tell(tx, { payload: { refundId, orderId } }, { publicUrl }) {
    const refund = await cancelledRefundToTell(tx, refundId)
    const customer = refund && (await customerOf(tx, orderId))
    if (!customer) return []
    const { because: reason } = refund
    const amount = formatTaka(takaOf(refund.amountPoisha))
    const note = {
      subject: m.message_refund_cancelled({ orderId, amount }),
      words: [m.message_reason({ reason }), m.message_refund_cancelled_ask()],
      way: { text: m.ui_see_order(), path: pathOf(orderId) },
      publicUrl,
      foot: m.mail_why_customer(),
    }
    return [
      {
        to: customer,
        orderId,
        ...plainNotification(note),
        sms: () => m.sms_refund_cancelled({ orderId, amount, reason }),
      },
    ]
  },
}
