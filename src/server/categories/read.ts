import type { Category, CategoryNode } from '#contract/categories'
import type { Db } from '../platform/database/db.ts'
import { Refusal } from '../platform/refusal.ts'
import { visibleCategory } from './categories.queries.ts'

/** Refuses `category_not_found`, also for what is hidden. */
export async function readVisibleCategory(db: Db, id: number): Promise<Category> {
  const category = await visibleCategory(db, id)
  if (!category) throw new Refusal('category_not_found')
  return category
}

export function categoryInTree(tree: CategoryNode[], id: number): Category {
  const found = nodeIn(tree, id)
  if (!found) throw new Refusal('category_not_found')
  const { children: _below, ...category } = found
  return category
}

function nodeIn(tree: CategoryNode[], id: number): CategoryNode | undefined {
  for (const node of tree) {
    const found = node.id === id ? node : nodeIn(node.children, id)
    if (found) return found
  }
  return undefined
}
