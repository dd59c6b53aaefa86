import { m } from '#messages'
import { accountKind } from '../account-kind.ts'
import { contactChangeToTell } from '../contact-changes.queries.ts'

/** To the account: if that was not its owner, somebody else is in it. The old email is told by a message with what undoes it. */
export const emailChanged = accountKind({
  name: 'email_changed',
  event: 'account.email_changed',
  title: m.kind_email_changed,
  async tell(tx, { changeId }) {
    return (await contactChangeToTell(tx, changeId)).map(({ to, newValue }) => ({
      to,
      subject: m.kind_email_changed(),
      words: [m.message_email_changed_words({ newValue }), m.message_undo_change()],
      sms: m.sms_email_changed(),
    }))
  },
})
