import { m } from '#messages'
import { LATE_LIST, lateLines, lateStill, lateWords } from '../late-words.ts'
import { plainNotification } from '../plain-notification.ts'
import { activeAdmins } from '../recipients.queries.ts'
import type { Kind } from './kind.ts'

/** To admins: parcels are late for days, their stores told. */
export const promiseEscalated: Kind<'promise.escalated'> = {
  name: 'promise_escalated',
  event: 'promise.escalated',
  audience: 'admins',
  title: m.kind_promise_escalated,
  ways: { mail: 'on', bell: 'on' },
  async tell(tx, { payload: { promises } }, { publicUrl }) {
    const late = await lateStill(tx, promises, 'told_admins_at')
    if (late.length === 0) return []
    const count = new Set(late.map(({ parcelId }) => parcelId)).size
    const subject = m.message_parcels_still_late({ count, shown: count })
    const words = lateLines(late, (each) => m.message_late_of({ storeName: each.storeName, words: lateWords(each) }))
    const way = { text: m.message_see_late(), path: LATE_LIST }
    const note = plainNotification({ subject, words, way, publicUrl, foot: m.mail_why_admin() })
    return (await activeAdmins(tx)).map((to) => ({ to, ...note }))
  },
}
