import { m } from '#messages'
import { payableLateAmong } from '../../payouts/late-payouts.queries.ts'
import { readSettings } from '../../settings/read-settings.ts'
import { lateLines, latePayoutWords, totalOf } from '../late-words.ts'
import { plainNotification } from '../plain-notification.ts'
import { activeAdmins } from '../recipients.queries.ts'
import type { Kind } from './kind.ts'

/** To admins, who have to pay it: what is late by the promise, of which stores. */
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
