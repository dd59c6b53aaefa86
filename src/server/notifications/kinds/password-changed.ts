import { m } from '#messages'
import { noteTelling } from '../note-telling.ts'
import { accountToTell } from '../recipients.queries.ts'
import type { Kind } from './kind.ts'

/** To the account: if that was not its owner, somebody else is in it. */
export const passwordChanged: Kind<'account.password_changed'> = {
  name: 'password_changed',
  event: 'account.password_changed',
  audience: 'everyone',
  title: m.kind_password_changed,
  ways: { mail: 'must', sms: 'must', bell: 'must' },
  async tell(tx, { payload: { accountId } }, { publicUrl }) {
    const subject = m.kind_password_changed()
    const words = [m.message_password_changed_words(), m.message_was_not_you()]
    const way = { text: m.message_to_account(), path: '/dashboard/profile' }
    return (await accountToTell(tx, accountId)).map((to) => ({
      to,
      ...noteTelling({ subject, words, way, publicUrl, foot: m.mail_why_account() }),
      sms: () => m.sms_password_changed(),
    }))
  },
}
