import type pg from 'pg'
import { type Attempt, attemptsOf } from './attempts.ts'
import { checkCarts } from './check-carts.ts'
import { checkDashboard } from './check-dashboard.ts'
import { checkCancellations, checkOrders, checkSums } from './check-orders.ts'
import { checkPrices, pricesOf } from './check-prices.ts'
import { checkAdmins, checkPictures } from './check-shop.ts'
import { checkStock } from './check-stock.ts'
import { type Noted, readJournal } from './journal.ts'
import type { Plan } from './plan.ts'
import { type Rows, readRows } from './rows.ts'

export interface Verdict {
  /** What is wrong, each in a sentence; none: the shop kept its promises. */
  found: string[]
  acknowledged: number
  refused: number
  unknown: number
  cancelled: number
}

const MOST_LOOKS = 5

/** Compares what the shoppers were told with what the open shop has. Nobody may be shopping. */
export async function check(plan: Plan, client: pg.Client): Promise<Verdict> {
  const journal = readJournal(plan.journal)
  const attempts = attemptsOf(journal)
  const found = await look(plan, client, journal, attempts)
  const count = (outcome: Attempt['outcome']) => [...attempts.values()].filter((one) => one.outcome === outcome).length
  return {
    ...{ found, acknowledged: count('ok'), refused: count('refused'), unknown: count('unknown') },
    cancelled: journal.filter((entry) => entry.kind === 'cancel' && entry.outcome === 'ok').length,
  }
}

/** A call whose asker was killed may be carried out while the judge looks: where the rows have changed, once more. */
async function look(
  plan: Plan,
  client: pg.Client,
  journal: Noted[],
  attempts: Map<string, Attempt>,
  looks = 1,
): Promise<string[]> {
  const rows = await readRows(client)
  const found = [
    ...judge(plan, journal, attempts, rows),
    ...(await checkDashboard(plan, rows)),
    ...(await checkPictures(plan, journal, rows)),
  ]
  if (found.length === 0 || looks === MOST_LOOKS) return found
  const isAtRest = JSON.stringify(await readRows(client)) === JSON.stringify(rows)
  return isAtRest ? found : await look(plan, client, journal, attempts, looks + 1)
}

/** What needs no shop, only the two accounts of what happened. */
export function judge(plan: Plan, journal: Noted[], attempts: Map<string, Attempt>, rows: Rows): string[] {
  return [
    ...journal.flatMap((entry) => (entry.kind === 'fault' ? [entry.words] : [])),
    ...checkOrders(attempts, rows),
    ...checkSums(attempts, rows),
    ...checkCancellations(journal, rows),
    ...checkPrices(attempts, rows, pricesOf(plan.products, journal)),
    ...checkStock(plan.products, rows),
    ...checkCarts(journal, rows, plan.isSynchronous),
    ...checkAdmins(plan, rows),
  ]
}
