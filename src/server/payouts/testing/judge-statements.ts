import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import { lineOf } from '../close-statements.ts'
import { entriesAsTold } from '../closing.queries.ts'
import { sha256Of } from '../statement.ts'

/** Statements that were made again before, by their id. */
export type JudgedStatements = Map<number, { sha256: string; closingPoisha: number }>

/**
 * What is wrong with all statements, in words (docs/money.md, invariant 7); [] where nothing is. Of those judged before, that they are what
 * they were.
 */
export async function judgeStatements(db: Db, judged: JudgedStatements = new Map()): Promise<string[]> {
  return [...(await notMadeAgain(db, judged)), ...(await gaps(db)), ...(await afterTheirEnd(db))]
}

/** Each, made again from the entries that it names, and from what the one before it said. */
async function notMadeAgain(db: Db, judged: JudgedStatements): Promise<string[]> {
  const wrong: string[] = []
  let opening = { vendorId: 0, poisha: 0 }
  for (const { id, sha256, ...said } of await saidStatements(db)) {
    const before = judged.get(id)
    if (before) {
      if (before.sha256 !== sha256) wrong.push(`statement ${said.number} of store ${said.vendorId} has changed`)
      opening = { vendorId: said.vendorId, poisha: before.closingPoisha }
      continue
    }
    const entries = await entriesAsTold(db)
      .where(({ selectFrom, exists }) =>
        exists(
          selectFrom('statement_lines as line')
            .select('line.position')
            .where('statement_id', '=', id)
            .whereRef('line.account_id', '=', 'ledger_entries.account_id')
            .whereRef('line.version', '=', 'ledger_entries.version'),
        ),
      )
      .execute()
    const lines = entries.map(lineOf)
    const openingPoisha = opening.vendorId === said.vendorId ? opening.poisha : 0
    const closingPoisha = lines.reduce((sum, { amountPoisha }) => sum + amountPoisha, openingPoisha)
    if (sha256Of({ ...said, openingPoisha, closingPoisha }, lines) !== sha256)
      wrong.push(`statement ${said.number} of store ${said.vendorId} is not made again to the same bytes`)
    opening = { vendorId: said.vendorId, poisha: closingPoisha }
    judged.set(id, { sha256, closingPoisha })
  }
  return wrong
}

async function saidStatements(db: Db) {
  return await db
    .selectFrom('statements')
    .select(['id', 'vendor_id as vendorId', 'number', 'waiting_poisha as waitingPoisha', 'sha256'])
    .select([sql<string>`first_day::text`.as('firstDay'), sql<string>`last_day::text`.as('lastDay')])
    .orderBy('vendor_id')
    .orderBy('number')
    .execute()
}

/** A period ends at midnight in Dhaka, however late its statement is closed. */
async function afterTheirEnd(db: Db): Promise<string[]> {
  const { rows } = await sql<{ words: string }>`
    select 'statement ' || number || ' of store ' || vendor_id || ' tells of what was written after ' || last_day as words
    from statement_lines join statements on statements.id = statement_id
      join ledger_entries using (account_id, version) join ledger_journals on ledger_journals.id = journal_id
    where (written_at at time zone 'Asia/Dhaka')::date > last_day
      -- What releases before closed took all that there was by then.
      and closed_at >= (select applied_at from schema_migrations where number = 121)`.execute(db)
  return rows.map(({ words }) => words)
}

/** An account’s entries stand in statements from the first on, without gaps. */
async function gaps(db: Db): Promise<string[]> {
  const { rows } = await sql<{ words: string }>`
    select 'account ' || account_id || ' has an entry that no statement tells' as words from statement_lines
    group by account_id having max(version) <> count(*)`.execute(db)
  return rows.map(({ words }) => words)
}
