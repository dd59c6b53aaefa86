import type { Db } from '../../src/server/platform/database/db.ts'
import { ask, createPartitions, nameOf, run } from './layouts.queries.ts'
import { AN_ORDER, type Layout, MONTH_DAYS, type Year } from './proportions.ts'

const TABLE = 'entries'
export const STORES = 200
const LANES = 16
const LEGS = 3
const FIRST_STORE = LANES * LEGS

export interface Entries {
  journals: number
  /** Of a store: its newest entry’s version. */
  newest: number
}

/** A leg at the store’s account, and two in lanes of the shop’s own. */
const ACCOUNT = `case leg when 0 then ${FIRST_STORE} + journal % ${STORES} else leg * ${LANES} + journal % ${LANES} end`
const VERSION = `case leg when 0 then journal / ${STORES} else journal / ${LANES} end + 1`

/** Three entries a journal. A partition has the journals of a month, and so its key needs the journal. */
export async function fillEntries(db: Db, layout: Layout, { days, ordersADay }: Year): Promise<Entries> {
  const table = nameOf(TABLE, layout)
  const journals = days * ordersADay * AN_ORDER.journals
  const aMonth = MONTH_DAYS * ordersADay * AN_ORDER.journals
  await run(
    db,
    `create table ${table} (account_id bigint not null, version bigint not null, journal_id bigint not null,
       amount_poisha bigint not null check (amount_poisha <> 0), balance_poisha bigint not null)
     ${layout === 'months' ? 'partition by range (journal_id)' : ''}`,
  )
  if (layout === 'months') {
    const months = Math.ceil(journals / aMonth) + 1
    const bounds = Array.from({ length: months + 1 }, (_, month) => String(month * aMonth))
    await createPartitions(db, TABLE, bounds)
  }
  await run(
    db,
    `insert into ${table}
     select ${ACCOUNT}, ${VERSION}, journal, 1000 + leg, journal * 1000::bigint
     from generate_series(0, ${journals - 1}) as journal, generate_series(0, ${LEGS - 1}) as leg`,
  )
  const key = layout === 'plain' ? 'account_id, version' : 'account_id, version, journal_id'
  await run(db, `alter table ${table} add primary key (${key})`)
  await run(db, `create index on ${table} (journal_id)`)
  return { journals, newest: Math.floor(journals / STORES) }
}

/** A journal, and what the ledger’s triggers look up of it. */
export function post(db: Db, layout: Layout, { journals }: Entries) {
  let journal = journals
  const table = nameOf(TABLE, layout)
  const text = `with given as (select $1::bigint as journal), added as (
      insert into ${table} select ${ACCOUNT}, ${VERSION}, journal, 1000 + leg, journal * 1000
      from given, generate_series(0, ${LEGS - 1}) as leg returning *)
    select count(earlier.version), (select sum(amount_poisha) from ${table} where journal_id = (select journal - 1 from given))
    from added left join ${table} as earlier on earlier.account_id = added.account_id and earlier.version = added.version - 1`
  return async () => {
    await ask(db, text, [journal])
    journal += 1
  }
}

const store = (turn: number) => FIRST_STORE + ((turn * 7919) % STORES)

/** What is read of entries, each from anywhere in the year. */
export function reads(
  db: Db,
  layout: Layout,
  { journals, newest }: Entries,
): Record<string, (turn: number) => Promise<unknown>> {
  const table = nameOf(TABLE, layout)
  const page = `select version, journal_id, amount_poisha, balance_poisha from ${table}
    where account_id = $1 order by version desc limit 50`
  const week = `select sum(amount_poisha), max(version) from ${table} where account_id = $1 and version > $2`
  const legs = `select account_id, amount_poisha from ${table} where journal_id = $1`
  return {
    'a store’s 50 newest entries': (turn) => ask(db, page, [store(turn)]),
    'a store’s entries of a week': (turn) => ask(db, week, [store(turn), Math.round(newest * (1 - 7 / 365))]),
    'the legs of any journal': (turn) => ask(db, legs, [(turn * 7_919_131) % journals]),
  }
}
