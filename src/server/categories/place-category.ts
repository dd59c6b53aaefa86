import type { Category } from '#contract/categories'
import { differing } from '../audit/record.ts'
import type { Actor } from '../platform/actor.ts'
import { type Db, transact } from '../platform/db.ts'
import { Refusal } from '../platform/refusal.ts'
import { childrenOf, pathOf } from './family.ts'
import { categoryIn, heldTree } from './held-tree.ts'
import { numberCategories, writeCategory } from './managing.queries.ts'
import { mayBeCalled, mayStandBelow } from './standing.ts'
import { tell } from './tell.ts'

interface Place {
  parentId: number | null
  /** The child of that parent to stand before; null: last. */
  beforeId: number | null
}

/**
 * Puts a category with its branch into a place, and numbers all children of that parent anew. Refuses
 * `category_not_found`, `category_root`, `category_circle`, `category_name_taken`.
 */
export async function placeCategory(
  db: Db,
  actor: Actor,
  id: number,
  { parentId, beforeId }: Place,
): Promise<Category> {
  return await transact(db, async (tx) => {
    const all = await heldTree(tx)
    const { productCount: _, ...before } = categoryIn(all, id)
    mayStandBelow(all, before, parentId)
    if (parentId !== before.parentId) mayBeCalled(all, before.name, parentId, id)
    const children = orderWith(all, before, { parentId, beforeId })
    const category = { ...before, parentId, displayOrder: children.indexOf(id) + 1 }
    const difference = differing(positionOf(all, before), {
      ...positionOf(all, category),
      position: category.displayOrder,
    })
    if (!difference) return before
    await writeCategory(tx, category)
    await numberCategories(tx, children)
    await tell(tx, actor, all, { action: 'move', category, ...difference })
    return category
  })
}

/** The children of the parent by id, with the category in its new place among them. */
function orderWith(all: Category[], { id }: Category, { parentId, beforeId }: Place): number[] {
  const others = childrenOf(all, parentId)
    .map((child) => child.id)
    .filter((other) => other !== id)
  const at = beforeId === null ? others.length : others.indexOf(beforeId)
  if (at === -1)
    throw new Refusal('category_not_found', {
      message: 'The order has changed meanwhile. Please look again.',
      fields: { beforeId: 'This category is not below that parent any more.' },
    })
  return others.toSpliced(at, 0, id)
}

/** Where the category stands, the first place being 1. */
function positionOf(all: Category[], { id, parentId }: Category) {
  const position = childrenOf(all, parentId).findIndex((child) => child.id === id) + 1
  return { parentId, parent: pathOf(all, parentId), position }
}
