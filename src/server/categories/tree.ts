import type { Category, CategoryNode, ManagedNode } from '#contract/categories'
import type { Db } from '../platform/database/db.ts'
import { cachedValue } from '../platform/invalidation/cached-value.ts'
import type { InvalidationFeed } from '../platform/invalidation/invalidation-feed.ts'
import { visibleCategoriesInOrder } from './categories.queries.ts'
import { managedCategories } from './managed-tree.queries.ts'

export type ReadTree = () => Promise<CategoryNode[]>

/** In memory until somebody changes it: nearly every page shows it. */
export function cachedTree(db: Db, feed: InvalidationFeed): ReadTree {
  return cachedValue(db, feed, 'categories', () => visibleTree(db))
}

export async function visibleTree(db: Db): Promise<CategoryNode[]> {
  return treeOf(await visibleCategoriesInOrder(db))
}

/** Hidden branches too, with counts. */
export async function wholeTree(db: Db): Promise<ManagedNode[]> {
  return treeOf(await managedCategories(db))
}

type Node<Row> = Row & { children: Node<Row>[] }

function treeOf<Row extends Category>(categories: Row[]): Node<Row>[] {
  const nodes = new Map(categories.map((row): [number, Node<Row>] => [row.id, { ...row, children: [] }]))
  const roots: Node<Row>[] = []
  for (const node of nodes.values()) {
    const family = node.parentId === null ? roots : nodes.get(node.parentId)?.children
    family?.push(node)
  }
  return roots
}
