import { m } from '#messages'
import { debtWords } from '../debt-words.ts'
import { plainNotification } from '../plain-notification.ts'
import { storeToTell } from '../recipients.queries.ts'
import type { Kind } from './kind.ts'

/** To the store: it takes no new orders, how much it owes, and how that ends; nothing where it takes them again by now. */
export const storePaused: Kind<'store.paused'> = {
  name: 'store_paused',
  event: 'store.paused',
  audience: 'stores',
  title: m.kind_store_paused,
  ways: { mail: 'must', bell: 'must' },
  async tell(tx, { payload: { vendorId } }, { publicUrl }) {
    const debt = await debtWords(tx, vendorId)
    const store = debt?.isPaused ? await storeToTell(tx, vendorId) : undefined
    if (!debt || !store) return []
    const { storeName, recipients } = store
    const note = {
      subject: m.message_store_paused({ storeName }),
      words: [debt.owed, m.terms_debt_paused(), debt.howToPay],
      way: { text: m.statements_title(), path: '/dashboard/statements' },
      publicUrl,
      foot: m.mail_why_your_store({ storeName }),
    }
    return recipients.map((to) => ({ to, ...plainNotification(note) }))
  },
}
