import type { Category, ManagedCategory } from '#contract/categories'
import { differing } from '../audit/record.ts'
import type { Actor } from '../platform/actor.ts'
import { type Db, transact } from '../platform/database/db.ts'
import { categoryToEdit, heldTree } from './held-tree.ts'
import { writeCategory } from './managed-tree.queries.ts'
import { auditSnapshot, recordAndInvalidate } from './record-and-invalidate.ts'
import { afterLast, mayBeCalled, mayStandBelow } from './standing.ts'

interface Changes {
  name?: string | undefined
  parentId?: number | null | undefined
  isActive?: boolean | undefined
  displayOrder?: number | undefined
  fromVersion?: number | undefined
}

/** Refuses `category_not_found`, `changed_meanwhile`, `category_root`, `category_circle`, `category_name_taken`. */
export async function updateCategory(db: Db, actor: Actor, id: number, changes: Changes): Promise<ManagedCategory> {
  return await transact(db, async (tx) => {
    const all = await heldTree(tx)
    const before = categoryToEdit(all, id, changes.fromVersion)
    const category = changed(all, before, changes)
    const isMoved = category.parentId !== before.parentId
    if (isMoved) mayStandBelow(all, before, category.parentId)
    if (isMoved || category.name !== before.name) mayBeCalled(all, category.name, category.parentId, id)
    const difference = differing(auditSnapshot(all, before), auditSnapshot(all, category))
    if (!difference) return before
    await writeCategory(tx, category)
    await recordAndInvalidate(tx, actor, all, { action: 'update', category, ...difference })
    return { ...category, version: before.version + 1 }
  })
}

/** What is left out stays, but a new parent puts it last. */
function changed(all: Category[], before: Category, changes: Changes): Category {
  const { name = before.name, parentId = before.parentId, isActive = before.isActive } = changes
  const place = parentId === before.parentId ? before.displayOrder : afterLast(all, parentId)
  return { id: before.id, name, parentId, isActive, displayOrder: changes.displayOrder ?? place }
}
