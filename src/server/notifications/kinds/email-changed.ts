import { m } from '#messages'
import { contactChangeToTell } from '../contact-changes.queries.ts'
import { noteTelling } from '../note-telling.ts'
import type { Kind } from './kind.ts'

/** To the account: if that was not its owner, somebody else is in it. The old email is told by a message with what undoes it. */
export const emailChanged: Kind<'account.email_changed'> = {
  name: 'email_changed',
  event: 'account.email_changed',
  audience: 'everyone',
  title: m.kind_email_changed,
  ways: { mail: 'must', sms: 'must', bell: 'must' },
  async tell(tx, { payload: { changeId } }, { publicUrl }) {
    const subject = m.kind_email_changed()
    const way = { text: m.message_to_account(), path: '/dashboard/profile' }
    return (await contactChangeToTell(tx, changeId)).map(({ to, newValue }) => ({
      to,
      ...noteTelling({
        subject,
        words: [m.message_email_changed_words({ newValue }), m.message_undo_change()],
        way,
        publicUrl,
        foot: m.mail_why_account(),
      }),
      sms: () => m.sms_email_changed(),
    }))
  },
}
