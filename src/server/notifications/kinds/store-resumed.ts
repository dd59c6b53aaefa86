import { m } from '#messages'
import { plainNotification } from '../plain-notification.ts'
import { storeToTell } from '../recipients.queries.ts'
import type { Kind } from './kind.ts'

/** To the store: it takes new orders again. */
export const storeResumed: Kind<'store.resumed'> = {
  name: 'store_resumed',
  event: 'store.resumed',
  audience: 'stores',
  title: m.kind_store_resumed,
  ways: { mail: 'on', bell: 'on' },
  async tell(tx, { payload: { vendorId } }, { publicUrl }) {
    const store = await storeToTell(tx, vendorId)
    if (!store) return []
    const { storeName, recipients } = store
    const note = {
      subject: m.message_store_resumed({ storeName }),
      words: [m.message_store_resumed_words()],
      way: { text: m.statements_title(), path: '/dashboard/statements' },
      publicUrl,
      foot: m.mail_why_your_store({ storeName }),
    }
    return recipients.map((to) => ({ to, ...plainNotification(note) }))
  },
}
