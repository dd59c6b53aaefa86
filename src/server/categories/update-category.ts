import type { Category } from '#contract/categories'
import { differing } from '../audit/record.ts'
import type { Actor } from '../platform/actor.ts'
import { type Db, transact } from '../platform/db.ts'
import { categoryIn, heldTree } from './held-tree.ts'
import { writeCategory } from './managing.queries.ts'
import { afterLast, mayBeCalled, mayStandBelow } from './standing.ts'
import { tell, toldOf } from './tell.ts'

interface Changes {
  name?: string | undefined
  parentId?: number | null | undefined
  isActive?: boolean | undefined
  displayOrder?: number | undefined
}

/**
 * Renames, moves, hides or shows a category; a hidden one hides all below it. Refuses `category_not_found`,
 * `category_root`, `category_circle`, `category_name_taken`.
 */
export async function updateCategory(db: Db, actor: Actor, id: number, changes: Changes): Promise<Category> {
  return await transact(db, async (tx) => {
    const all = await heldTree(tx)
    const { productCount: _, ...before } = categoryIn(all, id)
    const category = changed(all, before, changes)
    const isMoved = category.parentId !== before.parentId
    if (isMoved) mayStandBelow(all, before, category.parentId)
    if (isMoved || category.name !== before.name) mayBeCalled(all, category.name, category.parentId, id)
    const difference = differing(toldOf(all, before), toldOf(all, category))
    if (!difference) return before
    await writeCategory(tx, category)
    await tell(tx, actor, all, { action: 'update', category, ...difference })
    return category
  })
}

/** The category as it is to be; what is left out stays, but a new parent puts it last. */
function changed(all: Category[], before: Category, changes: Changes): Category {
  const { name = before.name, parentId = before.parentId, isActive = before.isActive } = changes
  const place = parentId === before.parentId ? before.displayOrder : afterLast(all, parentId)
  return { id: before.id, name, parentId, isActive, displayOrder: changes.displayOrder ?? place }
}
