import { formatTaka, takaOf } from '#contract/values/money'
import { m } from '#messages'
import { pathOf } from '../order-blocks.ts'
import { plainNotification } from '../plain-notification.ts'
import { customerOf } from '../recipients.queries.ts'
import { failedRefundToTell } from '../refunds.queries.ts'
import type { Kind } from './kind.ts'

/** To the customer: what was said to be paid did not arrive, and why; nothing, where it was paid anew or cancelled meanwhile. */
export const refundFailed: Kind<'refund.failed'> = {
  name: 'refund_failed',
  event: 'refund.failed',
  audience: 'everyone',
  title: m.kind_refund_failed,
  ways: { mail: 'must', sms: 'on', bell: 'on' },
  async tell(tx, { payload: { paymentId, orderId } }, { publicUrl }) {
    const refund = await failedRefundToTell(tx, paymentId)
    const customer = refund && (await customerOf(tx, orderId))
    if (!customer) return []
    const { because: reason } = refund
    const amount = formatTaka(takaOf(refund.amountPoisha))
    const note = {
      subject: m.message_refund_failed({ orderId, amount }),
      words: [m.message_reason({ reason }), m.message_refund_failed_owed()],
      way: { text: m.ui_see_order(), path: pathOf(orderId) },
      publicUrl,
      foot: m.mail_why_customer(),
    }
    return [
      {
        to: customer,
        orderId,
        ...plainNotification(note),
        sms: () => m.sms_refund_failed({ orderId, amount, reason }),
      },
    ]
  },
}
