import { eraseOldMessages, KEPT_DAYS } from '../../src/server/messaging/erase-messages.ts'
import type { Db } from '../../src/server/platform/database/db.ts'
import { ask, createPartitions, nameOf, partitionOf, run } from './layouts.queries.ts'
import { AN_ORDER, type Layout, MAIL_BYTES, MONTH_DAYS, type Year } from './proportions.ts'

const TABLE = 'messages'
const DAY_MS = 86_400_000
const COLUMNS = `id, event_id, kind, recipient, account_id, order_id, subject, to_address, to_phone, html, plain_text, state, tries,
  message_id, created_at, tried_at, way, path`

/** Contents are kept for so many days. */
const rowsOf = (first: string, last: string, days: number, ordersADay: number) => `
  select the_order * ${AN_ORDER.messages}::bigint + place as id, the_order * ${AN_ORDER.messages}::bigint + place as event_id, 'order_' || chr(97 + place), 'customer:' || customer,
    customer, the_order, 'Your order ' || the_order || ' is on its way',
    case when keeps and way = 'mail' then 'customer-' || customer || '@example.com' end, case when keeps and way = 'sms' then '017' || customer end,
    case when keeps and way = 'mail' then html end, case when keeps and way <> 'bell' then left(html, 400) end,
    'Sent', 1, case when way <> 'bell' then md5(the_order::text) end, at, at, way, case when way = 'bell' then '/orders/' || the_order end
  from generate_series(${first}, ${last}) as the_order,
    generate_series(0, ${AN_ORDER.messages - 1}) as place,
    lateral (select the_order % 200000 + 1 as customer,
      case when place < ${AN_ORDER.mails} then 'mail' when place < ${AN_ORDER.mails + AN_ORDER.sms} then 'sms' else 'bell' end as way,
      now() - make_interval(secs => (${days * ordersADay} - the_order) * 86400.0 / ${ordersADay}) as at,
      the_order >= ${(days - KEPT_DAYS - 1) * ordersADay} as keeps) as told,
    lateral (select case when keeps and way <> 'bell' then
      (select string_agg(md5((the_order * 100 + at)::text), '') from generate_series(1, ${Math.ceil(MAIL_BYTES / 32)}) as at) end as html) as said`

/** Messages with the columns, checks and indexes of the shop’s; a key of a table by months needs the month. */
export async function fillMessages(db: Db, layout: Layout, { days, ordersADay }: Year): Promise<void> {
  const table = nameOf(TABLE, layout)
  await run(
    db,
    `create table ${table} (like public.messages including defaults including constraints)
     ${layout === 'months' ? 'partition by range (created_at)' : ''}`,
  )
  if (layout === 'months') {
    const months = Math.ceil(days / MONTH_DAYS) + 1
    const first = Date.now() - days * DAY_MS
    const bounds = Array.from(
      { length: months + 1 },
      (_, month) => `'${new Date(first + month * MONTH_DAYS * DAY_MS).toISOString()}'`,
    )
    await createPartitions(db, TABLE, bounds)
  }
  // Bells are gone after so many days.
  await run(
    db,
    `insert into ${table} (${COLUMNS}) select * from (${rowsOf('0', String(days * ordersADay - 1), days, ordersADay)}) as message (${COLUMNS})
     where way <> 'bell' or created_at >= now() - interval '${KEPT_DAYS + 1} days'`,
  )
  const keys =
    layout === 'plain'
      ? ['id', 'event_id, kind, way, recipient']
      : ['id, created_at', 'event_id, kind, way, recipient, created_at']
  await run(db, `alter table ${table} add primary key (${keys[0]}), add unique (${keys[1]})`)
  for (const { definition } of await indexesOfShop(db))
    await run(db, definition.replace(/ INDEX \S+ ON public\.messages /, ` INDEX ON ${table} `))
}

async function indexesOfShop(db: Db): Promise<{ definition: string }[]> {
  return await ask(
    db,
    `select pg_get_indexdef(indexrelid) as definition from pg_index where indrelid = 'public.messages'::regclass and not indisunique`,
  )
}

/** All that an order is told at once. */
export function insertMessages(db: Db, layout: Layout, { days, ordersADay }: Year) {
  let order = days * ordersADay
  return async () => {
    order += 1
    await run(
      db,
      `insert into ${nameOf(TABLE, layout)} (${COLUMNS}) ${rowsOf(String(order), String(order), days, ordersADay)} on conflict do nothing`,
    )
  }
}

/** Reads of any order, any message and any account; and the claim by which a message is sent. */
export function uses(
  db: Db,
  layout: Layout,
  { days, ordersADay }: Year,
): Record<string, (turn: number) => Promise<unknown>> {
  const table = nameOf(TABLE, layout)
  const ofOrder = `select id, way, subject, state, created_at, tried_at from ${table}
    where order_id = $1 and account_id = $2 and recipient = $3 and way <> 'bell' order by id`
  const bell = `select id, subject, path from ${table} where way = 'bell' and account_id = $1 order by id desc limit 20`
  const claim = `update ${table} set tries = tries + 1, claimed_at = now() where id = $1 and state = 'Sent' returning id`
  const order = (turn: number) => (turn * 7_919_131) % (days * ordersADay)
  return {
    'messages of any order': (turn) => {
      const customer = (order(turn) % 200_000) + 1
      return ask(db, ofOrder, [order(turn), customer, `customer:${customer}`])
    },
    'a bell': (turn) => ask(db, bell, [((turn * 7919) % 200_000) + 1]),
    'a message of the last day is claimed, by id': (turn) =>
      ask(db, claim, [(days * ordersADay - 1 - (turn % ordersADay)) * AN_ORDER.messages]),
    'all are counted, as an admin’s list does': () => ask(db, `select count(*) from ${table}`),
  }
}

/** A night as the shop has it, which is shown this table as its own: contents of a day are erased, bells of a day deleted. How many. */
export async function eraseNight(db: Db, layout: Layout): Promise<number> {
  await run(db, `create temp view messages as select * from ${nameOf(TABLE, layout)}`)
  const count = await eraseOldMessages(db, new AbortController().signal)
  await run(db, 'drop view pg_temp.messages')
  return count
}

/** Would the shop forget them after a year: the oldest month. */
export async function deleteOldestMonth(db: Db, days: number): Promise<void> {
  await run(
    db,
    `delete from ${nameOf(TABLE, 'plain')} where created_at < now() - make_interval(days => ${days - MONTH_DAYS})`,
  )
}

export async function dropOldestMonth(db: Db): Promise<void> {
  await run(db, `drop table year.${partitionOf(TABLE, 0)}`)
}
