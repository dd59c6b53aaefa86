import { sql } from 'kysely'
import { PATH_MARK } from '#contract/import-columns'
import type { Db } from '../platform/db.ts'

export async function hasCategory(db: Db, id: number): Promise<boolean> {
  return (await db.selectFrom('categories').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
}

/** Of these categories, those that are still there; they stay until the end of the transaction. */
export async function holdCategories(tx: Db, ids: number[]): Promise<number[]> {
  const held = await tx
    .selectFrom('categories')
    .select('id')
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .orderBy('id')
    .forKeyShare()
    .execute()
  return held.map(({ id }) => id)
}

/** Every category with the names from its root down, hidden ones too: a store may prepare what is not shown yet. */
export async function categoryPaths(db: Db): Promise<{ id: number; name: string; path: string }[]> {
  return await db
    .withRecursive('placed', (of) =>
      of
        .selectFrom('categories')
        .select(['id', 'name', 'name as path'])
        .where('parent_id', 'is', null)
        .unionAll(
          of
            .selectFrom('categories as below')
            .innerJoin('placed', 'placed.id', 'below.parent_id')
            .select([
              'below.id',
              'below.name',
              sql<string>`placed.path || ${PATH_MARK}::text || below.name`.as('path'),
            ]),
        ),
    )
    .selectFrom('placed')
    .select(['id', 'name', 'path'])
    .execute()
}
