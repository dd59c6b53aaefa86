import { type InferResult, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { DocumentKind } from '#contract/values/store-documents'
import type { Db } from '../platform/database/db.ts'
import { rowsAndTotal } from '../platform/database/listed.queries.ts'

/** Moments as JSON writes them. */
export type DocumentRecord = InferResult<ReturnType<typeof asRecords>>[number]

/** Of each kind the approved one and the newest of the others that nothing has replaced. */
export async function documentsOf(db: Db, vendorId: number): Promise<DocumentRecord[]> {
  const ones = asRecords(db)
    .distinctOn(['kind', IS_APPROVED])
    .where('vendor_id', '=', vendorId)
    .where('state', '<>', 'replaced')
    .orderBy('kind')
    .orderBy(IS_APPROVED, 'desc')
    .orderBy('store_papers.id', 'desc')
  return (await db.selectNoFrom(jsonArrayFrom(ones).as('rows')).executeTakeFirstOrThrow()).rows
}

const IS_APPROVED = sql<boolean>`state = 'approved'`

export async function documentsToDecide(db: Db, { after, limit }: { after: number; limit: number }) {
  const found = db.selectFrom('store_papers').where('state', '=', 'handed_in')
  const rows = asRecords(db)
    .where('state', '=', 'handed_in')
    .where('store_papers.id', '>', after)
    .orderBy('store_papers.id')
    .limit(limit)
  return await rowsAndTotal(db, rows, found)
}

export async function documentOf(db: Db, id: number): Promise<DocumentRecord | undefined> {
  const one = asRecords(db).where('store_papers.id', '=', id)
  return (await db.selectNoFrom(jsonArrayFrom(one).as('rows')).executeTakeFirstOrThrow()).rows[0]
}

function asRecords(db: Db) {
  return db
    .selectFrom('store_papers')
    .innerJoin('vendors', 'vendors.id', 'vendor_id')
    .select(['store_papers.id', 'vendor_id as vendorId', 'store_name as storeName', 'kind', 'number', 'holder'])
    .select(['address', 'state', sql<string>`coalesce(refusal_reason, '')`.as('refusalReason')])
    .select(sql<string>`handed_in_at`.as('handedInAt'))
    .select(sql<string | null>`store_papers.decided_at`.as('decidedAt'))
}

interface NewDocument {
  vendorId: number
  kind: DocumentKind
  number: string
  holder: string
  address: string
  handedInBy: number
}

export async function insertDocument(tx: Db, { vendorId, handedInBy, ...said }: NewDocument): Promise<number> {
  const { id } = await tx
    .insertInto('store_papers')
    .values({ vendor_id: vendorId, handed_in_by: handedInBy, ...said })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** What of this kind is in that state gives its place to another. */
export async function replaceDocument(
  tx: Db,
  { vendorId, kind }: { vendorId: number; kind: DocumentKind },
  state: 'handed_in' | 'approved',
): Promise<void> {
  await tx
    .updateTable('store_papers')
    .set({ state: 'replaced' })
    .where('vendor_id', '=', vendorId)
    .where('kind', '=', kind)
    .where('state', '=', state)
    .execute()
}

/** `reason`: of a refusal; null approves. */
export async function decideDocumentRow(tx: Db, id: number, decidedBy: number, reason: string | null): Promise<void> {
  await tx
    .updateTable('store_papers')
    .set({
      state: reason === null ? 'approved' : 'refused',
      refusal_reason: reason,
      decided_by: decidedBy,
      decided_at: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .execute()
}

/** What a store’s approved document says, its number unmasked; of a BIN the registered name and address. Undefined where none is approved. */
export async function approvedDocument(
  db: Db,
  vendorId: number,
  kind: DocumentKind,
): Promise<{ number: string; holder: string; address: string } | undefined> {
  return await db
    .selectFrom('store_papers')
    .select(['number', 'holder', 'address'])
    .where('vendor_id', '=', vendorId)
    .where('kind', '=', kind)
    .where('state', '=', 'approved')
    .executeTakeFirst()
}
