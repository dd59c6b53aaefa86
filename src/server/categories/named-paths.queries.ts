import { sql } from 'kysely'
import { PATH_MARK } from '#contract/values/import-columns'
import type { Db } from '../platform/database/db.ts'

/** Hidden ones too: a store may prepare what is not shown yet. */
export async function categoryPaths(db: Db): Promise<{ id: number; name: string; path: string }[]> {
  return await withNamedPaths(db).selectFrom('placed').select(['id', 'name', 'path']).execute()
}

/** For joins with `placed`: name and `path`, as `Men > Panjabi`. */
export function withNamedPaths(db: Db) {
  return db.withRecursive('placed', (of) =>
    of
      .selectFrom('categories')
      .select(['id', 'name', 'name as path'])
      .where('parent_id', 'is', null)
      .unionAll(
        of
          .selectFrom('categories as below')
          .innerJoin('placed', 'placed.id', 'below.parent_id')
          .select(['below.id', 'below.name', sql<string>`placed.path || ${PATH_MARK}::text || below.name`.as('path')]),
      ),
  )
}
