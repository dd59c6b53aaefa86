import type { Db } from '../../src/server/platform/database/db.ts'
import { IDS_A_MONTH, KEPT_DAYS } from '../../src/server/platform/events/months.ts'
import { deliveredInto } from '../../src/server/platform/events/outbox.queries.ts'
import { ask, createPartitions, nameOf, partitionOf, run } from './layouts.queries.ts'
import { AN_ORDER, type Layout, MONTH_DAYS } from './proportions.ts'

const TABLE = 'deliveries'
export const SUBSCRIBERS = ['messages', 'promises', 'webhooks'] as const
/** A month more than is kept: the plain table forgets a night at a time, the other a month. */
export const DAYS = KEPT_DAYS + MONTH_DAYS

/** Which subscriber handled which event: what is kept of it, and the month that is forgotten next. */
export async function fillDeliveries(db: Db, layout: Layout, ordersADay: number): Promise<void> {
  const table = nameOf(TABLE, layout)
  const columns = 'event_id bigint not null, subscriber text not null, delivered_at timestamptz not null default now()'
  await run(db, `create table ${table} (${columns})${layout === 'months' ? ' partition by range (event_id)' : ''}`)
  if (layout === 'months') await createPartitions(db, TABLE, boundsOf(DAYS / MONTH_DAYS + 1))
  await run(
    db,
    `insert into ${table} (event_id, subscriber, delivered_at)
     select (day / ${MONTH_DAYS}) * ${IDS_A_MONTH}::bigint + (day % ${MONTH_DAYS}) * ${eventsADay(ordersADay)} + event, subscriber,
       now() - make_interval(days => ${DAYS} - day)
     from generate_series(0, ${DAYS - 1}) as day, generate_series(1, ${eventsADay(ordersADay)}) as event,
       unnest(array['${SUBSCRIBERS.join("','")}']) as subscriber`,
  )
  await run(db, `alter table ${table} add primary key (event_id, subscriber)`)
  // The months need none: what is old is known by the id.
  if (layout === 'plain') await run(db, `create index on ${table} (delivered_at)`)
}

export function eventsADay(ordersADay: number): number {
  return Math.round((ordersADay * AN_ORDER.deliveries) / SUBSCRIBERS.length)
}

function boundsOf(months: number): string[] {
  return Array.from({ length: months + 1 }, (_, month) => String(month * IDS_A_MONTH))
}

/** As a subscriber is told of ten events. */
export function insertDeliveries(db: Db, layout: Layout) {
  let event = (DAYS / MONTH_DAYS) * IDS_A_MONTH
  const note = deliveredInto(nameOf(TABLE, layout))
  return async (turn: number) => {
    const subscriber = SUBSCRIBERS[turn % SUBSCRIBERS.length] ?? SUBSCRIBERS[0]
    if (subscriber === SUBSCRIBERS[0]) event += 10
    await note(db, { eventIds: Array.from({ length: 10 }, (_, at) => event + at), subscriber })
  }
}

/** Those of the oldest days. How many. */
export async function deleteOldest(db: Db, days: number, of: number): Promise<number> {
  const [row] = await ask<{ count: number }>(
    db,
    `with gone as (delete from ${nameOf(TABLE, 'plain')}
       where delivered_at < now() - make_interval(days => ${of - days}, hours => 1) returning 1)
     select count(*)::int as count from gone`,
  )
  return row?.count ?? 0
}

export async function dropOldest(db: Db): Promise<void> {
  await run(db, `drop table year.${partitionOf(TABLE, 0)}`)
}
