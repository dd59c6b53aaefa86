import type { ManagedCategory } from '#contract/categories'
import type { Actor } from '../platform/actor.ts'
import { type Db, transact } from '../platform/database/db.ts'
import { insertCategory } from './categories.queries.ts'
import { heldTree } from './held-tree.ts'
import { auditSnapshot, recordAndInvalidate } from './record-and-invalidate.ts'
import { afterLast, mayBeCalled, mustBeParent } from './standing.ts'

interface NewCategory {
  name: string
  parentId?: number | null | undefined
  isActive?: boolean | undefined
  displayOrder?: number | undefined
}

/** Shown and last unless told otherwise. Refuses `category_not_found`, `category_too_deep`, `category_name_taken`. */
export async function createCategory(db: Db, actor: Actor, asked: NewCategory): Promise<ManagedCategory> {
  return await transact(db, async (tx) => {
    const all = await heldTree(tx)
    const { name, parentId = null, isActive = true, displayOrder } = asked
    mustBeParent(all, parentId, 1)
    mayBeCalled(all, name, parentId)
    const place = displayOrder ?? afterLast(all, parentId)
    const id = await insertCategory(tx, { name, parentId, isActive, displayOrder: place })
    const category = { id, name, parentId, isActive, displayOrder: place }
    await recordAndInvalidate(tx, actor, all, {
      action: 'create',
      category,
      before: null,
      after: auditSnapshot(all, category),
    })
    return { ...category, version: 1 }
  })
}
