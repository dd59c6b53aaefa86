import type { Category, ManagedCategory } from '#contract/categories'
import { m } from '#messages'
import { differing } from '../audit/record.ts'
import type { Actor } from '../platform/actor.ts'
import { type Db, transact } from '../platform/database/db.ts'
import { Refusal } from '../platform/refusal.ts'
import { childrenOf, pathOf } from './family.ts'
import { categoryToEdit, heldTree } from './held-tree.ts'
import { numberCategories, writeCategory } from './managed-tree.queries.ts'
import { recordAndInvalidate } from './record-and-invalidate.ts'
import { mayBeCalled, mayStandBelow } from './standing.ts'

interface Place {
  parentId: number | null
  /** Null: last. */
  beforeId: number | null
  fromVersion?: number | undefined
}

/** Renumbers its new siblings, which is no edit of theirs. Refuses as `updateCategory`. */
export async function placeCategory(
  db: Db,
  actor: Actor,
  id: number,
  { parentId, beforeId, fromVersion }: Place,
): Promise<ManagedCategory> {
  return await transact(db, async (tx) => {
    const all = await heldTree(tx)
    const before = categoryToEdit(all, id, fromVersion)
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
    await recordAndInvalidate(tx, actor, all, { action: 'move', category, ...difference })
    return { ...category, version: before.version + 1 }
  })
}

function orderWith(all: Category[], { id }: Category, { parentId, beforeId }: Place): number[] {
  const others = childrenOf(all, parentId)
    .map((child) => child.id)
    .filter((other) => other !== id)
  const at = beforeId === null ? others.length : others.indexOf(beforeId)
  if (at === -1)
    throw new Refusal('category_not_found', {
      message: m.categories_order_changed_meanwhile(),
      fields: { beforeId: m.categories_not_below_parent() },
    })
  return others.toSpliced(at, 0, id)
}

function positionOf(all: Category[], { id, parentId }: Category) {
  const position = childrenOf(all, parentId).findIndex((child) => child.id === id) + 1
  return { parentId, parent: pathOf(all, parentId), position }
}
