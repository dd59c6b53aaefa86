import type { Db } from '../platform/db.ts'
import { prepared } from '../platform/prepared.queries.ts'
import { statement } from '../platform/statement.ts'

/** The shop’s own store, which is there from the first start. */
export async function houseStoreId(db: Db): Promise<number> {
  const { id } = await db.selectFrom('vendors').select('id').where('is_house', '=', true).executeTakeFirstOrThrow()
  return id
}

/** Those whose products are on sale, the oldest first. */
export async function approvedStores(db: Db): Promise<{ id: number; name: string }[]> {
  return await approved(db, {})
}

const approved = statement((db) =>
  db
    .selectFrom('vendors')
    .select(['id', 'store_name as name'])
    .where('status', '=', 'Approved')
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .modifyEnd(prepared),
)
