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
export interface CategoryPosition {
  depth: number
  id: number
}

/** A page from `after` on, parents before children. */
export async function visibleCategories(
  db: Db,
  { after, limit }: { after: CategoryPosition | undefined; limit: number },
): Promise<{ categories: (Category & CategoryPosition)[]; total: number }> {
  const visible = visibleOnes(db)
    .select([...columns, 'visible.depth'])
    .orderBy('visible.depth')
    .orderBy('visible.id')
    .limit(limit)
  const page = after
    ? visible.where(sql<boolean>`(visible.depth, visible.id) > (${after.depth}::int, ${after.id}::bigint)`)
    : visible
  const all = db.selectFrom('visible_categories')
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
  visibleOnes(db).select(columns).orderBy('display_order').orderBy('name').orderBy('categories.id').modifyEnd(prepared),
)

/** Every visible category with the ids from its root down to itself. */
export async function visiblePaths(db: Db): Promise<{ id: number; name: string; path: number[] }[]> {
  return await paths(db, {})
}

const paths = compiled((db) =>
  visibleOnes(db)
    .select(['categories.id', 'categories.name', sql<number[]>`to_json(visible.path)`.as('path')])
    .modifyEnd(prepared),
)

export async function visibleCategory(db: Db, id: number): Promise<Category | undefined> {
  const [category] = await visible(db, { id })
  return category
}

const visible = compiled((db, { id }: { id: number }) =>
  visibleOnes(db).select(columns).where('categories.id', '=', id).modifyEnd(prepared),
)

/** Subquery: all visible ids, or those from `topId` down; none where `topId` is hidden or unknown. */
export function visibleCategoryIds(db: Db, topId?: number | RawBuilder<unknown>) {
  const ids = db.selectFrom('visible_categories as visible').select('visible.id')
  return topId === undefined ? ids : ids.where(sql<boolean>`${topId}::bigint = any(visible.path)`)
}

/** As above, for statements of one plan. */
export function visibleCategoryIdsBelow(db: Db, topId: number | undefined) {
  return visibleCategoryIds(db, topId === undefined ? undefined : unplanned(sql`${topId}::bigint`))
}

/** Active down from their roots; the database keeps which (0031_visible_categories.sql). */
function visibleOnes(db: Db) {
  return db.selectFrom('visible_categories as visible').innerJoin('categories', 'categories.id', 'visible.id')
}

export async function insertCategory(tx: Db, category: Omit<Category, 'id'>): Promise<number> {
  const { id } = await tx
    .insertInto('categories')
    .values(written(FORM_COLUMNS, category))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
