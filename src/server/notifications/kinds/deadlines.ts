import { m } from '#messages'
import { LATE_LIST, lateLines, lateStill, lateWords } from '../late-words.ts'
import { plainNotification } from '../plain-notification.ts'
import { activeAdmins, storeToNotify } from '../recipients.queries.ts'
import type { Kind } from './kind.ts'

/** To the store: parcels of its are late, however many in one message. */
export const deadlineMissed: Kind<'promise.broken'> = {
  name: 'promise_broken',
  event: 'promise.broken',
  audience: 'stores',
  title: m.kind_promise_broken,
  ways: { mail: 'on', sms: 'off', bell: 'on' },
  async tell(tx, { payload: { vendorId, promises } }, { publicUrl }) {
    const late = await lateStill(tx, promises, 'told_store_at')
    const store = late.length > 0 ? await storeToNotify(tx, vendorId) : undefined
    if (!store) return []
    const count = new Set(late.map(({ parcelId }) => parcelId)).size
    const subject = m.message_parcels_late({ count, shown: count })
    const way = { text: m.message_see_late(), path: LATE_LIST }
    const foot = m.mail_why_your_store({ storeName: store.storeName })
    const note = plainNotification({ subject, words: lateLines(late, lateWords), way, publicUrl, foot })
    return store.recipients.map((to) => ({ to, ...note, sms: () => m.sms_parcels_late({ count, shown: count }) }))
  },
}

/** To admins: parcels are late for days, their stores told. */
export const deadlineEscalated: Kind<'promise.escalated'> = {
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
