import { m } from '#messages'
import { accountKind } from '../account-kind.ts'
import { accountToTell } from '../recipients.queries.ts'

/** To the account: whoever has only its password wants the second step off. */
export const twoStepChanged = accountKind({
  name: 'two_step_changed',
  event: 'account.two_step_changed',
  title: m.kind_two_step_changed,
  async tell(tx, { accountId, isOn, by }) {
    const news = {
      subject: isOn ? m.message_two_step_on() : m.message_two_step_off(),
      words: [by === 'shop' ? m.message_two_step_by_shop() : m.message_was_not_you()],
      sms: isOn ? m.sms_two_step_on() : m.sms_two_step_off(),
    }
    return (await accountToTell(tx, accountId)).map((to) => ({ to, ...news }))
  },
})
