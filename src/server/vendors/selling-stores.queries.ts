import { compiled } from '../platform/database/compiled-query.ts'
import type { Db } from '../platform/database/db.ts'
import { prepared } from '../platform/database/prepared.queries.ts'

export async function houseStoreId(db: Db): Promise<number> {
  const { id } = await db.selectFrom('vendors').select('id').where('is_house', '=', true).executeTakeFirstOrThrow()
  return id
}

/** Oldest first. */
export async function sellingStores(db: Db): Promise<{ id: number; name: string }[]> {
  return await selling(db, {})
}

const selling = compiled((db) =>
  db
    .selectFrom('vendors')
    .select(['id', 'store_name as name'])
    .where('is_selling', '=', true)
    .orderBy('id')
    .modifyEnd(prepared),
)
