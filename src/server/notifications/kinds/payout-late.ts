import { m } from '#messages'
import { deleteLatePayoutNotices, payableLateAmong } from '../../payouts/late-payouts.queries.ts'
import { readSettings } from '../../settings/read-settings.ts'
import { lateLines, latePayoutWords, totalOf } from '../late-words.ts'
import { plainNotification } from '../plain-notification.ts'
import { storeToTell } from '../recipients.queries.ts'
import type { Kind } from './kind.ts'

/** To the store: its money is late by the promise, of which parcels, and that admins know it. */
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
    const store = late.length > 0 ? await storeToTell(tx, vendorId) : undefined
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
