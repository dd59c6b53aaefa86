import { STATEMENT_PERIODS, type StatementPeriod } from '#contract/values/statement-periods'
import type { Db } from '../platform/database/db.ts'
import { todayInDhaka } from '../platform/database/dhaka-days.queries.ts'
import { readSettings } from '../settings/read-settings.ts'
import { storesToClose } from './closing.queries.ts'
import { lastDayBefore, periodIn } from './periods.ts'

interface Due {
  vendorId: number
  lastDay: string
}

/** Stores with a period of their own, or the shop’s, that is over by `today` and has no statement. */
export async function storesDue(db: Db, today: string, shopPeriod: StatementPeriod): Promise<Due[]> {
  const due: Due[] = []
  for (const period of STATEMENT_PERIODS) {
    const lastDay = lastDayBefore(today, period)
    const stores = await storesToClose(db, { lastDay, period, shopPeriod })
    due.push(...stores.map((vendorId) => ({ vendorId, lastDay })))
  }
  return due
}

/** None, but in the minutes after midnight in Dhaka. */
export async function countLateStatements(db: Db): Promise<number> {
  const [{ statementPeriod }, today] = await Promise.all([readSettings(db), todayInDhaka(db)])
  return (await storesDue(db, today, periodIn(statementPeriod))).length
}
