import type { StatementPeriod } from '#contract/values/statement-periods'
import { type Db, transact } from '../platform/database/db.ts'
import { todayInDhaka } from '../platform/database/dhaka-days.queries.ts'
import { emit } from '../platform/events/emit.ts'
import { eachTried } from '../platform/jobs/each-tried.ts'
import { readSettings } from '../settings/read-settings.ts'
import {
  holdAccounts,
  insertLines,
  insertStatement,
  type Last,
  lastStatementOf,
  untoldEntries,
  type WithoutMessage,
} from './closing.queries.ts'
import { beginDebt } from './debts.queries.ts'
import { isBeyondLimit } from './judge-debts.ts'
import { lineKindOf } from './line-kind.ts'
import { dayAfter, periodIn } from './periods.ts'
import { type Statement, type StatementLine, sha256Of } from './statement.ts'
import { storesDue } from './stores-due.ts'

/** Closes what is over of each store’s own periods by today, and the shop’s for those that have none. */
export async function closeStatements(db: Db, signal: AbortSignal): Promise<void> {
  const { statementPeriod, storeDebtLimit } = await readSettings(db)
  await closeStatementsBy(db, await todayInDhaka(db), periodIn(statementPeriod), signal, storeDebtLimit)
}

/** A transaction for each: what is killed goes on where it was. */
export async function closeStatementsBy(
  db: Db,
  today: string,
  shopPeriod: StatementPeriod,
  signal: AbortSignal,
  storeDebtLimit = 0,
): Promise<void> {
  const due = await storesDue(db, today, shopPeriod)
  // One that cannot be closed keeps no other open.
  await eachTried(due, signal, ({ vendorId, lastDay }) =>
    transact(db, (tx) => closeStatement(tx, vendorId, lastDay, storeDebtLimit)),
  )
}

/**
 * All of a store’s entries that stand in no statement yet and were written by the end of that day in Dhaka, however late it is closed:
 * what comes later stands in the next one. Holds its accounts first. Nothing where the period is closed, or where there is nothing to tell. A debt beyond the limit, in taka, is told; 0 is no limit.
 */
export async function closeStatement(tx: Db, vendorId: number, lastDay: string, storeDebtLimit = 0): Promise<void> {
  const waitingPoisha = await holdAccounts(tx, vendorId, lastDay)
  const last = await lastStatementOf(tx, vendorId)
  if (last && last.lastDay >= lastDay) return
  const entries = await untoldEntries(tx, vendorId, lastDay)
  const firstDay = firstDayAfter(last, entries)
  if (firstDay === undefined || firstDay > lastDay) return
  const lines = entries.map(lineOf)
  const openingPoisha = last?.closingPoisha ?? 0
  const statement: Statement = {
    vendorId,
    number: (last?.number ?? 0) + 1,
    firstDay,
    lastDay,
    openingPoisha,
    waitingPoisha,
    closingPoisha: lines.reduce((sum, { amountPoisha }) => sum + amountPoisha, openingPoisha),
  }
  const id = await insertStatement(tx, statement, { lineCount: lines.length, sha256: sha256Of(statement, lines) })
  await insertLines(tx, id, lines)
  await emit(tx, 'statement.closed', { vendorId, statementId: id })
  if (!isBeyondLimit(-statement.closingPoisha, { storeDebtLimit })) return
  await beginDebt(tx, vendorId, id)
  await emit(tx, 'store.owes', { vendorId, statementId: id })
}

/** A store’s first statement begins with the day of its first entry. */
function firstDayAfter(last: Last | undefined, entries: WithoutMessage[]): string | undefined {
  const [first] = entries.map(({ writtenOn }) => writtenOn).toSorted()
  return first && (last ? dayAfter(last.lastDay) : first)
}

export function lineOf({ journalKind, writtenOn: _, ...entry }: WithoutMessage): StatementLine {
  return { ...entry, kind: lineKindOf(journalKind, entry.amountPoisha) }
}
