import { longDay } from '#contract/values/long-day'
import { formatTaka, takaOf } from '#contract/values/money'
import { m } from '#messages'
import { deleteLatePayoutNotices, payableLateAmong } from '../../payouts/late-payouts.queries.ts'
import { payoutOf } from '../../payouts/payouts.queries.ts'
import { statementOf } from '../../payouts/statements.queries.ts'
import { readSettings } from '../../settings/read-settings.ts'
import { lateLines, latePayoutWords, totalOf } from '../late-words.ts'
import { plainNotification } from '../plain-notification.ts'
import { activeAdmins, storeToNotify } from '../recipients.queries.ts'
import type { Kind } from './kind.ts'

/** To the store: of which days it is, and what the shop owes it, or it the shop. */
export const statementClosed: Kind<'statement.closed'> = {
  name: 'statement_closed',
  event: 'statement.closed',
  audience: 'stores',
  title: m.kind_statement_closed,
  ways: { mail: 'on', bell: 'on' },
  async tell(tx, { payload: { vendorId, statementId } }, { publicUrl }) {
    const statement = await statementOf(tx, vendorId, statementId)
    const store = statement && (await storeToNotify(tx, vendorId))
    if (!store) return []
    const { closingPoisha, firstDay, lastDay } = statement
    const told = { number: String(statement.number), amount: formatTaka(takaOf(Math.abs(closingPoisha))) }
    const note = {
      subject: closingPoisha < 0 ? m.message_statement_closed_owes(told) : m.message_statement_closed(told),
      words: [m.message_statement_closed_days({ firstDay: longDay(firstDay), lastDay: longDay(lastDay) })],
      way: { text: m.message_see_statement(), path: `/dashboard/statements/${statementId}` },
      publicUrl,
      foot: m.mail_why_your_store({ storeName: store.storeName }),
    }
    return store.recipients.map((to) => ({ to, ...plainNotification(note) }))
  },
}

/** To the store: how much was paid, where to, and by which reference it finds it; nothing, where it came back meanwhile. */
export const payoutPaid: Kind<'payout.paid'> = {
  name: 'payout_paid',
  event: 'payout.paid',
  audience: 'stores',
  title: m.kind_payout_paid,
  ways: { mail: 'on', bell: 'on' },
  async tell(tx, { payload: { vendorId, payoutId } }, { publicUrl }) {
    const payout = await payoutOf(tx, payoutId)
    const store = payout?.state === 'paid' ? await storeToNotify(tx, vendorId) : undefined
    if (!payout || !store) return []
    const { payTo, statementId, statementNumber } = payout
    const reference = payout.reference ?? ''
    const note = {
      subject: m.message_payout_paid({ amount: formatTaka(takaOf(payout.amountPoisha)) }),
      words: [
        payTo ? m.message_payout_paid_to({ payTo, reference }) : m.message_payout_paid_cash({ reference }),
        m.message_payout_paid_of({ number: String(statementNumber) }),
      ],
      way: { text: m.message_see_statement(), path: `/dashboard/statements/${statementId}` },
      publicUrl,
      foot: m.mail_why_your_store({ storeName: store.storeName }),
    }
    return store.recipients.map((to) => ({ to, ...plainNotification(note) }))
  },
}

/** To the store: its money came back, why, and from where; it may have to hand in another account. */
export const payoutFailed: Kind<'payout.failed'> = {
  name: 'payout_failed',
  event: 'payout.failed',
  audience: 'stores',
  title: m.kind_payout_failed,
  ways: { mail: 'must', sms: 'on', bell: 'must' },
  async tell(tx, { payload: { vendorId, payoutId } }, { publicUrl }) {
    const payout = await payoutOf(tx, payoutId)
    const store = payout && (await storeToNotify(tx, vendorId))
    if (!store) return []
    const { storeName, recipients } = store
    const { payTo, failedBecause: reason } = payout
    const amount = formatTaka(takaOf(payout.amountPoisha))
    const note = {
      subject: m.message_payout_failed({ amount }),
      words: [
        m.message_reason({ reason }),
        payTo ? m.message_payout_failed_to({ payTo }) : '',
        m.message_payout_failed_next(),
      ],
      way: { text: m.documents_title(), path: '/dashboard/papers' },
      publicUrl,
      foot: m.mail_why_your_store({ storeName }),
    }
    return recipients.map((to) => ({
      to,
      ...plainNotification(note),
      sms: () => m.sms_payout_failed({ amount, storeName, reason }),
    }))
  },
}

/** To the store: its money is late by the deadline, of which parcels, and that admins know it. */
export const payoutLate: Kind<'payout.late'> = {
  name: 'payout_late',
  event: 'payout.late',
  audience: 'stores',
  title: m.kind_payout_late,
  ways: { mail: 'on', bell: 'on' },
  async tell(tx, { payload: { vendorId, parcelIds } }, { publicUrl }) {
    const settings = await readSettings(tx)
    const late = await payableLateAmong(tx, settings, { parcelIds, vendorId })
    const stillLate = new Set(late.map(({ parcelId }) => parcelId))
    await deleteLatePayoutNotices(
      tx,
      parcelIds.filter((id) => !stillLate.has(id)),
    )
    const store = late.length > 0 ? await storeToNotify(tx, vendorId) : undefined
    if (!store) return []
    const note = {
      subject: m.message_payout_late({ amount: totalOf(late) }),
      words: [...lateLines(late, latePayoutWords), m.message_payout_late_next({ days: String(settings.daysToPayOut) })],
      way: { text: m.message_see_statements(), path: '/dashboard/statements' },
      publicUrl,
      foot: m.mail_why_your_store({ storeName: store.storeName }),
    }
    return store.recipients.map((to) => ({ to, ...plainNotification(note) }))
  },
}

/** To admins, who have to pay it: what is late by the deadline, of which stores. */
export const payoutEscalated: Kind<'payout.escalated'> = {
  name: 'payout_escalated',
  event: 'payout.escalated',
  audience: 'admins',
  title: m.kind_payout_escalated,
  ways: { mail: 'on', bell: 'on' },
  async tell(tx, { payload: { parcelIds } }, { publicUrl }) {
    const settings = await readSettings(tx)
    const late = await payableLateAmong(tx, settings, { parcelIds })
    if (late.length === 0) return []
    const note = {
      subject: m.message_payouts_late({ amount: totalOf(late), days: String(settings.daysToPayOut) }),
      words: lateLines(late, (each) => m.message_late_of({ storeName: each.storeName, words: latePayoutWords(each) })),
      way: { text: m.message_see_late(), path: '/dashboard/payouts' },
      publicUrl,
      foot: m.mail_why_admin(),
    }
    return (await activeAdmins(tx)).map((to) => ({ to, ...plainNotification(note) }))
  },
}
