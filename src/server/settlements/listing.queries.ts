import { sql } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { VerdictCount } from '#contract/settlements'
import type { Company } from '#contract/values/couriers'
import type { Decision, Verdict } from '#contract/values/settlements'
import type { Db } from '../platform/database/db.ts'
import { rowsAndTotal } from '../platform/database/listed.queries.ts'
import type { RowProblem } from '../settlement-sheets/settlement-row.ts'
import { differenceOf, isDifferenceOpen } from './differences.queries.ts'
import { standingIn, takeBackOf } from './take-backs.queries.ts'

export const SUMS = [
  'settlement_rows.collected_poisha as collectedPoisha',
  'settlement_rows.charge_poisha as chargePoisha',
  'settlement_rows.net_poisha as netPoisha',
] as const

const SUSPENSE = sql`from ledger_accounts
  join ledger_entries on account_id = ledger_accounts.id
  join ledger_journals on ledger_journals.id = journal_id
  where ledger_accounts.kind = 'suspense'`

/** What is in suspense of what the row is about, by its journals. */
const heldOfRow = sql`select sum(amount_poisha)::bigint as poisha ${SUSPENSE}
  and ledger_journals.subject = settlement_rows.subject and owner = settlement_rows.company`

/** The same for all rows at once: few of all postings are in suspense, and these are reached by its accounts. */
const heldOfAll = sql`select poisha from (
  select ledger_journals.subject, owner, sum(amount_poisha)::bigint as poisha ${SUSPENSE} group by ledger_journals.subject, owner
) as all_held where all_held.subject = settlement_rows.subject and all_held.owner = settlement_rows.company`

/** It posted something that stands: it was the first to say so, or an admin said that it was paid, too. */
const isPosted = sql<boolean>`(gone is null
  and (is_first or coalesce(decided.decision = 'accepted' and decided.row_id = settlement_rows.id, false)))`

/** Of what the row’s own journals are about: shown with the first, as long as that stands. */
const suspensePoisha = sql<number>`case when ${isPosted} and (is_first or not exists (
  select from settlement_rows as first_row where first_row.event = settlement_rows.event
    and first_row.kind = settlement_rows.kind and first_row.is_first and first_row.gone is null
)) then coalesce(held.poisha, 0) else 0 end`

const isSaidAgain = sql<boolean>`settlement_rows.verdict in ('twice', 'differs', 'repeated')`
/** Its cash is in the books, and what it says is not right. */
const isWronglySaid = sql<boolean>`settlement_rows.verdict in ('wrong_sum', 'overcharged')`

/** Money stands in suspense for it, also after a correction; or nobody has decided about what it says. */
const isOpen = sql<boolean>`(${suspensePoisha} <> 0
  or (gone is null and decided.row_id is distinct from settlement_rows.id
    and (${isSaidAgain} or (${isWronglySaid} and decided.decision is null))))`

/** All that are open, and few others: what was decided is looked up for these alone, and not for all rows of all years. */
const mayBeOpen = sql<boolean>`(${isSaidAgain} or ${isWronglySaid} or held.poisha <> 0)`

/** The latest about a row, or about what its line came to before it was judged again. */
function lastDecision(db: Db, isOpenOnly: boolean) {
  return db
    .selectFrom('settlement_decisions')
    .innerJoin('settlement_rows as told', 'told.id', 'row_id')
    .select(['row_id', 'decision', 'reason'])
    .whereRef('told.file_id', '=', sql.ref('settlement_rows.file_id'))
    .whereRef('told.line', '=', sql.ref('settlement_rows.line'))
    .$if(isOpenOnly, (some) => some.where(mayBeOpen))
    .orderBy('settlement_decisions.id', 'desc')
    .limit(1)
    .as('decided')
}

export type RowRecord = Awaited<ReturnType<typeof rowsPage>>['rows'][number]

interface WantedRows {
  id?: number
  company?: Company | undefined
  fileId?: number | undefined
  verdict?: Verdict | undefined
  isOpen?: boolean
  line?: number
}

/** Without what they stand for by now: they are counted by this. */
function rowsNamed(db: Db, { id, company, fileId, line, verdict }: WantedRows) {
  return db
    .selectFrom('settlement_rows')
    .where(sql<boolean>`gone is distinct from 'judged_again'`)
    .$if(id !== undefined, (some) => some.where('settlement_rows.id', '=', id ?? 0))
    .$if(company !== undefined, (some) => some.where('settlement_rows.company', '=', company ?? 'pathao'))
    .$if(fileId !== undefined, (some) => some.where('file_id', '=', fileId ?? 0))
    .$if(line !== undefined, (some) => some.where('settlement_rows.line', '=', line ?? 0))
    .$if(verdict !== undefined, (some) => some.where('verdict', '=', verdict ?? 'paid'))
}

function rowsWanted(db: Db, wanted: WantedRows) {
  const { isOpen: isOpenOnly = false } = wanted
  const held = sql<{ poisha: number | null }>`(${isOpenOnly ? heldOfAll : heldOfRow})`.as<'held'>(sql`held`)
  return rowsNamed(db, wanted)
    .leftJoin('parcels', 'parcels.id', 'settlement_rows.parcel_id')
    .leftJoinLateral(held, (join) => join.onTrue())
    .leftJoinLateral(lastDecision(db, isOpenOnly), (join) => join.onTrue())
    .$if(isOpenOnly, (some) => some.where(mayBeOpen).where(isOpen))
}

export async function rowsPage(
  db: Db,
  wanted: WantedRows,
  { before, limit }: { before: number | undefined; limit: number },
) {
  const all = rowsWanted(db, wanted)
  const rows = all
    .select(['settlement_rows.id', 'file_id as fileId', 'settlement_rows.company', 'line', 'number', 'invoice', 'kind'])
    .select(['gone', 'verdict', 'settlement_rows.parcel_id as parcelId', 'parcels.order_id as orderId', ...SUMS])
    .select([
      'expected_poisha as expectedPoisha',
      'settlement_rows.subject',
      'is_first as isFirst',
      'consignment_id as consignmentId',
    ])
    .select((of) => [
      sql<string>`judged_at`.as('judgedAt'),
      sql<number | null>`(select quoted_poisha from consignments where consignments.id = consignment_id)`.as(
        'quotedPoisha',
      ),
      suspensePoisha.as('suspensePoisha'),
      sql<boolean>`${isOpen}`.as('isOpen'),
      sql<boolean>`${isPosted}`.as('isPosted'),
      of.ref('decided.decision').$castTo<Decision | null>().as('decision'),
      of.fn.coalesce('decided.reason', sql.lit('')).as('reason'),
    ])
    .$if(before !== undefined, (some) => some.where('settlement_rows.id', '<', before ?? 0))
    .orderBy('settlement_rows.id', 'desc')
    .limit(limit)
  return await rowsAndTotal(db, rows, wanted.isOpen ? all : rowsNamed(db, wanted))
}

/** Those that a company listed and has not settled since, as it told them last, the oldest first. */
export async function rowsNotSettled(db: Db, company: Company, limit: number) {
  const latest = db
    .selectFrom('settlement_rows')
    .distinctOn('event')
    .select([
      'id',
      'number',
      'invoice',
      'verdict',
      'parcel_id as parcelId',
      'expected_poisha as expectedPoisha',
      ...SUMS,
    ])
    .where('verdict', '=', 'not_settled')
    .where('company', '=', company)
    .where(
      sql<boolean>`not exists (select from settlement_rows as settled where settled.is_first
        and (settled.event = settlement_rows.event or settled.parcel_id = settlement_rows.parcel_id and settled.company = ${company}))`,
    )
    .orderBy('event')
    .orderBy('id', 'desc')
    .as('latest')
  return await db.selectFrom(latest).selectAll().orderBy('id').limit(limit).execute()
}

/** How many rows of each company somebody has to look at. */
export async function openRowsByCompany(db: Db): Promise<Map<Company, number>> {
  const rows = await rowsWanted(db, { isOpen: true })
    .select((of) => ['settlement_rows.company', of.fn.countAll<number>().as('rows')])
    .groupBy('settlement_rows.company')
    .execute()
  return new Map(rows.map(({ company, rows: count }) => [company, count]))
}

interface WantedFiles {
  id?: number
  before?: number | undefined
  isOpen?: boolean
  limit: number
}

export type FileRecord = Awaited<ReturnType<typeof filesPage>>['rows'][number]

export async function filesPage(db: Db, { id, before, isOpen: isOpenOnly = false, limit }: WantedFiles) {
  const all = db.selectFrom('settlement_files').$if(isOpenOnly, (some) => some.where(isDifferenceOpen(db)))
  const counts = db
    .selectFrom('settlement_rows')
    .select((of) => ['verdict', of.fn.countAll<number>().as('rows')])
    .whereRef('file_id', '=', sql.ref('settlement_files.id'))
    .where(sql<boolean>`gone is distinct from 'judged_again'`)
    .groupBy('verdict')
  const rows = all
    .select(['id', 'company', 'name', 'source', sql<string>`loaded_at`.as('loadedAt'), 'row_count as rowCount'])
    .select(['collected_poisha as collectedPoisha', 'charge_poisha as chargePoisha', 'net_poisha as netPoisha'])
    .select((of) => [of.ref('problems').$castTo<RowProblem[]>().as('problems'), 'problem_count as problemCount'])
    .select(['told_poisha as reportedPoisha', jsonArrayFrom(counts).$castTo<VerdictCount[]>().as('verdicts')])
    .select([
      ...differenceOf(db),
      jsonObjectFrom(standingIn(db)).$notNull().as('standing'),
      jsonObjectFrom(takeBackOf(db)).$castTo<{ reason: string; at: string } | null>().as('takenBack'),
    ])
    .$if(id !== undefined, (some) => some.where('id', '=', id ?? 0))
    .$if(before !== undefined, (some) => some.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(limit)
  return await rowsAndTotal(db, rows, all)
}
