import type { Category } from '#contract/categories'
import type { Actor } from '../platform/actor.ts'
import { type Db, transact } from '../platform/db.ts'
import { insertCategory } from './categories.queries.ts'
import { heldTree } from './held-tree.ts'
import { afterLast, mayBeCalled, mustBeParent } from './standing.ts'
import { tell, toldOf } from './tell.ts'

interface NewCategory {
  name: string
  parentId?: number | null | undefined
  isActive?: boolean | undefined
  displayOrder?: number | undefined
}

/** Adds a category: shown, and the last of its parent’s, unless told otherwise. Refuses `category_not_found` for the
 * parent and `category_name_taken`. */
export async function createCategory(db: Db, actor: Actor, asked: NewCategory): Promise<Category> {
  return await transact(db, async (tx) => {
    const all = await heldTree(tx)
    const { name, parentId = null, isActive = true, displayOrder } = asked
    mustBeParent(all, parentId)
    mayBeCalled(all, name, parentId)
    const place = displayOrder ?? afterLast(all, parentId)
    const id = await insertCategory(tx, { name, parentId, isActive, displayOrder: place })
    const category = { id, name, parentId, isActive, displayOrder: place }
    await tell(tx, actor, all, { action: 'create', category, before: null, after: toldOf(all, category) })
    return category
  })
}
