import type { Category } from '#contract/categories'
import type { CommissionRule } from '#contract/commission'
import { termsOnWire } from '#contract/values/commission'
import { pathOf } from '../categories/family.ts'
import type { RuleRecord } from './rules.queries.ts'

/** With the category by all names above it: there are panjabis for men and for kids. */
export function shownRule(rule: RuleRecord, categories: Category[]): CommissionRule {
  const { id, name, vendorId, storeName, categoryId, validFrom, endedAt, state } = rule
  return {
    id,
    name,
    store: vendorId === null ? null : { id: vendorId, name: storeName ?? '' },
    category: categoryId === null ? null : { id: categoryId, name: pathOf(categories, categoryId) ?? '' },
    ...termsOnWire(rule),
    validFrom: validFrom.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    state,
  }
}
