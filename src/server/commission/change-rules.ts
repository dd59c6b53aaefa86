import type { CommissionRule, NewRule } from '#contract/commission'
import { termsIn } from '#contract/values/commission'
import { m } from '#messages'
import { record } from '../audit/record.ts'
import { managedCategories } from '../categories/managed-tree.queries.ts'
import type { Actor } from '../platform/actor.ts'
import { type Db, transact } from '../platform/database/db.ts'
import { Refusal } from '../platform/refusal.ts'
import {
  hasOtherDefault,
  insertRule,
  isPast,
  lockRules,
  openStoreName,
  type RuleToAdd,
  ruleOf,
  writeEnd,
} from './rules.queries.ts'
import { shownRule } from './shown-rule.ts'

/** Refuses a store or category that is not there, and a day that is past. */
export async function addRule(db: Db, actor: Actor, asked: NewRule): Promise<CommissionRule> {
  return await transact(db, async (tx) => {
    const id = await insertRule(tx, await ruleToAdd(tx, asked))
    const rule = await shown(tx, id)
    const { id: _, endedAt: __, state: ___, store, category, fixed, lowest, highest, ...others } = rule
    const amounts = { fixedPoisha: poisha(fixed), lowestPoisha: poisha(lowest), highestPoisha: poisha(highest) }
    const whose = { storeName: store?.name ?? null, category: category?.name ?? null }
    await record(tx, actor, {
      action: 'create',
      subject: 'commission',
      subjectId: id,
      subjectName: rule.name,
      before: null,
      after: { ...others, ...whose, ...amounts },
    })
    return rule
  })
}

/** Refuses `commission_rule_not_found`, `commission_rule_ended`, `commission_default_needed`. */
export async function endRule(db: Db, actor: Actor, id: number): Promise<CommissionRule> {
  return await transact(db, async (tx) => {
    await lockRules(tx)
    const rule = await ruleOf(tx, id)
    if (!rule) throw new Refusal('commission_rule_not_found')
    if (rule.endedAt) throw new Refusal('commission_rule_ended')
    const isDefault = rule.vendorId === null && rule.categoryId === null
    if (isDefault && rule.state !== 'future' && !(await hasOtherDefault(tx, id)))
      throw new Refusal('commission_default_needed')
    await writeEnd(tx, id)
    const ended = await shown(tx, id)
    await record(tx, actor, {
      action: 'end',
      subject: 'commission',
      subjectId: id,
      subjectName: rule.name,
      before: { endedAt: null },
      after: { endedAt: ended.endedAt },
    })
    return ended
  })
}

/** As it is written. Refuses a store or category that is not there, and a day that is past. */
export async function ruleToAdd(
  db: Db,
  { name, vendorId, categoryId, validFrom, ...terms }: NewRule,
): Promise<RuleToAdd> {
  const fields = {
    ...(vendorId && !(await openStoreName(db, vendorId)) && { vendorId: m.commission_no_such_store() }),
    ...(categoryId && !(await hasCategory(db, categoryId)) && { categoryId: m.commission_no_such_category() }),
    ...(validFrom && (await isPast(db, validFrom)) && { validFrom: m.commission_day_is_past() }),
  }
  if (Object.keys(fields).length > 0) throw new Refusal('invalid_request', { fields })
  return { name, vendorId: vendorId ?? null, categoryId: categoryId ?? null, validFrom, ...termsIn(terms) }
}

async function hasCategory(db: Db, id: number): Promise<boolean> {
  return (await managedCategories(db)).some((category) => category.id === id)
}

async function shown(tx: Db, id: number): Promise<CommissionRule> {
  const [rule, categories] = await Promise.all([ruleOf(tx, id), managedCategories(tx)])
  if (!rule) throw new Error(`There is no rule ${id}.`)
  return shownRule(rule, categories)
}

function poisha(taka: number | null): number | null {
  return taka === null ? null : Math.round(taka * 100)
}
