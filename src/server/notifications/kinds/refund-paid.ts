import { formatTaka, takaOf } from '#contract/values/money'
import { REFUND_WAY_WORDS } from '#contract/values/refund-words'
import { m } from '#messages'
import { pathOf } from '../order-blocks.ts'
import { plainNotification } from '../plain-notification.ts'
import { customerOf } from '../recipients.queries.ts'
import { refundToTell } from '../refunds.queries.ts'
import type { Kind } from './kind.ts'

/** To the customer: what was given back, by which way and reference; nothing, where the payment has failed meanwhile. */
export const refundPaid: Kind<'refund.paid'> = {
  name: 'refund_paid',
  event: 'refund.paid',
  audience: 'everyone',
  title: m.kind_refund_paid,
  ways: { mail: 'must', sms: 'on', bell: 'on' },
  async tell(tx, { payload: { refundId, orderId } }, { publicUrl }) {
    const refund = await refundToTell(tx, refundId)
    const customer = refund && (await customerOf(tx, orderId))
    if (!customer || !refund.way || !refund.reference) return []
    const amount = formatTaka(takaOf(refund.amountPoisha))
    const by = { way: REFUND_WAY_WORDS[refund.way], reference: refund.reference }
    const note = {
      subject: m.message_refund_paid({ orderId, amount }),
      words: [m.message_refund_paid_by(by)],
      way: { text: m.ui_see_order(), path: pathOf(orderId) },
      publicUrl,
      foot: m.mail_why_customer(),
    }
    return [
      { to: customer, orderId, ...plainNotification(note), sms: () => m.sms_refund_paid({ orderId, amount, ...by }) },
    ]
  },
}
