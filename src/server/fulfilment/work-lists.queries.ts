import { type ExpressionBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { WorkCounts, WorkListName } from '#contract/fulfilment'
import { byName, namesOf } from '#contract/values/by-name'
import { type CarriedBy, OWN_RIDER, type Stage } from '#contract/values/stages'
import { consignmentsNumbered } from '../consignments/numbers.queries.ts'
import { firstDueOfParcel, lateParcels } from '../deadlines/deadlines.queries.ts'
import { orderIdsFound } from '../orders/list.queries.ts'
import type { Db } from '../platform/database/db.ts'
import { contains, rowsAndTotal } from '../platform/database/listed.queries.ts'
import type { Tables } from '../platform/database/tables.ts'
import { parcelIdIn } from './own-number.ts'

const STAGES_OF = {
  to_confirm: ['placed'],
  to_pack: ['confirmed'],
  to_hand_over: ['packed'],
  on_the_way: ['handed_over', 'at_the_door'],
} as const satisfies Partial<Record<WorkListName, readonly Stage[]>>
type OpenList = keyof typeof STAGES_OF
const OPEN_LISTS = namesOf(STAGES_OF)

/** As the partial index says it (`migrations/0072_parcel_stages.sql`). */
const IS_COMING_BACK = sql<boolean>`(received_back_at is null and stage in ('refused', 'coming_back', 'partly_delivered'))`

/** Where a page ends: the moment that its last parcel is due, absent where it is not, and that parcel’s id. */
export interface Cursor {
  dueAt?: Date | undefined
  id: number
}

interface Part {
  list: WorkListName
  /** Undefined: of all stores. */
  vendorId: number | undefined
  after: Cursor | undefined
  limit: number
  courier: CarriedBy | undefined
  search: string | undefined
}

/** Ids and their orders: what is due first, then who waits longest; what comes back by age, what is done and all newest first. */
export async function parcelsToWork(db: Db, { list, vendorId, after, limit, courier, search }: Part) {
  const parcels = db
    .selectFrom('parcels')
    .where((of) => isOn(of, list))
    .$if(list === 'late', (some) => some.where('id', 'in', lateParcels(db)))
    .$if(vendorId !== undefined, (some) => some.where('vendor_id', '=', vendorId ?? 0))
    .$if(courier !== undefined, (some) => some.where('courier', '=', courier ?? ''))
    .$if(Boolean(search), (some) => some.where((of) => isFoundBy(of, db, search ?? '', vendorId === undefined)))
  const selected = parcels.select(['id', 'order_id as orderId']).limit(limit)
  if (list === 'done' || list === 'all' || list === 'coming_back') {
    const isOldestFirst = list === 'coming_back'
    const rows = selected
      .$if(after !== undefined, (some) => some.where('id', isOldestFirst ? '>' : '<', after?.id ?? 0))
      .orderBy('id', isOldestFirst ? 'asc' : 'desc')
    return await rowsAndTotal(db, rows, parcels)
  }
  const rows = selected
    .leftJoinLateral(firstDueOfParcel(db).as('due'), (join) => join.onTrue())
    .$if(after !== undefined, (some) => some.where(isBehind(after)))
    .orderBy(DUE_AT)
    .orderBy('id')
  return await rowsAndTotal(db, rows, parcels)
}

/** By what stands on its label, too: a scanner types that into the field. */
function isFoundBy(of: ExpressionBuilder<Tables, 'parcels'>, db: Db, search: string, isOfShop: boolean) {
  const own = parcelIdIn(search)
  return of.or([
    of('order_id', 'in', orderIdsFound(db, search)),
    of(sql`lower(tracking_number)`, '=', search.toLowerCase()),
    of.exists(consignmentsNumbered(db, search)),
    ...(own === undefined ? [] : [of('id', '=', own)]),
    ...(isOfShop ? [of('vendor_id', 'in', storesNamed(db, search))] : []),
  ])
}

function storesNamed(db: Db, search: string) {
  return db
    .selectFrom('vendors')
    .select('id')
    .where(contains(sql.ref('store_name'), search))
}

/** What has no deadlines yet, as in the second after a checkout, comes last. */
const DUE_AT = sql<Date>`coalesce(due.at, 'infinity')`

function isBehind(after: Cursor | undefined) {
  const dueAt = after?.dueAt ? sql`${after.dueAt}::timestamptz` : sql`'infinity'`
  return sql<boolean>`(${DUE_AT}, id) > (${dueAt}, ${after?.id ?? 0}::bigint)`
}

function isOn(of: ExpressionBuilder<Tables, 'parcels'>, list: WorkListName) {
  if (list === 'coming_back') return IS_COMING_BACK
  if (list === 'done') return of.and([of('status', '<>', 'Pending'), of.not(IS_COMING_BACK)])
  if (list === 'late') return of('status', '=', 'Pending')
  if (list === 'all') return of.lit(true)
  return of.and([of('status', '=', 'Pending'), of('stage', 'in', STAGES_OF[list])])
}

/** Of each list that is not done, and how many of these are late; none are not named. */
export async function workCounts(db: Db, vendorId: number | undefined): Promise<WorkCounts> {
  const own = db
    .selectFrom('parcels')
    .$if(vendorId !== undefined, (some) => some.where('vendor_id', '=', vendorId ?? 0))
  const stages = own
    .select((of) => ['stage', of.fn.countAll<number>().as('parcels')])
    .where('status', '=', 'Pending')
    .groupBy('stage')
  const [open, late, { back }, onTheWay] = await Promise.all([
    stages.execute(),
    stages.where('id', 'in', lateParcels(db)).execute(),
    own
      .select((of) => of.fn.countAll<number>().as('back'))
      .where(IS_COMING_BACK)
      .executeTakeFirstOrThrow(),
    carriedBy(own, db).execute(),
  ])
  const lateOf = byList(late)
  const allLate = Object.values(lateOf).reduce((sum, parcels) => sum + parcels, 0)
  return { waiting: { ...byList(open), coming_back: back, late: allLate }, late: lateOf, onTheWay }
}

/** What is on its way, and how much of it is late, by who carries it. */
function carriedBy(parcels: SelectQueryBuilder<Tables, 'parcels', object>, db: Db) {
  return parcels
    .select((of) => [
      of.fn.coalesce('courier', of.val<string>(OWN_RIDER)).as('courier'),
      of.fn.countAll<number>().as('parcels'),
      of.fn.countAll<number>().filterWhere('id', 'in', lateParcels(db)).as('late'),
    ])
    .where('status', '=', 'Pending')
    .where('stage', 'in', STAGES_OF.on_the_way)
    .groupBy('courier')
    .orderBy('parcels', 'desc')
}

function byList(counted: { stage: Stage; parcels: number }[]): Record<OpenList, number> {
  return byName(OPEN_LISTS, (list) => {
    const listed: readonly Stage[] = STAGES_OF[list]
    return counted.filter(({ stage }) => listed.includes(stage)).reduce((sum, { parcels }) => sum + parcels, 0)
  })
}
