import type { OwnCommission } from '#contract/commission'
import { termsOnWire } from '#contract/values/commission'
import type { VendorActor } from '../platform/actor.ts'
import type { Db } from '../platform/database/db.ts'
import { readSnapshot } from '../platform/database/read-snapshot.queries.ts'
import { type OwnRule, rulesByCategory } from './own-commission.queries.ts'
import { vatNow } from './vat-rates.queries.ts'

/** What the store pays before it sells: by the finding that its orders ask. */
export async function ownCommission(db: Db, { vendor }: VendorActor): Promise<OwnCommission> {
  const [found, vat] = await readSnapshot(db, (connection) =>
    Promise.all([rulesByCategory(connection, vendor.id), vatNow(connection, 'commission')]),
  )
  const rules = new Map(found.flatMap(({ rule }) => (rule ? [[rule.id, rule] as const] : [])))
  return {
    vatPercent: vat / 100,
    rules: [...rules.values()].map(shownOf),
    categories: found.map(({ categoryId, rule }) => ({ id: categoryId, ruleId: rule?.id ?? null })),
  }
}

function shownOf(rule: OwnRule): OwnCommission['rules'][number] {
  return { id: rule.id, name: rule.name, ...termsOnWire(rule), validFrom: rule.validFrom.toISOString() }
}
