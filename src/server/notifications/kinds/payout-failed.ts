import { formatTaka, takaOf } from '#contract/values/money'
import { m } from '#messages'
import { payoutOf } from '../../payouts/payouts.queries.ts'
import { plainNotification } from '../plain-notification.ts'
import { storeToTell } from '../recipients.queries.ts'
import type { Kind } from './kind.ts'

/** To the store: its money came back, why, and from where; it may have to hand in another account. */
export const payoutFailed: Kind<'payout.failed'> = {
  name: 'payout_failed',
  event: 'payout.failed',
  audience: 'stores',
  title: m.kind_payout_failed,
  ways: { mail: 'must', sms: 'on', bell: 'must' },
  async tell(tx, { payload: { vendorId, payoutId } }, { publicUrl }) {
    const payout = await payoutOf(tx, payoutId)
    const store = payout && (await storeToTell(tx, vendorId))
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
      way: { text: m.papers_title(), path: '/dashboard/papers' },
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
