import { type InferResult, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { StatementLine } from '#contract/payouts/statements'
import { BALANCE_ACCOUNTS } from '../ledger/journal.ts'
import type { Db } from '../platform/database/db.ts'
import { rowsAndTotal } from '../platform/database/listed.queries.ts'
import { COMMISSION_JOURNALS } from './line-kind.ts'

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
  const rows = db
    .selectFrom('statement_lines')
    .innerJoin('statements', 'statements.id', 'statement_id')
    .select(['position', 'kind', 'subject', 'amount_poisha as amountPoisha', 'vat_poisha as vatPoisha'])
    .select([sql<string>`happened_at`.as('happenedAt'), commissionInIt.as('commissionPoisha')])
    .select([parcelOfIt.as('parcel'), noteOfIt.as('note')])
    .where('statement_id', '=', statementId)
    .where('position', '>', after)
    .orderBy('position')
    .limit(limit)
  return await rowsAndTotal(db, rows, all)
}

/**
 * As the store’s own accounts have it: what was posted of commission up to the line’s entry, since the entry of the line about that
 * before it. What is posted later stands in a later line.
 */
const commissionInIt = sql<number>`(
  with own as (
    select journal_id, amount_poisha, journal.kind as journal_kind, account.kind as account_kind
    from ledger_journals as journal
      join ledger_entries on journal_id = journal.id
      join ledger_accounts as account on account.id = account_id
    where journal.subject = statement_lines.subject and owner = statements.vendor_id::text
  ), line as (
    select journal_id from ledger_entries
    where ledger_entries.account_id = statement_lines.account_id and ledger_entries.version = statement_lines.version
  )
  select coalesce(-sum(amount_poisha), 0)::bigint from own
  where journal_kind = any (${COMMISSION_JOURNALS}::text[]) and journal_id <= (select journal_id from line)
    and journal_id > coalesce((
      select max(journal_id) from own
      where account_kind = any (${BALANCE_ACCOUNTS}::text[]) and journal_id < (select journal_id from line)
    ), 0)
)`

/** Why it was posted by hand; '' where it was not. */
const noteOfIt = sql<string>`coalesce((
  select reason from manual_entries where id = substring(statement_lines.subject from '^entry:(\\d+)$')::bigint
), '')`

/** As ordered; null where it is about no parcel. */
const parcelOfIt = sql<StatementLine['parcel']>`(
  select json_build_object('orderId', order_id, 'goods', (
    select json_agg(json_build_object('name', name, 'quantity', quantity) order by first_id)
    from (
      select name, sum(quantity) as quantity, min(id) as first_id from order_lines where parcel_id = parcels.id group by name
    ) as of_name
  ))
  from parcels where parcels.id = substring(statement_lines.subject from '^(?:parcel|compensation):(\\d+)$')::bigint
)`
