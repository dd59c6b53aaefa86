import type { Category } from '#contract/categories'
import type { Db } from '../platform/db.ts'
import { Refusal } from '../platform/refusal.ts'
import { lockTree, type ManagedCategory, managedCategories } from './managing.queries.ts'

/** All categories, held for one change at a time, so that every change sees what the one before it did. */
export async function heldTree(tx: Db): Promise<ManagedCategory[]> {
  await lockTree(tx)
  return await managedCategories(tx)
}

/** Refuses `category_not_found`. */
export function categoryIn<C extends Category>(all: C[], id: number): C {
  const category = all.find((each) => each.id === id)
  if (!category) throw new Refusal('category_not_found')
  return category
}
