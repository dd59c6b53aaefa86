import type { Category, ManagedCategory } from '#contract/categories'
import type { Db } from '../platform/database/db.ts'
import { isOutdated } from '../platform/database/version-conflict.ts'
import { Refusal } from '../platform/refusal.ts'
import { type CountedCategory, lockTree, managedCategories } from './managed-tree.queries.ts'

/** Locked for one change at a time (decision 008). */
export async function heldTree(tx: Db): Promise<CountedCategory[]> {
  await lockTree(tx)
  return await managedCategories(tx)
}

/** Refuses `category_not_found`, `changed_meanwhile`. */
export function categoryToEdit(all: CountedCategory[], id: number, fromVersion: number | undefined): ManagedCategory {
  const { productCount: _, ...category } = categoryIn(all, id)
  if (isOutdated(fromVersion, category)) throw new Refusal('changed_meanwhile', { record: { category } })
  return category
}

/** Refuses `category_not_found`. */
export function categoryIn<C extends Category>(all: C[], id: number): C {
  const category = all.find((each) => each.id === id)
  if (!category) throw new Refusal('category_not_found')
  return category
}
