import { type RawBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Category } from '#contract/categories'
import { compiled } from '../platform/database/compiled-query.ts'
import type { Db } from '../platform/database/db.ts'
import { selection, written } from '../platform/database/named-columns.ts'
import { prepared, unplanned } from '../platform/database/prepared.queries.ts'

export const FORM_COLUMNS = {
  name: 'name',
  parentId: 'parent_id',
  isActive: 'is_active',
  displayOrder: 'display_order',
} as const
export const columns = selection('categories', { id: 'id', ...FORM_COLUMNS })

/** Keyset: roots first. */
export interface CategoryPlace {
  depth: number
  id: number
}

/** A page from `after` on, parents before children. */
export async function visibleCategories(
  db: Db,
  { after, limit }: { after: CategoryPlace | undefined; limit: number },
): Promise<{ categories: (Category & CategoryPlace)[]; total: number }> {
  const visible = withVisible(db)
    .selectFrom('visible')
    .innerJoin('categories', 'categories.id', 'visible.id')
    .select([...columns, 'visible.depth'])
    .orderBy('visible.depth')
    .orderBy('visible.id')
    .limit(limit)
  const page = after
    ? visible.where(sql<boolean>`(visible.depth, visible.id) > (${after.depth}::int, ${after.id}::bigint)`)
    : visible
  const all = withVisible(db).selectFrom('visible')
  return await db
    .selectNoFrom([
      jsonArrayFrom(page).as('categories'),
      all.select((the) => the.fn.countAll<number>().as('count')).as('total'),
    ])
    .$narrowType<{ total: number }>()
    .executeTakeFirstOrThrow()
}

export async function visibleCategoriesInOrder(db: Db): Promise<Category[]> {
  return await inOrder(db, {})
}

const inOrder = compiled((db) =>
  withVisible(db)
    .selectFrom('visible')
    .innerJoin('categories', 'categories.id', 'visible.id')
    .select(columns)
    .orderBy('display_order')
    .orderBy('name')
    .orderBy('categories.id')
    .modifyEnd(prepared),
)

/** Every visible category with the ids from its root down to itself. */
export async function visiblePaths(db: Db): Promise<{ id: number; name: string; path: number[] }[]> {
  return await paths(db, {})
}

const paths = compiled((db) =>
  withVisible(db)
    .selectFrom('visible')
    .innerJoin('categories', 'categories.id', 'visible.id')
    .select(['categories.id', 'categories.name', sql<number[]>`to_json(visible.path)`.as('path')])
    .modifyEnd(prepared),
)

export async function visibleCategory(db: Db, id: number): Promise<Category | undefined> {
  const [category] = await visible(db, { id })
  return category
}

const visible = compiled((db, { id }: { id: number }) =>
  db
    .selectFrom('categories')
    .select(columns)
    .where('id', '=', id)
    .where('id', 'in', visibleCategoryIds(db))
    .modifyEnd(prepared),
)

/** Subquery: all visible ids, or those from `topId` down; none where `topId` is hidden or unknown. */
export function visibleCategoryIds(db: Db, topId?: number | RawBuilder<unknown>) {
  const ids = withVisible(db).selectFrom('visible').select('visible.id')
  return topId === undefined ? ids : ids.where(sql<boolean>`${topId}::bigint = any(visible.path)`)
}

/** As above, for statements of one plan. */
export function visibleCategoryIdsBelow(db: Db, topId: number | undefined) {
  return visibleCategoryIds(db, topId === undefined ? undefined : unplanned(sql`${topId}::bigint`))
}

export async function insertCategory(tx: Db, category: Omit<Category, 'id'>): Promise<number> {
  const { id } = await tx
    .insertInto('categories')
    .values(written(FORM_COLUMNS, category))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Walked down from the roots, so that a hidden one hides its branch; `path`: ids from the root to itself. */
function withVisible(db: Db) {
  return db.withRecursive('visible', (of) =>
    of
      .selectFrom('categories')
      .select(['id', sql<number>`0`.as('depth'), sql<number[]>`array[id]`.as('path')])
      .where('parent_id', 'is', null)
      .where('is_active', '=', true)
      .unionAll(
        of
          .selectFrom('categories as below')
          .innerJoin('visible', 'visible.id', 'below.parent_id')
          .select(['below.id', sql<number>`depth + 1`.as('depth'), sql<number[]>`path || below.id`.as('path')])
          .where('below.is_active', '=', true),
      ),
  )
}
