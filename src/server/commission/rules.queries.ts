import { sql } from 'kysely'
import type { RuleListed } from '#contract/values/commission'
import type { CommissionTerms } from '#contract/values/commission-of'
import type { Db } from '../platform/database/db.ts'
import { startOfDay, today } from '../platform/database/dhaka-days.queries.ts'

export type RuleRecord = NonNullable<Awaited<ReturnType<typeof ruleOf>>>

export interface RuleToAdd extends CommissionTerms {
  name: string
  vendorId: number | null
  categoryId: number | null
  /** A day in Dhaka to come; undefined: from this moment on. */
  validFrom: string | undefined
}

function rules(db: Db) {
  return db
    .selectFrom('commission_rules as rule')
    .leftJoin('vendors', 'vendors.id', 'rule.vendor_id')
    .select(['rule.id', 'rule.name', 'rule.vendor_id as vendorId', 'vendors.store_name as storeName'])
    .select(['rule.category_id as categoryId', 'rule.basis_points as basisPoints', 'rule.fixed_poisha as fixedPoisha'])
    .select(['rule.lowest_poisha as lowestPoisha', 'rule.highest_poisha as highestPoisha'])
    .select(['rule.valid_from as validFrom', 'rule.ended_at as endedAt', STATE.as('state')])
}

/** As a column of milliseconds keeps it: rounded, it would be to come. */
const NOW = sql<Date>`date_trunc('milliseconds', now())`

/** By the database’s clock, which checkouts go by. */
const STATE = sql<'current' | 'future' | 'replaced' | 'ended'>`case
  when rule.ended_at <= now() then 'ended'
  when rule.valid_from > now() then 'future'
  when exists (
    select from commission_rules as newer
    where coalesce(newer.vendor_id, 0) = coalesce(rule.vendor_id, 0)
      and coalesce(newer.category_id, 0) = coalesce(rule.category_id, 0)
      and newer.valid_from <= now() and (newer.ended_at is null or newer.ended_at > now())
      and (newer.valid_from, newer.id) > (rule.valid_from, rule.id)
  ) then 'replaced'
  else 'current' end`

const LISTED = { open: ['current', 'future'], over: ['replaced', 'ended'] } as const

/** The newest first. */
export async function rulesPage(
  db: Db,
  listed: RuleListed,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<{ rows: RuleRecord[]; total: number }> {
  const all = db
    .selectFrom('commission_rules as rule')
    .select((the) => the.fn.countAll<number>().as('total'))
    .where(STATE, 'in', LISTED[listed])
  const page = rules(db)
    .where(STATE, 'in', LISTED[listed])
    .$if(before !== undefined, (some) => some.where('rule.id', '<', before ?? 0))
    .orderBy('rule.id', 'desc')
    .limit(limit)
  const [rows, { total }] = await Promise.all([page.execute(), all.executeTakeFirstOrThrow()])
  return { rows, total }
}

export async function ruleOf(db: Db, id: number) {
  return await rules(db).where('rule.id', '=', id).executeTakeFirst()
}

export async function insertRule(tx: Db, { validFrom, ...rule }: RuleToAdd): Promise<number> {
  const { id } = await tx
    .insertInto('commission_rules')
    .values({
      name: rule.name,
      vendor_id: rule.vendorId,
      category_id: rule.categoryId,
      basis_points: rule.basisPoints,
      fixed_poisha: rule.fixedPoisha,
      lowest_poisha: rule.lowestPoisha,
      highest_poisha: rule.highestPoisha,
      valid_from: validFrom === undefined ? NOW : sql<Date>`greatest(${NOW}, ${startOfDay(validFrom)})`,
      ended_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Whoever ends one waits here for whoever does so already. */
export async function lockRules(tx: Db): Promise<void> {
  await sql`lock table commission_rules in share row exclusive mode`.execute(tx)
}

/** From this moment on. */
export async function writeEnd(tx: Db, id: number): Promise<void> {
  await tx.updateTable('commission_rules').set({ ended_at: NOW }).where('id', '=', id).execute()
}

/** Whether something of all stores and categories counts now, beside this one. */
export async function hasOtherDefault(tx: Db, id: number): Promise<boolean> {
  const other = await tx
    .selectFrom('commission_rules')
    .select('id')
    .where('vendor_id', 'is', null)
    .where('category_id', 'is', null)
    .where('ended_at', 'is', null)
    .where('valid_from', '<=', sql<Date>`now()`)
    .where('id', '<>', id)
    .executeTakeFirst()
  return other !== undefined
}

export async function isPast(db: Db, day: string): Promise<boolean> {
  const { past } = await db.selectNoFrom(sql<boolean>`${day}::date < ${today}`.as('past')).executeTakeFirstOrThrow()
  return past
}

/** Undefined for one that is closed, or never was. */
export async function openStoreName(db: Db, id: number): Promise<string | undefined> {
  const store = await db
    .selectFrom('vendors')
    .select('store_name as name')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return store?.name
}
