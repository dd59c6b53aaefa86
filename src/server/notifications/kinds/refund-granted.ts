import { formatTaka, takaOf } from '#contract/values/money'
import { LOCALE, m } from '#messages'
import { pathOf } from '../order-blocks.ts'
import { plainNotification } from '../plain-notification.ts'
import { customerOf } from '../recipients.queries.ts'
import { refundToTell } from '../refunds.queries.ts'
import type { Kind } from './kind.ts'

/** To the customer: what is given back, for which pieces and why, and until when. */
export const refundGranted: Kind<'refund.granted'> = {
  name: 'refund_granted',
  event: 'refund.granted',
  audience: 'everyone',
  title: m.kind_refund_granted,
  ways: { mail: 'must', sms: 'on', bell: 'on' },
  async tell(tx, { payload: { refundId, orderId } }, { publicUrl }) {
    const refund = await refundToTell(tx, refundId)
    const customer = refund && (await customerOf(tx, orderId))
    if (!customer) return []
    const amount = formatTaka(takaOf(refund.amountPoisha))
    const day = DAY.format(refund.dueAt)
    const pieces = refund.pieces.map((each) => m.orders_kept_pieces(each)).join('; ')
    const note = {
      subject: m.message_refund_granted({ orderId, amount }),
      words: [
        m.message_refund_granted_for({ pieces }),
        m.message_reason({ reason: refund.reason }),
        m.message_refund_granted_until({ day }),
      ],
      way: { text: m.ui_see_order(), path: pathOf(orderId) },
      publicUrl,
      foot: m.mail_why_customer(),
    }
    return [
      { to: customer, orderId, ...plainNotification(note), sms: () => m.sms_refund_granted({ orderId, amount, day }) },
    ]
  },
}

const DAY = new Intl.DateTimeFormat(LOCALE, { timeZone: 'Asia/Dhaka', day: 'numeric', month: 'long' })
