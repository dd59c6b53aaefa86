import type { Db } from '../platform/db.ts'

export async function hasCategory(db: Db, id: number): Promise<boolean> {
  return (await db.selectFrom('categories').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
}

/** The same, and from here on it stays until the transaction ends. */
export async function holdCategory(tx: Db, id: number): Promise<boolean> {
  const held = await tx.selectFrom('categories').select('id').where('id', '=', id).forKeyShare().executeTakeFirst()
  return held !== undefined
}
