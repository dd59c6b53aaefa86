import { sql } from 'kysely'
import type { Db } from '../platform/db.ts'

const MOST_STORES = 100

/** The shop’s own store, which is there from the first start. */
export async function houseStoreId(db: Db): Promise<number> {
  const { id } = await db.selectFrom('vendors').select('id').where('is_house', '=', true).executeTakeFirstOrThrow()
  return id
}

/** Approved stores in whose names one of these texts stands somewhere. Texts are letters and digits only. */
export async function storesLike(db: Db, texts: string[]): Promise<{ id: number; name: string }[]> {
  return await db
    .selectFrom('vendors')
    .select(['id', 'store_name as name'])
    .where('status', '=', 'Approved')
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`lower(store_name) like any(${texts.map((text) => `%${text}%`)}::text[])`)
    .orderBy('id')
    .limit(MOST_STORES)
    .execute()
}
