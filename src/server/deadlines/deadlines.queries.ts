import { type Expression, sql } from 'kysely'
import { DEADLINE_KINDS, type DeadlineKind, type Zone } from '#contract/values/deadlines'
import type { Stage } from '#contract/values/stages'
import { compiled } from '../platform/database/compiled-query.ts'
import { type Db, pipelined } from '../platform/database/db.ts'
import { anyOf, unnested } from '../platform/database/prepared.queries.ts'
import { WAITING_STAGES } from './milestones.ts'

export interface PlacedParcel {
  id: number
  city: string
  placedAt: Date
}

export interface NewDeadline {
  parcelId: number
  kind: DeadlineKind
  zone: Zone
  dueAt: Date
  adminsDueAt: Date
  keptAt: Date | null
  endedAt: Date | null
}

export async function placedParcels(db: Db, orderIds: number[]): Promise<PlacedParcel[]> {
  return await placed(db, { orderIds })
}

const placed = compiled((db, { orderIds }: { orderIds: number[] }) =>
  db
    .selectFrom('parcels')
    .innerJoin('orders', 'orders.id', 'parcels.order_id')
    .select(['parcels.id', 'orders.shipping_city as city', 'orders.created_at as placedAt'])
    .where('orders.id', '=', anyOf(orderIds)),
)

/** Of the parcels of some orders, as they were learned of. */
export async function movesOfOrders(
  db: Db,
  orderIds: number[],
): Promise<{ parcelId: number; stage: Stage; happenedAt: Date }[]> {
  return await moved(db, { orderIds })
}

const moved = compiled((db, { orderIds }: { orderIds: number[] }) =>
  db
    .selectFrom('parcel_moves')
    .innerJoin('parcels', 'parcels.id', 'parcel_id')
    .select(['parcel_id as parcelId', 'parcel_moves.stage', 'happened_at as happenedAt'])
    .where('order_id', '=', anyOf(orderIds))
    .orderBy('parcel_moves.id'),
)

/** Those that were made keep the day that they are due; what was kept or ended is written anew. Others of these parcels are gone. */
export async function writeDeadlines(tx: Db, deadlines: NewDeadline[]): Promise<void> {
  const columns = {
    parcelIds: deadlines.map(({ parcelId }) => parcelId),
    kinds: deadlines.map(({ kind }) => kind),
    zones: deadlines.map(({ zone }) => zone),
    dueAts: deadlines.map(({ dueAt }) => dueAt),
    adminsDueAts: deadlines.map(({ adminsDueAt }) => adminsDueAt),
    keptAts: deadlines.map(({ keptAt }) => keptAt),
    endedAts: deadlines.map(({ endedAt }) => endedAt),
  }
  const { parcelIds, kinds } = columns
  await pipelined(tx, (connection) =>
    Promise.all([upsertDeadlines(connection, columns), deleteOthers(connection, { parcelIds, kinds })]),
  )
}

interface Columns {
  parcelIds: number[]
  kinds: DeadlineKind[]
  zones: Zone[]
  dueAts: Date[]
  adminsDueAts: Date[]
  keptAts: (Date | null)[]
  endedAts: (Date | null)[]
}

const upsertDeadlines = compiled(
  (_, { parcelIds, kinds, zones, dueAts, adminsDueAts, keptAts, endedAts }: Columns) => sql`
    insert into promises (parcel_id, kind, zone, due_at, admins_due_at, kept_at, ended_at)
    select * from ${unnested(
      sql`${parcelIds}::bigint[]`,
      sql`${kinds}::text[]`,
      sql`${zones}::text[]`,
      sql`${dueAts}::timestamptz[]`,
      sql`${adminsDueAts}::timestamptz[]`,
      sql`${keptAts}::timestamptz[]`,
      sql`${endedAts}::timestamptz[]`,
    )}
    on conflict (parcel_id, kind) do update set kept_at = excluded.kept_at, ended_at = excluded.ended_at
    where (promises.kept_at, promises.ended_at) is distinct from (excluded.kept_at, excluded.ended_at)`,
)

const deleteOthers = compiled(
  (_, { parcelIds, kinds }: Pick<Columns, 'parcelIds' | 'kinds'>) => sql`
    delete from promises where parcel_id = ${anyOf(parcelIds)} and (parcel_id, kind) not in (
      select * from ${unnested(sql`${parcelIds}::bigint[]`, sql`${kinds}::text[]`)})`,
)

/** A keyset page of orders with an open parcel without deadlines, as of before there were any. */
export async function ordersWithoutDeadlines(db: Db, afterOrderId: number, atMost: number): Promise<number[]> {
  const rows = await db
    .selectFrom('parcels')
    .select('order_id as orderId')
    .distinct()
    .where('order_id', '>', afterOrderId)
    .where('status', '=', 'Pending')
    .where((of) =>
      of.not(of.exists(of.selectFrom('promises').select('kind').whereRef('parcel_id', '=', sql.ref('parcels.id')))),
    )
    .orderBy('order_id')
    .limit(atMost)
    .execute()
  return rows.map(({ orderId }) => orderId)
}

/** Open deadlines to deliver the parcels of an order, with when each was confirmed, or is to be. */
export async function deliveriesOf(db: Db, orderId: number) {
  return await db
    .selectFrom('promises as delivery')
    .innerJoin('parcels', 'parcels.id', 'delivery.parcel_id')
    .innerJoin('promises as confirm', 'confirm.parcel_id', 'delivery.parcel_id')
    .select((of) => [
      'delivery.parcel_id as parcelId',
      'delivery.zone',
      'delivery.due_at as dueAt',
      of.fn.coalesce('confirm.kept_at', 'confirm.due_at').as('confirmedBy'),
      // As its order shows it: that the deadline is kept is written by a job, some time after.
      of('parcels.stage', 'in', WAITING_STAGES.confirm).as('isToConfirm'),
      isLate(of.ref('delivery.due_at')).as('isLate'),
    ])
    .where('order_id', '=', orderId)
    // That its deadlines are over is written by a job, some time after.
    .where('parcels.status', '=', 'Pending')
    .where('delivery.kind', '=', 'delivery')
    .where('delivery.kept_at', 'is', null)
    .where('delivery.ended_at', 'is', null)
    .where('confirm.kind', '=', 'confirm')
    .execute()
}

/** Of the deadlines of a parcel that are open, the one that is due first. */
export interface Due {
  parcelId: number
  kind: DeadlineKind
  dueAt: Date
  isLate: boolean
}

/** Of those of these parcels that have an open deadline. */
export async function duesOf(db: Db, parcelIds: number[]): Promise<Due[]> {
  if (parcelIds.length === 0) return []
  return await openDeadlines(db)
    .innerJoin('parcels', 'parcels.id', 'parcel_id')
    .distinctOn('parcel_id')
    .select((of) => ['parcel_id as parcelId', 'kind', 'due_at as dueAt', isLate(of.ref('due_at')).as('isLate')])
    .where('parcel_id', 'in', parcelIds)
    // What its stage waits for: that a deadline is kept, and the next made, is written by a job, some time after the parcel came so far.
    .where((of) => of.or(DEADLINE_KINDS.map((kind) => of('kind', '=', kind).and('stage', 'in', WAITING_STAGES[kind]))))
    .orderBy('parcel_id')
    .orderBy('due_at')
    .execute()
}

/** When the parcel of the query around is due first. */
export function firstDueOfParcel(db: Db) {
  return openDeadlines(db)
    .select((of) => of.fn.min('due_at').as('at'))
    .whereRef('parcel_id', '=', sql.ref('parcels.id'))
}

/** Ids of parcels of which something is late. */
export function lateParcels(db: Db) {
  return openDeadlines(db)
    .select('parcel_id')
    .where((of) => isLate(of.ref('due_at')))
}

function openDeadlines(db: Db) {
  return db.selectFrom('promises').where('kept_at', 'is', null).where('ended_at', 'is', null)
}

function isLate(dueAt: Expression<Date>) {
  return sql<boolean>`${dueAt} < now()`
}
