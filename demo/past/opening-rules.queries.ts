import type { Db } from '../../src/server/platform/database/db.ts'

/** Name → id of the nearest to the root that are called so. */
export async function categoriesNamed(db: Db, names: string[]): Promise<[name: string, id: number][]> {
  const found = await db
    .selectFrom('categories')
    .select(['name', 'id'])
    .distinctOn('name')
    .where('name', 'in', names)
    .orderBy('name')
    .orderBy('id')
    .execute()
  return found.map(({ name, id }) => [name, id])
}
