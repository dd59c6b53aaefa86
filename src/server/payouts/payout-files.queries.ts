import { sql } from 'kysely'
import type { FileMethod } from '#contract/values/payouts'
import type { Db } from '../platform/database/db.ts'
import { rowsAndTotal } from '../platform/database/listed.queries.ts'
import { STOPPED_BY } from './payouts.queries.ts'

export interface FileRecord {
  id: number
  way: FileMethod
  /** As JSON writes it. */
  madeAt: string
  count: number
  amountPoisha: number
}

/** Empty. */
export async function insertPayoutFile(tx: Db, way: FileMethod, madeBy: number): Promise<number> {
  const made = tx.insertInto('payout_files').values({ way, made_by: madeBy }).returning('id')
  return (await made.executeTakeFirstOrThrow()).id
}

/** All approved payouts of this way that are in no file and not stopped; those that it put into this one. */
export async function putIntoFile(
  tx: Db,
  { id, way }: { id: number; way: FileMethod },
): Promise<{ id: number; storeName: string }[]> {
  return await tx
    .updateTable('payouts')
    .from('vendors')
    .set({ file_id: id })
    .whereRef('vendors.id', '=', 'payouts.vendor_id')
    .where('state', '=', 'approved')
    .where('way', '=', way)
    .where('file_id', 'is', null)
    .where(STOPPED_BY, 'is', null)
    .returning(['payouts.id', 'store_name as storeName'])
    .execute()
}

/** Newest first from the id `before` on. */
export async function payoutFilesPage(
  db: Db,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<{ rows: FileRecord[]; total: number }> {
  const rows = files(db)
    .$if(before !== undefined, (some) => some.where('payout_files.id', '<', before ?? 0))
    .orderBy('payout_files.id', 'desc')
    .limit(limit)
  return await rowsAndTotal(db, rows, db.selectFrom('payout_files'))
}

export async function payoutFileOf(db: Db, id: number): Promise<FileRecord | undefined> {
  const found = await rowsAndTotal(
    db,
    files(db).where('payout_files.id', '=', id),
    db.selectFrom('payout_files').where('id', '=', id),
  )
  return found.rows[0]
}

function files(db: Db) {
  const of = (what: string) => sql<number>`(select ${sql.raw(what)} from payouts where file_id = payout_files.id)`
  return db
    .selectFrom('payout_files')
    .select(['payout_files.id', 'way', sql<string>`made_at`.as('madeAt')])
    .select([of('count(*)::int').as('count'), of('coalesce(sum(amount_poisha), 0)::bigint').as('amountPoisha')])
}

/** What a file holds, in its order, each with the account that it goes to. */
export async function payoutsInFile(db: Db, fileId: number, after: number, limit: number) {
  return await db
    .selectFrom('payouts')
    .innerJoin('vendors', 'vendors.id', 'payouts.vendor_id')
    .innerJoin('payout_accounts', 'payout_accounts.id', 'account_id')
    .select(['payouts.id', 'store_name as storeName', 'amount_poisha as amountPoisha'])
    .select(['bank', 'branch', 'routing_number as routingNumber', 'account_name as accountName', 'number'])
    .where('file_id', '=', fileId)
    .where('payouts.id', '>', after)
    .orderBy('payouts.id')
    .limit(limit)
    .execute()
}
