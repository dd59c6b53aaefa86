import { formatTaka, takaOf } from '#contract/values/money'
import { payoutMethodWords } from '#contract/values/payout-words'
import { maskedNumber } from '#contract/values/store-documents'
import { LOCALE, m } from '#messages'
import type { Recipient } from '../../messaging/recipient.ts'
import { readTerms } from '../../payouts/read-terms.ts'
import { statementOf } from '../../payouts/statements.queries.ts'
import { paymentTakenBack } from '../../payouts/store-payments.queries.ts'
import type { Db } from '../../platform/database/db.ts'
import { changedAccount, earlierContacts } from '../changed-accounts.queries.ts'
import { plainNotification } from '../plain-notification.ts'
import { storeToNotify } from '../recipients.queries.ts'
import type { Kind } from './kind.ts'

/** To the store: by its newest statement it owes the shop more than admins let pass. */
export const storeOwes: Kind<'store.owes'> = {
  name: 'store_owes',
  event: 'store.owes',
  audience: 'stores',
  title: m.kind_store_owes,
  ways: { mail: 'on', bell: 'on' },
  async tell(tx, { payload: { vendorId, statementId } }, { publicUrl }) {
    const statement = await statementOf(tx, vendorId, statementId)
    const store = statement && (await storeToNotify(tx, vendorId))
    if (!store) return []
    const subject = m.message_store_owes({ amount: formatTaka(takaOf(-statement.closingPoisha)) })
    const debt = await debtWords(tx, vendorId)
    const words = [
      m.message_store_owes_how({ number: String(statement.number) }),
      m.message_store_owes_next(),
      ...(debt?.pauses ? [debt.pauses, debt.howToPay] : []),
    ]
    const way = { text: m.message_see_statement(), path: `/dashboard/statements/${statementId}` }
    const foot = m.mail_why_your_store({ storeName: store.storeName })
    const note = plainNotification({ subject, words, way, publicUrl, foot })
    return store.recipients.map((to) => ({ to, ...note }))
  },
}

/** To the store: it takes no new orders, how much it owes, and how that ends; nothing where it takes them again by now. */
export const storePaused: Kind<'store.paused'> = {
  name: 'store_paused',
  event: 'store.paused',
  audience: 'stores',
  title: m.kind_store_paused,
  ways: { mail: 'must', bell: 'must' },
  async tell(tx, { payload: { vendorId } }, { publicUrl }) {
    const debt = await debtWords(tx, vendorId)
    const store = debt?.isPaused ? await storeToNotify(tx, vendorId) : undefined
    if (!debt || !store) return []
    const { storeName, recipients } = store
    const note = {
      subject: m.message_store_paused({ storeName }),
      words: [debt.owed, m.terms_debt_paused(), debt.howToPay],
      way: { text: m.statements_title(), path: '/dashboard/statements' },
      publicUrl,
      foot: m.mail_why_your_store({ storeName }),
    }
    return recipients.map((to) => ({ to, ...plainNotification(note) }))
  },
}

/** To the store: it takes new orders again. */
export const storeResumed: Kind<'store.resumed'> = {
  name: 'store_resumed',
  event: 'store.resumed',
  audience: 'stores',
  title: m.kind_store_resumed,
  ways: { mail: 'on', bell: 'on' },
  async tell(tx, { payload: { vendorId } }, { publicUrl }) {
    const store = await storeToNotify(tx, vendorId)
    if (!store) return []
    const { storeName, recipients } = store
    const note = {
      subject: m.message_store_resumed({ storeName }),
      words: [m.message_store_resumed_words()],
      way: { text: m.statements_title(), path: '/dashboard/statements' },
      publicUrl,
      foot: m.mail_why_your_store({ storeName }),
    }
    return recipients.map((to) => ({ to, ...plainNotification(note) }))
  },
}

/** To the store: an admin took a payment of it back, why, and what it owes by now. */
export const storePaymentTakenBack: Kind<'store.payment_taken_back'> = {
  name: 'store_payment_taken_back',
  event: 'store.payment_taken_back',
  audience: 'stores',
  title: m.kind_store_payment_taken_back,
  ways: { mail: 'on', bell: 'on' },
  async tell(tx, { payload: { vendorId, paymentId } }, { publicUrl }) {
    const store = await storeToNotify(tx, vendorId)
    if (!store) return []
    const { storeName, recipients } = store
    const { amountPoisha, way, reference, because } = await paymentTakenBack(tx, paymentId)
    const { balance } = await readTerms(tx, vendorId)
    const debt = await debtWords(tx, vendorId)
    const amount = formatTaka(takaOf(amountPoisha))
    const payment = m.terms_payment_of({ amount, way: payoutMethodWords(way), reference })
    const note = {
      subject:
        balance < 0
          ? m.message_store_payment_taken_back({ amount, owed: formatTaka(-balance) })
          : m.message_store_payment_taken_back_nothing({ amount }),
      words: [
        m.message_store_payment_taken_back_how({ payment }),
        m.message_reason({ reason: because }),
        ...(debt ? [debt.isPaused ? m.terms_debt_paused() : debt.pauses, debt.howToPay] : []),
      ],
      way: { text: m.statements_title(), path: '/dashboard/statements' },
      publicUrl,
      foot: m.mail_why_your_store({ storeName }),
    }
    return recipients.map((to) => ({ to, ...plainNotification(note) }))
  },
}

/** To the store, and to where it was reached before: it is to be paid to another account. If that was not its owner, somebody else is in it. */
export const storeAccountChanged: Kind<'store.account_changed'> = {
  name: 'store_account_changed',
  event: 'store.account_changed',
  audience: 'stores',
  title: m.kind_store_account_changed,
  ways: { mail: 'must', sms: 'must', bell: 'must' },
  async tell(tx, { payload: { vendorId, payoutAccountId } }, { publicUrl }) {
    const account = await changedAccount(tx, payoutAccountId)
    const store = account && (await storeToNotify(tx, vendorId))
    if (!store) return []
    const { storeName, recipients } = store
    const to = `${payoutMethodWords(account.way)} ${maskedNumber(account.number)}`.trim()
    // Dots would make it Unicode, and dearer.
    const inSms = account.number && `*${account.number.slice(-4)}`
    const note = {
      subject: m.message_account_changed({ storeName }),
      words: [
        m.message_account_changed_to({ account: to }),
        m.message_account_changed_held(),
        m.message_account_not_you(),
      ],
      way: { text: m.documents_title(), path: '/dashboard/papers' },
      foot: m.mail_why_your_store({ storeName }),
    }
    return newOnes(recipients, await earlierContacts(tx, vendorId)).map((each) => ({
      to: each,
      ...plainNotification({ ...note, publicUrl }),
      sms: () => m.sms_account_changed({ storeName, account: `${payoutMethodWords(account.way)} ${inSms}`.trim() }),
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

const DAY = new Intl.DateTimeFormat(LOCALE, { timeZone: 'Asia/Dhaka', weekday: 'long', day: 'numeric', month: 'long' })

/** What a store in debt is told: how much, until when, and how to pay. Undefined: it owes no more than is let pass. */
async function debtWords(tx: Db, vendorId: number) {
  const { debt, balance } = await readTerms(tx, vendorId)
  if (!debt) return undefined
  const [amount, limit] = [formatTaka(Math.max(0, -balance)), formatTaka(debt.limit)]
  return {
    isPaused: debt.isPaused,
    owed: m.terms_debt_owed({ amount, limit }),
    pauses: debt.pausesAt ? m.terms_debt_pauses({ day: DAY.format(new Date(debt.pausesAt)) }) : '',
    howToPay: m.terms_debt_how_to_pay({ limit }),
  }
}
