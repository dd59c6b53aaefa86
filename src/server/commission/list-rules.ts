import type { CommissionRule } from '#contract/commission'
import type { Page } from '#contract/machinery/fields'
import type { RuleListed } from '#contract/values/commission'
import { managedCategories } from '../categories/managed-tree.queries.ts'
import type { Db } from '../platform/database/db.ts'
import { idBefore, pageFrom } from '../platform/database/newest-first.ts'
import { rulesPage } from './rules.queries.ts'
import { shownRule } from './shown-rule.ts'

/** Refuses a malformed cursor. */
export async function listRules(
  db: Db,
  { show, limit, cursor }: { show: RuleListed; limit: number; cursor?: string | undefined },
): Promise<Page<CommissionRule>> {
  const [found, categories] = await Promise.all([
    rulesPage(db, show, { before: idBefore(cursor), limit: limit + 1 }),
    managedCategories(db),
  ])
  return pageFrom(
    found,
    limit,
    (rule) => shownRule(rule, categories),
    ({ id }) => String(id),
  )
}
