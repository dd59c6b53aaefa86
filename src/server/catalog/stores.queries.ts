import type { Db } from '../platform/db.ts'

/** The shop’s own store, which is there from the first start. */
export async function houseStoreId(db: Db): Promise<number> {
  const { id } = await db.selectFrom('vendors').select('id').where('is_house', '=', true).executeTakeFirstOrThrow()
  return id
}
