import type { Category } from '#contract/categories'
import { record } from '../audit/record.ts'
import type { Actor } from '../platform/actor.ts'
import { announce, type Tag } from '../platform/announcements.ts'
import type { Db } from '../platform/db.ts'
import { branchOf, pathOf } from './family.ts'

type Deed = 'create' | 'update' | 'move' | 'delete'
type Told = Record<string, unknown> | null

/**
 * Says what happened to a category: to the audit, and to the finished pages that show it or anything of its branch.
 * `all` is the tree as it was before.
 */
export async function tell(
  tx: Db,
  actor: Actor,
  all: Category[],
  { action, category, before, after }: { action: Deed; category: Category; before: Told; after: Told },
): Promise<void> {
  await record(tx, actor, {
    action,
    subject: 'category',
    subjectId: category.id,
    subjectName: category.name,
    before,
    after,
  })
  announce(tx, 'catalog', 'categories', ...[...branchOf(all, category.id)].map((id): Tag => `category:${id}`))
}

/** A category as the audit keeps it: its parent also by the names that lead to it. */
export function toldOf(all: Category[], { name, parentId, isActive, displayOrder }: Category) {
  return { name, parentId, parent: pathOf(all, parentId), isActive, displayOrder }
}
