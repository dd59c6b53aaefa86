import type { Category, CategoryNode } from '#contract/categories'
import type { Db } from '../platform/db.ts'
import { visibleCategoriesInOrder } from './categories.queries.ts'

export async function visibleTree(db: Db): Promise<CategoryNode[]> {
  return treeOf(await visibleCategoriesInOrder(db))
}

/** Nests categories below their parents; brothers and sisters keep the order in which they come. */
function treeOf(categories: Category[]): CategoryNode[] {
  const nodes = new Map(categories.map((category) => [category.id, { ...category, children: [] as CategoryNode[] }]))
  const roots: CategoryNode[] = []
  for (const node of nodes.values()) {
    const family = node.parentId === null ? roots : nodes.get(node.parentId)?.children
    family?.push(node)
  }
  return roots
}
