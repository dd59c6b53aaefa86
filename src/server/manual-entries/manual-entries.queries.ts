import { type InferResult, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { ManualEntryKind, ManualEntryState } from '#contract/values/manual-entries'
import type { Db } from '../platform/database/db.ts'
import { rowsAndTotal } from '../platform/database/listed.queries.ts'

/** Moments as JSON writes them. */
export type EntryRecord = InferResult<ReturnType<typeof asRecords>>[number]

interface Wanted {
  vendorId: number | undefined
  state: ManualEntryState | undefined
}

/** Newest first from the id `before` on. */
export async function entriesPage(
  db: Db,
  { vendorId, state }: Wanted,
  { before, limit }: { before: number | undefined; limit: number },
) {
  const found = db
    .selectFrom('manual_entries')
    .$if(vendorId !== undefined, (some) => some.where('vendor_id', '=', vendorId ?? 0))
    .$if(state !== undefined, (some) => some.where('state', '=', state ?? 'prepared'))
  const rows = asRecords(db)
    .$if(vendorId !== undefined, (some) => some.where('vendor_id', '=', vendorId ?? 0))
    .$if(state !== undefined, (some) => some.where('state', '=', state ?? 'prepared'))
    .$if(before !== undefined, (some) => some.where('manual_entries.id', '<', before ?? 0))
    .orderBy('manual_entries.id', 'desc')
    .limit(limit)
  return await rowsAndTotal(db, rows, found)
}

export async function entryOf(db: Db, id: number): Promise<EntryRecord | undefined> {
  const one = asRecords(db).where('manual_entries.id', '=', id)
  return (await db.selectNoFrom(jsonArrayFrom(one).as('rows')).executeTakeFirstOrThrow()).rows[0]
}

function asRecords(db: Db) {
  return db
    .selectFrom('manual_entries')
    .innerJoin('vendors', 'vendors.id', 'vendor_id')
    .select(['manual_entries.id', 'vendor_id as vendorId', 'store_name as storeName', 'kind', 'reason', 'state'])
    .select(['amount_poisha as amountPoisha', 'vat_poisha as vatPoisha', 'refused_because as refusedBecause'])
    .select([sql<string>`prepared_at`.as('preparedAt'), sql<string | null>`manual_entries.decided_at`.as('decidedAt')])
}

export interface NewEntry {
  vendorId: number
  kind: ManualEntryKind
  amountPoisha: number
  reason: string
  key: string
  preparedBy: number
}

/** Undefined where there is one of its key, or the store has moved in already. */
export async function insertEntry(tx: Db, made: NewEntry): Promise<number | undefined> {
  const row = await tx
    .insertInto('manual_entries')
    .values({
      vendor_id: made.vendorId,
      kind: made.kind,
      amount_poisha: made.amountPoisha,
      reason: made.reason,
      key: made.key,
      prepared_by: made.preparedBy,
    })
    .onConflict((same) => same.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** What was prepared by this press. */
export async function entryOfKey(tx: Db, key: string) {
  return await tx
    .selectFrom('manual_entries')
    .select(['id', 'vendor_id as vendorId', 'kind', 'amount_poisha as amountPoisha', 'reason'])
    .where('key', '=', key)
    .executeTakeFirst()
}

export interface HeldEntry {
  vendorId: number
  kind: ManualEntryKind
  amountPoisha: number
  state: ManualEntryState
  preparedBy: number
}

/** Held to the end of the transaction: two admins at once do one thing. */
export async function holdEntry(tx: Db, id: number): Promise<HeldEntry | undefined> {
  return await tx
    .selectFrom('manual_entries')
    .select(['vendor_id as vendorId', 'kind', 'amount_poisha as amountPoisha', 'state', 'prepared_by as preparedBy'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

export interface Vat {
  vatBasisPoints: number
  vatPoisha: number
}

export async function markApproved(tx: Db, id: number, decidedBy: number, vat: Vat): Promise<void> {
  await tx
    .updateTable('manual_entries')
    .set({ state: 'approved', decided_by: decidedBy, decided_at: sql<Date>`now()` })
    .set({ vat_basis_points: vat.vatBasisPoints, vat_poisha: vat.vatPoisha })
    .where('id', '=', id)
    .where('state', '=', 'prepared')
    .execute()
}

export async function markRefused(tx: Db, id: number, decidedBy: number, because: string): Promise<void> {
  await tx
    .updateTable('manual_entries')
    .set({ state: 'refused', decided_by: decidedBy, decided_at: sql<Date>`now()`, refused_because: because })
    .where('id', '=', id)
    .where('state', '=', 'prepared')
    .execute()
}

/** Undefined: no such store. */
export async function isHouseStore(tx: Db, vendorId: number): Promise<boolean | undefined> {
  const row = await tx.selectFrom('vendors').select('is_house as isHouse').where('id', '=', vendorId).executeTakeFirst()
  return row?.isHouse
}
