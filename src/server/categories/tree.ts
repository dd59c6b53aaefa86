import type { Category, CategoryNode, ManagedNode } from '#contract/categories'
import type { Db } from '../platform/db.ts'
import type { Hearing } from '../platform/hearing.ts'
import { keptValue } from '../platform/kept-value.ts'
import { visibleCategoriesInOrder } from './categories.queries.ts'
import { managedCategories } from './managing.queries.ts'

export type ReadTree = () => Promise<CategoryNode[]>

/** The tree as the public sees it, in memory until somebody changes it: nearly every page shows of it. */
export function keptTree(db: Db, hearing: Hearing): ReadTree {
  return keptValue(db, hearing, 'categories', () => visibleTree(db))
}

export async function visibleTree(db: Db): Promise<CategoryNode[]> {
  return treeOf<Category, CategoryNode>(await visibleCategoriesInOrder(db), (category) => ({
    ...category,
    children: [],
  }))
}

/** As admins see it: hidden branches too, and how many products each category has. */
export async function wholeTree(db: Db): Promise<ManagedNode[]> {
  const categories = await managedCategories(db)
  return treeOf<Omit<ManagedNode, 'children'>, ManagedNode>(categories, (category) => ({ ...category, children: [] }))
}

/** Nests categories below their parents; brothers and sisters keep the order in which they come. */
function treeOf<Row extends Category, Node extends Row & { children: Node[] }>(
  categories: Row[],
  nodeOf: (category: Row) => Node,
): Node[] {
  const nodes = new Map(categories.map((category) => [category.id, nodeOf(category)]))
  const roots: Node[] = []
  for (const node of nodes.values()) {
    const family = node.parentId === null ? roots : nodes.get(node.parentId)?.children
    family?.push(node)
  }
  return roots
}
