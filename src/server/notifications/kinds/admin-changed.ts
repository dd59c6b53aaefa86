import type { EventPayload } from '#contract/events'
import { m } from '#messages'
import { nameToTell } from '../changed-admin.queries.ts'
import { plainNotification } from '../plain-notification.ts'
import { accountToTell, activeAdmins } from '../recipients.queries.ts'
import type { Kind } from './kind.ts'

type Change = EventPayload<'admin.changed'>['change']

const SUBJECTS: Record<Change, (of: { name: string }) => string> = {
  promoted: (of) => m.message_admin_promoted(of),
  demoted: (of) => m.message_admin_demoted(of),
  activated: (of) => m.message_admin_activated(of),
  deactivated: (of) => m.message_admin_deactivated(of),
  deleted: (of) => m.message_admin_deleted(of),
  two_step_off: (of) => m.message_admin_two_step_off(of),
}
const COUNTS_LATER: Change[] = ['promoted', 'activated']

/** To all admins but who did it, and to the account itself: a stolen session that makes admins is seen by the others (decision 085). */
export const adminChanged: Kind<'admin.changed'> = {
  name: 'admin_changed',
  event: 'admin.changed',
  audience: 'admins',
  title: m.kind_admin_changed,
  ways: { mail: 'must', bell: 'must' },
  async tell(tx, { payload: { accountId, by, change } }, { publicUrl }) {
    const subject = SUBJECTS[change]({ name: await nameToTell(tx, accountId) })
    const words = [
      m.message_admin_changed_by({ by: await nameToTell(tx, by) }),
      COUNTS_LATER.includes(change) ? m.message_admin_counts_from() : '',
    ]
    const way = { text: m.message_see_users(), path: '/dashboard/users' }
    const note = plainNotification({ subject, words, way, publicUrl, foot: m.mail_why_admin() })
    const admins = (await activeAdmins(tx)).filter((to) => to.accountId !== by)
    const own = admins.some((to) => to.accountId === accountId) ? [] : await accountToTell(tx, accountId)
    return [...admins, ...own].map((to) => ({ to, ...note }))
  },
}
