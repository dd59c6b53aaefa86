import { sql } from 'kysely'
import type { Company } from '#contract/values/couriers'
import type { RowKind } from '#contract/values/settlements'
import type { Db } from '../platform/database/db.ts'
import { ENDS_OF_RETURNS } from './judge.ts'

/** A row as it is taken back. */
export interface GoingRow {
  id: number
  event: string
  kind: RowKind
  subject: string
  isFirst: boolean
}

/** Rows count no more. */
export async function markGone(tx: Db, ids: number[], gone: 'taken_back' | 'replaced' | 'judged_again'): Promise<void> {
  await tx.updateTable('settlement_rows').set({ gone }).where('id', '=', sql<number>`any(${ids}::bigint[])`).execute()
}

export async function rowsGoing(db: Db, ids: number[]): Promise<GoingRow[]> {
  return await goingRows(db).where('id', '=', sql<number>`any(${ids}::bigint[])`).execute()
}

/** Those of a file that are still to be taken back, the first ones. */
export async function rowsLeft(db: Db, fileId: number, limit: number): Promise<GoingRow[]> {
  return await goingRows(db)
    .where('file_id', '=', fileId)
    .where(sql<boolean>`gone is distinct from 'judged_again'`)
    .where(sql<boolean>`gone is distinct from 'taken_back'`)
    .limit(limit)
    .execute()
}

/**
 * Of parcels that come back by now: rows that charged for that before the shop knew; of those that were delivered after all, rows of what
 * was paid as they were refused. None about which somebody has decided since. Of one company, or of all.
 */
export async function returnsHeardOf(
  db: Db,
  parcelIds: number[],
  company?: Company,
): Promise<(GoingRow & { fileId: number; parcelId: number | null })[]> {
  return await goingRows(db)
    .select(['file_id as fileId', 'parcel_id as parcelId'])
    .where('parcel_id', '=', sql<number>`any(${parcelIds}::bigint[])`)
    .where('is_first', '=', true)
    .where('gone', 'is', null)
    .$if(company !== undefined, (some) => some.where('company', '=', company ?? 'pathao'))
    .where(sql<boolean>`not exists (select from settlement_decisions where row_id = settlement_rows.id)`)
    .where(
      sql<boolean>`exists (select from parcels where parcels.id = parcel_id and case when stage = any (${ENDS_OF_RETURNS}::text[])
        then verdict in ('not_returned', 'return_charged')
        else kind = 'paid_return' and verdict in ('returned', 'overcharged', 'short', 'over') end)`,
    )
    .execute()
}

function goingRows(db: Db) {
  return db
    .selectFrom('settlement_rows')
    .select(['id', 'event', 'kind', 'subject', 'is_first as isFirst'])
    .orderBy('id')
}

/**
 * What other files say of the same as these rows, and nobody has decided about, is judged again; so is what one of these had replaced.
 * Answers their files.
 */
export async function judgeHeirsAgain(tx: Db, ids: number[]): Promise<number[]> {
  const { rows } = await sql<{ fileId: number }>`
    update settlement_rows as heir set gone = 'judged_again'
    from (
      select event, kind, company, file_id,
        company || ':' || case when number <> '' then number else invoice end || ':' || net_poisha as former
      from settlement_rows where id = any (${ids}::bigint[]) and is_first
    ) as going
    where heir.event in (going.event, former) and heir.kind = going.kind and heir.company = going.company
      and heir.file_id <> going.file_id
      and not exists (select from settlement_take_backs where file_id = heir.file_id)
      and (heir.gone = 'replaced' or (heir.gone is null and (not heir.is_first or going.event <> former)
        and not exists (select from settlement_decisions where row_id = heir.id)))
    returning heir.file_id as "fileId"`.execute(tx)
  return [...new Set(rows.map(({ fileId }) => fileId))]
}

/** How often an event was posted and taken back: posted again, it is another one to the ledger. By event and kind. */
export async function timesGone(db: Db, events: string[]): Promise<(event: string, kind: RowKind) => number> {
  const rows = await db
    .selectFrom('settlement_rows')
    .select((of) => ['event', 'kind', of.fn.countAll<number>().as('times')])
    .where('event', '=', sql<string>`any(${events}::text[])`)
    .where('is_first', '=', true)
    .where('gone', 'is not', null)
    .groupBy(['event', 'kind'])
    .execute()
  const times = new Map(rows.map((row) => [`${row.kind} ${row.event}`, row.times]))
  return (event, kind) => times.get(`${kind} ${event}`) ?? 0
}
