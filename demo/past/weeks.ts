import type { PayoutMethod } from '../../src/contract/values/payouts.ts'
import { invoiceCommission } from '../../src/server/invoices/invoice-commission.ts'
import { approvePayout, failPayout, payPayout, preparePayout } from '../../src/server/payouts/change-payouts.ts'
import { closeStatements } from '../../src/server/payouts/close-statements.ts'
import { lastDayBefore } from '../../src/server/payouts/periods.ts'
import { listBalances } from '../../src/server/payouts/read-payouts.ts'
import { todayInDhaka } from '../../src/server/platform/database/dhaka-days.queries.ts'
import type { Then } from './then.ts'
import { payoutsIn, statementsOfWeek } from './weeks.queries.ts'
import type { World } from './world.ts'

const AT_ONCE = 100
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** A quarter past midnight in Dhaka, behind a Saturday. */
const CLOSES_AT_MS = 18.25 * HOUR_MS

/** The nights in which weeks were closed, the oldest first; the last one is behind the demo’s last Saturday. */
export function closings(from: Date, filledAt: Date): Date[] {
  const nights: Date[] = []
  for (let day = dayOf(from); day + CLOSES_AT_MS <= filledAt.getTime(); day += DAY_MS)
    if (new Date(day).getUTCDay() === 6 && day + CLOSES_AT_MS >= from.getTime())
      nights.push(new Date(day + CLOSES_AT_MS))
  return nights
}

const dayOf = (moment: Date) => Math.floor(moment.getTime() / DAY_MS) * DAY_MS

/** As in each night: of every store, and the shop’s invoice of its commission. */
export async function closeWeek({ db }: Then): Promise<void> {
  await closeStatements(db, new AbortController().signal)
  for (const id of await statementsOfWeek(db, lastDayBefore(await todayInDhaka(db), 'weekly')))
    await invoiceCommission(db, id)
}

/** Of all stores whose newest statement can be paid. */
export async function prepareAll({ db }: Then, { admin }: World): Promise<void> {
  const { items } = await listBalances(db, { which: 'to_pay', limit: AT_ONCE })
  for (const { statementId, hold } of items) if (!hold) await preparePayout(db, admin, statementId)
}

/** Of all stores but this one, whose payout waits, and those whose payout a refund stops. */
export async function approveAll({ db }: Then, { admin }: World, but?: number): Promise<void> {
  for (const { id, vendorId, stoppedBy } of await payoutsIn(db, 'prepared'))
    if (vendorId !== but && stoppedBy === null) await approvePayout(db, admin, id)
}

/** The oldest that is approved; `keep`: so many are left to be paid. Answers whether there are more. */
export async function payNext({ db }: Then, { admin }: World, keep = 0): Promise<boolean> {
  const approved = (await payoutsIn(db, 'approved')).filter(({ stoppedBy }) => stoppedBy === null)
  const [next] = approved
  if (!next || approved.length <= keep) return false
  await payPayout(db, admin, next.id, { reference: referenceOf(next), isGone: false })
  return approved.length - 1 > keep
}

/** As the bank, bKash or a receipt knows it. */
const referenceOf = ({ id, way }: { id: number; way: PayoutMethod }) =>
  ({ bank: `EFT${260_000 + id}`, bkash: `BK${7_310 + id}Q9XA`, cash: `Receipt ${id}` })[way]

/** What was paid last comes back, and its statement can be paid anew. */
export async function sendBackLast({ db }: Then, { admin }: World): Promise<void> {
  const last = (await payoutsIn(db, 'paid')).at(-1)
  if (last) await failPayout(db, admin, last.id, 'The bank sent it back: account name does not match')
}
