import { formatTaka, takaOf } from '#contract/values/money'
import { refundMethodWords } from '#contract/values/refund-words'
import { LOCALE, m } from '#messages'
import type { Db } from '../../platform/database/db.ts'
import type { EmittedEvent } from '../../platform/events/subscriber.ts'
import { pathOf } from '../order-blocks.ts'
import { plainNotification } from '../plain-notification.ts'
import { customerOf, storeToNotify } from '../recipients.queries.ts'
import { cancelledRefundFor, failedRefundFor, refundFor, refundOfStore } from '../refunds.queries.ts'
import type { Kind } from './kind.ts'

type RefundEvent = 'refund.granted' | 'refund.paid' | 'refund.failed' | 'refund.cancelled'

interface Words {
  subject: string
  /** A paragraph each. */
  words: string[]
  sms(): string
}

interface RefundKind<Name extends RefundEvent> extends Pick<Kind<Name>, 'name' | 'event' | 'title'> {
  /** Undefined where it is no news any more. */
  words(tx: Db, payload: EmittedEvent<Name>['payload']): Promise<Words | undefined>
}

/** To the customer, what became of a refund. */
function refundKind<Name extends RefundEvent>({ words, ...kind }: RefundKind<Name>): Kind<Name> {
  return {
    ...kind,
    audience: 'everyone',
    ways: { mail: 'must', sms: 'on', bell: 'on' },
    async tell(tx, { payload }, { publicUrl }) {
      const { orderId } = payload
      const said = await words(tx, payload)
      const customer = said && (await customerOf(tx, orderId))
      if (!customer) return []
      const { sms, ...note } = said
      const way = { text: m.ui_see_order(), path: pathOf(orderId) }
      const told = plainNotification({ ...note, way, publicUrl, foot: m.mail_why_customer() })
      return [{ to: customer, orderId, ...told, sms }]
    },
  }
}

/** What is given back, for which pieces and why, and until when. */
export const refundGranted = refundKind({
  name: 'refund_granted',
  event: 'refund.granted',
  title: m.kind_refund_granted,
  async words(tx, { refundId, orderId }) {
    const refund = await refundFor(tx, refundId)
    if (!refund) return undefined
    const amount = formatTaka(takaOf(refund.amountPoisha))
    const day = DAY.format(refund.dueAt)
    const pieces = refund.pieces.map((each) => m.orders_kept_pieces(each)).join('; ')
    return {
      subject: m.message_refund_granted({ orderId, amount }),
      words: [
        m.message_refund_granted_for({ pieces }),
        m.message_reason({ reason: refund.reason }),
        m.message_refund_granted_until({ day }),
      ],
      sms: () => m.sms_refund_granted({ orderId, amount, day }),
    }
  },
})

const DAY = new Intl.DateTimeFormat(LOCALE, { timeZone: 'Asia/Dhaka', day: 'numeric', month: 'long' })

/** What was given back, by which way and reference; nothing, where the payment has failed meanwhile. */
export const refundPaid = refundKind({
  name: 'refund_paid',
  event: 'refund.paid',
  title: m.kind_refund_paid,
  async words(tx, { refundId, orderId }) {
    const refund = await refundFor(tx, refundId)
    if (!refund?.way || !refund.reference) return undefined
    const amount = formatTaka(takaOf(refund.amountPoisha))
    const by = { way: refundMethodWords(refund.way), reference: refund.reference }
    return {
      subject: m.message_refund_paid({ orderId, amount }),
      words: [m.message_refund_paid_by(by)],
      sms: () => m.sms_refund_paid({ orderId, amount, ...by }),
    }
  },
})

/** What was said to be paid did not arrive, and why; nothing, where it was paid anew or cancelled meanwhile. */
export const refundFailed = refundKind({
  name: 'refund_failed',
  event: 'refund.failed',
  title: m.kind_refund_failed,
  async words(tx, { paymentId, orderId }) {
    const refund = await failedRefundFor(tx, paymentId)
    if (!refund) return undefined
    const { because: reason } = refund
    const amount = formatTaka(takaOf(refund.amountPoisha))
    return {
      subject: m.message_refund_failed({ orderId, amount }),
      words: [m.message_reason({ reason }), m.message_refund_failed_owed()],
      sms: () => m.sms_refund_failed({ orderId, amount, reason }),
    }
  },
})

/** What was to be given back is not, and why. */
export const refundCancelled = refundKind({
  name: 'refund_cancelled',
  event: 'refund.cancelled',
  title: m.kind_refund_cancelled,
  async words(tx, { refundId, orderId }) {
    const refund = await cancelledRefundFor(tx, refundId)
    if (!refund) return undefined
    const { because: reason } = refund
    const amount = formatTaka(takaOf(refund.amountPoisha))
    return {
      subject: m.message_refund_cancelled({ orderId, amount }),
      words: [m.message_reason({ reason }), m.message_refund_cancelled_ask()],
      sms: () => m.sms_refund_cancelled({ orderId, amount, reason }),
    }
  },
})

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
