import { m } from '#messages'
import { accountKind } from '../account-kind.ts'
import { accountToTell } from '../recipients.queries.ts'

/** To the account: if that was not its owner, somebody else is in it. */
export const passwordChanged = accountKind({
  name: 'password_changed',
  event: 'account.password_changed',
  title: m.kind_password_changed,
  async tell(tx, { accountId }) {
    const words = [m.message_password_changed_words(), m.message_was_not_you()]
    const news = { subject: m.kind_password_changed(), words, sms: m.sms_password_changed() }
    return (await accountToTell(tx, accountId)).map((to) => ({ to, ...news }))
  },
})
