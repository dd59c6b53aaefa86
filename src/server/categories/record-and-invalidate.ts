import type { Category } from '#contract/categories'
import { record } from '../audit/record.ts'
import type { Actor } from '../platform/actor.ts'
import { type CacheTag, invalidate } from '../platform/database/cache-invalidation.ts'
import type { Db } from '../platform/database/db.ts'
import { branchOf, pathOf } from './family.ts'

type Deed = 'create' | 'update' | 'move' | 'delete'
type Told = Record<string, unknown> | null

/** To the audit, and to pages that show its branch. `all`: the tree before. */
export async function recordAndInvalidate(
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
  invalidate(tx, 'catalog', 'categories', ...[...branchOf(all, category.id)].map((id): CacheTag => `category:${id}`))
}

export function auditSnapshot(all: Category[], { name, parentId, isActive, displayOrder }: Category) {
  return { name, parentId, parent: pathOf(all, parentId), isActive, displayOrder }
}
