import { m } from '#messages'
import { contactChangeToTell } from '../contact-changes.queries.ts'
import { noteTelling } from '../note-telling.ts'
import type { Kind } from './kind.ts'

/** To the account: if that was not its owner, somebody else is in it. The old phone is told by a message with what undoes it. */
export const phoneChanged: Kind<'account.phone_changed'> = {
  name: 'phone_changed',
  event: 'account.phone_changed',
  audience: 'everyone',
  title: m.kind_phone_changed,
  ways: { mail: 'must', sms: 'must', bell: 'must' },
  async tell(tx, { payload: { changeId } }, { publicUrl }) {
    const subject = m.kind_phone_changed()
    const way = { text: m.message_to_account(), path: '/dashboard/profile' }
    return (await contactChangeToTell(tx, changeId)).map(({ to, newValue }) => ({
      to,
      ...noteTelling({
        subject,
        words: [m.message_phone_changed_words({ newValue }), m.message_undo_change()],
        way,
        publicUrl,
        foot: m.mail_why_account(),
      }),
      sms: () => m.sms_phone_changed(),
    }))
  },
}
