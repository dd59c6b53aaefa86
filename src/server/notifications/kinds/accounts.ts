import type { EventName } from '#contract/events'
import { m } from '#messages'
import type { Recipient } from '../../messaging/recipient.ts'
import type { Db } from '../../platform/database/db.ts'
import type { EmittedEvent } from '../../platform/events/subscriber.ts'
import { contactChangeFor } from '../contact-changes.queries.ts'
import { plainNotification } from '../plain-notification.ts'
import { accountToNotify } from '../recipients.queries.ts'
import type { Kind } from './kind.ts'

/** To whoever has shown for the first time that the email is theirs, of what was taken away with it (codes/first-proof.ts). */
export const firstProof = accountKind({
  name: 'first_proof',
  event: 'account.first_proof',
  title: m.kind_first_proof,
  async tell(tx, { accountId }) {
    const news = { subject: m.kind_first_proof(), words: [m.message_first_proof_words()], sms: m.sms_first_proof() }
    return (await accountToNotify(tx, accountId)).map((to) => ({ to, ...news }))
  },
})

/** To the account: if that was not its owner, somebody else is in it. */
export const newDevice = accountKind({
  name: 'new_device',
  event: 'account.new_device',
  title: m.kind_new_device,
  async tell(tx, { accountId }) {
    const words = [m.message_new_device_words(), m.message_was_not_you()]
    const news = { subject: m.message_new_device(), words, sms: m.sms_new_device() }
    return (await accountToNotify(tx, accountId)).map((to) => ({ to, ...news }))
  },
})

/** To the account: if that was not its owner, somebody else is in it. */
export const passwordChanged = accountKind({
  name: 'password_changed',
  event: 'account.password_changed',
  title: m.kind_password_changed,
  async tell(tx, { accountId }) {
    const words = [m.message_password_changed_words(), m.message_was_not_you()]
    const news = { subject: m.kind_password_changed(), words, sms: m.sms_password_changed() }
    return (await accountToNotify(tx, accountId)).map((to) => ({ to, ...news }))
  },
})

/** To the account: if that was not its owner, somebody else is in it. The old email is told by a message with what undoes it. */
export const emailChanged = accountKind({
  name: 'email_changed',
  event: 'account.email_changed',
  title: m.kind_email_changed,
  async tell(tx, { changeId }) {
    return (await contactChangeFor(tx, changeId)).map(({ to, newValue }) => ({
      to,
      subject: m.kind_email_changed(),
      words: [m.message_email_changed_words({ newValue }), m.message_undo_change()],
      sms: m.sms_email_changed(),
    }))
  },
})

/** To the account: if that was not its owner, somebody else is in it. The old phone is told by a message with what undoes it. */
export const phoneChanged = accountKind({
  name: 'phone_changed',
  event: 'account.phone_changed',
  title: m.kind_phone_changed,
  async tell(tx, { changeId }) {
    return (await contactChangeFor(tx, changeId)).map(({ to, newValue }) => ({
      to,
      subject: m.kind_phone_changed(),
      words: [m.message_phone_changed_words({ newValue }), m.message_undo_change()],
      sms: m.sms_phone_changed(),
    }))
  },
})

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
    return (await accountToNotify(tx, accountId)).map((to) => ({ to, ...news }))
  },
})

interface News {
  to: Recipient
  subject: string
  words: string[]
  sms: string
}

/** A kind that tells an account of its own safety: in all ways, whatever it prefers, and leading to its profile. */
function accountKind<Name extends EventName>({
  tell,
  ...kind
}: Pick<Kind<Name>, 'name' | 'event' | 'title'> & {
  tell(tx: Db, payload: EmittedEvent<Name>['payload']): Promise<News[]>
}): Kind<Name> {
  return {
    ...kind,
    audience: 'everyone',
    ways: { mail: 'must', sms: 'must', bell: 'must' },
    async tell(tx, { payload }, { publicUrl }) {
      const way = { text: m.message_to_account(), path: '/dashboard/profile' }
      return (await tell(tx, payload)).map(({ to, sms, ...note }) => ({
        to,
        ...plainNotification({ ...note, way, publicUrl, foot: m.mail_why_account() }),
        sms: () => sms,
      }))
    },
  }
}
