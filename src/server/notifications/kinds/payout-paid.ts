import { formatTaka, takaOf } from '#contract/values/money'
import { m } from '#messages'
import { payoutOf } from '../../payouts/payouts.queries.ts'
import { plainNotification } from '../plain-notification.ts'
import { storeToTell } from '../recipients.queries.ts'
import type { Kind } from './kind.ts'

/** To the store: how much was paid, where to, and by which reference it finds it; nothing, where it came back meanwhile. */
export const payoutPaid: Kind<'payout.paid'> = {
  name: 'payout_paid',
  event: 'payout.paid',
  audience: 'stores',
  title: m.kind_payout_paid,
  ways: { mail: 'on', bell: 'on' },
  async tell(tx, { payload: { vendorId, payoutId } }, { publicUrl }) {
    const payout = await payoutOf(tx, payoutId)
    const store = payout?.state === 'paid' ? await storeToTell(tx, vendorId) : undefined
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
