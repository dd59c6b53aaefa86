import type { Category } from '#contract/categories'
import type { Db } from '../platform/db.ts'
import { Refusal } from '../platform/refusal.ts'
import { visibleCategory } from './categories.queries.ts'

/** Refuses `category_not_found`, also where the category or one above it is hidden. */
export async function readVisibleCategory(db: Db, id: number): Promise<Category> {
  const category = await visibleCategory(db, id)
  if (!category) throw new Refusal('category_not_found')
  return category
}
