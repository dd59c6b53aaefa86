import { m } from '#messages'
import { accountKind } from '../account-kind.ts'
import { contactChangeToTell } from '../contact-changes.queries.ts'

/** To the account: if that was not its owner, somebody else is in it. The old phone is told by a message with what undoes it. */
export const phoneChanged = accountKind({
  name: 'phone_changed',
  event: 'account.phone_changed',
  title: m.kind_phone_changed,
  async tell(tx, { changeId }) {
    return (await contactChangeToTell(tx, changeId)).map(({ to, newValue }) => ({
      to,
      subject: m.kind_phone_changed(),
      words: [m.message_phone_changed_words({ newValue }), m.message_undo_change()],
      sms: m.sms_phone_changed(),
    }))
  },
})
