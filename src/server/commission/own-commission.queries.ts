import { sql } from 'kysely'
import type { CommissionTerms } from '#contract/values/commission-of'
import type { Db } from '../platform/database/db.ts'

export interface OwnRule extends CommissionTerms {
  id: number
  name: string
  validFrom: Date
}

/** Of each category that shoppers see, the rule by which the store pays now; as the store sees rules. */
export async function rulesByCategory(
  db: Db,
  vendorId: number,
): Promise<{ categoryId: number; rule: OwnRule | null }[]> {
  const found = await db
    .selectFrom('visible_categories')
    .leftJoinLateral(
      sql<RuleRow>`commission_rule_of(${vendorId}::bigint, visible_categories.path)`.as('rule'),
      (join) => join.onTrue(),
    )
    .select(['visible_categories.id as categoryId', 'rule.id', 'rule.name', 'rule.basis_points as basisPoints'])
    .select(['rule.fixed_poisha as fixedPoisha', 'rule.lowest_poisha as lowestPoisha'])
    .select(['rule.highest_poisha as highestPoisha', 'rule.valid_from as validFrom'])
    .orderBy('visible_categories.id')
    .execute()
  return found.map(({ categoryId, ...rule }) => ({ categoryId, rule: isThere(rule) ? rule : null }))
}

interface RuleRow {
  id: number
  name: string
  basis_points: number
  fixed_poisha: number
  lowest_poisha: number | null
  highest_poisha: number | null
  valid_from: Date
}

function isThere(rule: { [Field in keyof OwnRule]: OwnRule[Field] | null }): rule is OwnRule {
  return rule.id !== null
}
