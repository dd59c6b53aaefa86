import { formatTaka, takaOf } from '#contract/values/money'
import { refundMethodWords } from '#contract/values/refund-words'
import { LOCALE, m } from '#messages'
import { pathOf } from '../order-blocks.ts'
import { plainNotification } from '../plain-notification.ts'
import { customerOf, storeToNotify } from '../recipients.queries.ts'
import { cancelledRefundToNotify, failedRefundToNotify, refundOfStore, refundToNotify } from '../refunds.queries.ts'
import type { Kind } from './kind.ts'

/** To the customer: what is given back, for which pieces and why, and until when. */
export const refundGranted: Kind<'refund.granted'> = {
  name: 'refund_granted',
  event: 'refund.granted',
  audience: 'everyone',
  title: m.kind_refund_granted,
  ways: { mail: 'must', sms: 'on', bell: 'on' },
  async tell(tx, { payload: { refundId, orderId } }, { publicUrl }) {
    const refund = await refundToNotify(tx, refundId)
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

/** To the customer: what was given back, by which way and reference; nothing, where the payment has failed meanwhile. */
export const refundPaid: Kind<'refund.paid'> = {
  name: 'refund_paid',
  event: 'refund.paid',
  audience: 'everyone',
  title: m.kind_refund_paid,
  ways: { mail: 'must', sms: 'on', bell: 'on' },
  async tell(tx, { payload: { refundId, orderId } }, { publicUrl }) {
    const refund = await refundToNotify(tx, refundId)
    const customer = refund && (await customerOf(tx, orderId))
    if (!customer || !refund.way || !refund.reference) return []
    const amount = formatTaka(takaOf(refund.amountPoisha))
    const by = { way: refundMethodWords(refund.way), reference: refund.reference }
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

/** To the customer: what was said to be paid did not arrive, and why; nothing, where it was paid anew or cancelled meanwhile. */
export const refundFailed: Kind<'refund.failed'> = {
  name: 'refund_failed',
  event: 'refund.failed',
  audience: 'everyone',
  title: m.kind_refund_failed,
  ways: { mail: 'must', sms: 'on', bell: 'on' },
  async tell(tx, { payload: { paymentId, orderId } }, { publicUrl }) {
    const refund = await failedRefundToNotify(tx, paymentId)
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

/** To the customer: what was to be given back is not, and why. */
export const refundCancelled: Kind<'refund.cancelled'> = {
  name: 'refund_cancelled',
  event: 'refund.cancelled',
  audience: 'everyone',
  title: m.kind_refund_cancelled,
  ways: { mail: 'must', sms: 'on', bell: 'on' },
  async tell(tx, { payload: { refundId, orderId } }, { publicUrl }) {
    const refund = await cancelledRefundToNotify(tx, refundId)
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

/** To the store, unless it granted it itself: what of its sale is given back, and what that costs it. */
export const storeRefunded: Kind<'refund.granted'> = {
  name: 'store_refunded',
  event: 'refund.granted',
  audience: 'stores',
  title: m.kind_store_refunded,
  ways: { mail: 'on', bell: 'on' },
  async tell(tx, { payload: { refundId, orderId } }, { publicUrl }) {
    const refund = await refundOfStore(tx, refundId)
    const store = refund && (await storeToNotify(tx, refund.vendorId))
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
