import { maskedNumber } from '#contract/values/papers'
import { WAY_WORDS } from '#contract/values/payout-words'
import { m } from '#messages'
import type { Recipient } from '../../messaging/recipient.ts'
import { changedAccount, earlierContacts } from '../changed-accounts.queries.ts'
import { plainNotification } from '../plain-notification.ts'
import { storeToTell } from '../recipients.queries.ts'
import type { Kind } from './kind.ts'

/** To the store, and to where it was reached before: it is to be paid to another account. If that was not its owner, somebody else is in it. */
export const storeAccountChanged: Kind<'store.account_changed'> = {
  name: 'store_account_changed',
  event: 'store.account_changed',
  audience: 'stores',
  title: m.kind_store_account_changed,
  ways: { mail: 'must', sms: 'must', bell: 'must' },
  async tell(tx, { payload: { vendorId, payoutAccountId } }, { publicUrl }) {
    const account = await changedAccount(tx, payoutAccountId)
    const store = account && (await storeToTell(tx, vendorId))
    if (!store) return []
    const { storeName, recipients } = store
    const to = `${WAY_WORDS[account.way]} ${maskedNumber(account.number)}`.trim()
    // Dots would make it Unicode, and dearer.
    const inSms = account.number && `*${account.number.slice(-4)}`
    const note = {
      subject: m.message_account_changed({ storeName }),
      words: [
        m.message_account_changed_to({ account: to }),
        m.message_account_changed_held(),
        m.message_account_not_you(),
      ],
      way: { text: m.papers_title(), path: '/dashboard/papers' },
      foot: m.mail_why_your_store({ storeName }),
    }
    return newOnes(recipients, await earlierContacts(tx, vendorId)).map((each) => ({
      to: each,
      ...plainNotification({ ...note, publicUrl }),
      sms: () => m.sms_account_changed({ storeName, account: `${WAY_WORDS[account.way]} ${inSms}`.trim() }),
    }))
  },
}

/** Nobody is told twice in one way. */
function newOnes(now: Recipient[], before: Recipient[]): Recipient[] {
  const told = new Set(now.flatMap(({ email, phone }) => [email, phone]))
  const others = before.map(({ email, phone, ...to }) => ({
    ...to,
    email: told.has(email) ? null : email,
    phone: told.has(phone) ? null : phone,
  }))
  return [...now, ...others.filter(({ email, phone }) => email !== null || phone !== null)]
}
