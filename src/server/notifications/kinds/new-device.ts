import { m } from '#messages'
import { accountKind } from '../account-kind.ts'
import { accountToTell } from '../recipients.queries.ts'

/** To the account: if that was not its owner, somebody else is in it. */
export const newDevice = accountKind({
  name: 'new_device',
  event: 'account.new_device',
  title: m.kind_new_device,
  async tell(tx, { accountId }) {
    const words = [m.message_new_device_words(), m.message_was_not_you()]
    const news = { subject: m.message_new_device(), words, sms: m.sms_new_device() }
    return (await accountToTell(tx, accountId)).map((to) => ({ to, ...news }))
  },
})
