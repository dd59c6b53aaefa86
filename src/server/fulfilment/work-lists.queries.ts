import { type ExpressionBuilder, sql } from 'kysely'
import type { WorkListName } from '#contract/fulfilment'
import type { Stage } from '#contract/values/stages'
import { orderIdsFound } from '../orders/list.queries.ts'
import type { Db } from '../platform/database/db.ts'
import { rowsAndTotal } from '../platform/database/listed.queries.ts'
import type { Tables } from '../platform/database/tables.ts'

const STAGES_OF = {
  to_confirm: ['placed'],
  to_pack: ['confirmed'],
  to_hand_over: ['packed'],
  on_the_way: ['handed_over', 'at_the_door'],
} as const satisfies Partial<Record<WorkListName, readonly Stage[]>>
type OpenList = keyof typeof STAGES_OF

/** As the partial index says it (`migrations/0072_parcel_stages.sql`). */
const IS_COMING_BACK = sql<boolean>`(received_back_at is null and stage in ('refused', 'coming_back', 'partly_delivered'))`

interface Part {
  list: WorkListName
  /** Undefined: of all stores. */
  vendorId: number | undefined
  /** The id of the last one before, in the order of the list. */
  after: number | undefined
  limit: number
  search: string | undefined
}

/** Ids and their orders: the longest waiting first, what is done newest first. */
export async function parcelsToWork(db: Db, { list, vendorId, after, limit, search }: Part) {
  const isDone = list === 'done'
  const parcels = db
    .selectFrom('parcels')
    .where((of) => isOn(of, list))
    .$if(vendorId !== undefined, (some) => some.where('vendor_id', '=', vendorId ?? 0))
    .$if(Boolean(search), (some) => some.where('order_id', 'in', orderIdsFound(db, search ?? '')))
  const rows = parcels
    .select(['id', 'order_id as orderId'])
    .$if(after !== undefined, (some) => some.where('id', isDone ? '<' : '>', after ?? 0))
    .orderBy('id', isDone ? 'desc' : 'asc')
    .limit(limit)
  return await rowsAndTotal(db, rows, parcels)
}

function isOn(of: ExpressionBuilder<Tables, 'parcels'>, list: WorkListName) {
  if (list === 'coming_back') return IS_COMING_BACK
  if (list === 'done') return of.and([of('status', '<>', 'Pending'), of.not(IS_COMING_BACK)])
  return of.and([of('status', '=', 'Pending'), of('stage', 'in', STAGES_OF[list])])
}

/** Of each list that is not done; none are not named. */
export async function workCounts(db: Db, vendorId: number | undefined): Promise<Record<string, number>> {
  const own = db
    .selectFrom('parcels')
    .$if(vendorId !== undefined, (some) => some.where('vendor_id', '=', vendorId ?? 0))
  const [stages, { back }] = await Promise.all([
    own
      .select((of) => ['stage', of.fn.countAll<number>().as('parcels')])
      .where('status', '=', 'Pending')
      .groupBy('stage')
      .execute(),
    own
      .select((of) => of.fn.countAll<number>().as('back'))
      .where(IS_COMING_BACK)
      .executeTakeFirstOrThrow(),
  ])
  const counts = (Object.keys(STAGES_OF) as OpenList[]).map((list) => {
    const listed: readonly Stage[] = STAGES_OF[list]
    const among = stages.filter(({ stage }) => listed.includes(stage))
    return [list, among.reduce((sum, { parcels }) => sum + parcels, 0)] as const
  })
  return Object.fromEntries([...counts, ['coming_back', back]])
}
