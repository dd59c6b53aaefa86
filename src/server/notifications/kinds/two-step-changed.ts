import { m } from '#messages'
import { noteTelling } from '../note-telling.ts'
import { accountToTell } from '../recipients.queries.ts'
import type { Kind } from './kind.ts'

/** To the account: whoever has only its password wants the second step off. */
export const twoStepChanged: Kind<'account.two_step_changed'> = {
  name: 'two_step_changed',
  event: 'account.two_step_changed',
  audience: 'everyone',
  title: m.kind_two_step_changed,
  ways: { mail: 'must', sms: 'must', bell: 'must' },
  async tell(tx, { payload: { accountId, isOn, by } }, { publicUrl }) {
    const subject = isOn ? m.message_two_step_on() : m.message_two_step_off()
    const words = by === 'shop' ? [m.message_two_step_by_shop()] : [m.message_was_not_you()]
    const way = { text: m.message_to_account(), path: '/dashboard/profile' }
    return (await accountToTell(tx, accountId)).map((to) => ({
      to,
      ...noteTelling({ subject, words, way, publicUrl, foot: m.mail_why_account() }),
      sms: () => (isOn ? m.sms_two_step_on() : m.sms_two_step_off()),
    }))
  },
}
