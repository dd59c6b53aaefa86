import { type InferResult, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db } from '../platform/database/db.ts'
import { rowsAndTotal } from '../platform/database/listed.queries.ts'

/** Moments and days as JSON writes them. */
export type StatementRecord = InferResult<ReturnType<typeof asRecords>>[number]

/** Newest first from the id `before` on; of one store, or of all. */
export async function statementsPage(
  db: Db,
  vendorId: number | undefined,
  { before, limit }: { before: number | undefined; limit: number },
) {
  const found = db
    .selectFrom('statements')
    .$if(vendorId !== undefined, (some) => some.where('vendor_id', '=', vendorId ?? 0))
  const rows = asRecords(db)
    .$if(vendorId !== undefined, (some) => some.where('vendor_id', '=', vendorId ?? 0))
    .$if(before !== undefined, (some) => some.where('statements.id', '<', before ?? 0))
    .orderBy('statements.id', 'desc')
    .limit(limit)
  return await rowsAndTotal(db, rows, found)
}

/** Undefined: unknown, or another store’s. */
export async function statementOf(
  db: Db,
  vendorId: number | undefined,
  id: number,
): Promise<StatementRecord | undefined> {
  const one = asRecords(db)
    .where('statements.id', '=', id)
    .$if(vendorId !== undefined, (some) => some.where('vendor_id', '=', vendorId ?? 0))
  return (await db.selectNoFrom(jsonArrayFrom(one).as('rows')).executeTakeFirstOrThrow()).rows[0]
}

function asRecords(db: Db) {
  return db
    .selectFrom('statements')
    .innerJoin('vendors', 'vendors.id', 'vendor_id')
    .select(['statements.id', 'vendor_id as vendorId', 'store_name as storeName', 'number'])
    .select(['first_day as firstDay', 'last_day as lastDay', 'line_count as lineCount', 'sha256'])
    .select(['opening_poisha as openingPoisha', 'closing_poisha as closingPoisha'])
    .select(['waiting_poisha as waitingPoisha', sql<string>`closed_at`.as('closedAt')])
}

/** In their order, behind the position `after`. */
export async function linesPage(db: Db, statementId: number, { after, limit }: { after: number; limit: number }) {
  const all = db.selectFrom('statement_lines').where('statement_id', '=', statementId)
  const rows = all
    .select(['position', 'kind', 'subject', 'amount_poisha as amountPoisha', 'vat_poisha as vatPoisha'])
    .select(sql<string>`happened_at`.as('happenedAt'))
    .where('position', '>', after)
    .orderBy('position')
    .limit(limit)
  return await rowsAndTotal(db, rows, all)
}
