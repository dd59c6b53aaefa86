import { formatTaka } from '#contract/values/money'
import { LOCALE, m } from '#messages'
import { readTerms } from '../payouts/read-terms.ts'
import type { Db } from '../platform/database/db.ts'

const DAY = new Intl.DateTimeFormat(LOCALE, { timeZone: 'Asia/Dhaka', weekday: 'long', day: 'numeric', month: 'long' })

/** What a store in debt is told: how much, until when, and how to pay. Undefined: it owes no more than is let pass. */
export async function debtWords(tx: Db, vendorId: number) {
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
