import { m } from '#messages'
import { noteTelling } from '../note-telling.ts'
import { accountToTell } from '../recipients.queries.ts'
import type { Kind } from './kind.ts'

/** To the account: if that was not its owner, somebody else is in it. */
export const newDevice: Kind<'account.new_device'> = {
  name: 'new_device',
  event: 'account.new_device',
  audience: 'everyone',
  title: m.kind_new_device,
  ways: { mail: 'must', sms: 'must', bell: 'must' },
  async tell(tx, { payload: { accountId } }, { publicUrl }) {
    const subject = m.message_new_device()
    const words = [m.message_new_device_words(), m.message_was_not_you()]
    const way = { text: m.message_to_account(), path: '/dashboard/profile' }
    return (await accountToTell(tx, accountId)).map((to) => ({
      to,
      ...noteTelling({ subject, words, way, publicUrl, foot: m.mail_why_account() }),
      sms: () => m.sms_new_device(),
    }))
  },
}
