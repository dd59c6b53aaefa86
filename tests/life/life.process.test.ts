import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import type { Db } from '../../src/server/platform/database/db.ts'
import { judgeMoney } from './judge-money.ts'
import { DAYS_AFTER, live } from './live.ts'
import { openLife } from './open-life.ts'

const LIFE = { days: 5, stores: 6, orders: 30, seed: 11 }

/** The least that has to have happened, for the judge to have seen it. */
const KINDS = [
  ...['commission', 'compensated', 'delivered', 'manual', 'paid_return', 'payout'],
  ...['refund', 'refund_commission', 'refund_paid', 'settled'],
]
const ACCOUNTS = ['promotions', 'rounding']

test('five days of a pretend Bangladesh break no promise, and its judge sees what is planted', {
  timeout: 3_600_000,
}, async () => {
  const country = await openLife(LIFE, LIFE.days + DAYS_AFTER, onTestFinished)
  const { db } = country.market.shop
  const found = await live(country, LIFE, () => undefined)
  expect.soft(country.traffic.callers.failures).toEqual([])
  expect.soft(found).toEqual([])
  const { rows } = await sql<{ kind: string }>`
    select distinct regexp_replace(kind, '^manual_.*', 'manual') as kind from ledger_journals
    union select distinct kind from ledger_accounts join ledger_entries on account_id = id`.execute(db)
  expect.soft(rows.map(({ kind }) => kind)).toEqual(expect.arrayContaining([...KINDS, ...ACCOUNTS]))
  for (const [planted, query, words] of PLANTED)
    expect.soft(await judgedWith(db, query), planted).toContainEqual(expect.stringMatching(words))
  expect.soft(await judgeMoney(db)).toEqual([])
})

const ANY = (kind: string) =>
  `(select ledger_entries.ctid from ledger_entries join ledger_accounts on id = account_id where kind = '${kind}'
    and amount_poisha > 0 order by account_id, ledger_entries.version limit 1)`
const MOVED = (what: string) => `update ledger_entries set amount_poisha = amount_poisha + 1 where ctid = ${ANY(what)}`

const PLANTED: [planted: string, query: string, words: RegExp][] = [
  ['an entry that was changed', MOVED('bank'), /does not come to zero|is not the sum of its entries/],
  [
    'a commission of another rate',
    'update order_lines set commission_poisha = commission_poisha + 200',
    /has commission/,
  ],
  [
    'a parcel that posted nothing',
    `update ledger_journals set subject = 'parcel:0' where id = (select min(id) from ledger_journals where kind = 'delivered')`,
    /owes \d+ for parcel|its store has/,
  ],
  [
    'what is payable before its cash',
    `update ledger_journals set kind = 'told' where kind = 'settled'`,
    /is payable, and its cash is not here/,
  ],
  [
    'a payout that is not posted',
    `update ledger_journals set source = 'another ' || id where kind = 'payout'`,
    /is paid, and not posted/,
  ],
  [
    'a statement that says something else',
    'update statements set waiting_poisha = waiting_poisha + 1',
    /is not made again to the same bytes/,
  ],
  ['what a courier owes and nobody knows', MOVED('courier_owes'), /owes \d+ for parcel/],
  [
    'a row that is taken back, and whose money stays',
    `update settlement_rows set gone = 'taken_back' where id = (select min(id) from settlement_rows
      where is_first and net_poisha <> 0)`,
    /the bank has -?\d+ for [^,]+, and its rows brought 0/,
  ],
  [
    'suspense that nobody is shown',
    // A life as short as this may have put nothing there.
    `update ledger_accounts set kind = 'suspense', owner = 'another' where kind = 'bank';
      update ledger_journals set subject = 'settlement:lost' where id = (select min(id) from ledger_journals where kind = 'settled')`,
    /nobody is shown it/,
  ],
  [
    'a debt of which its store is not told',
    'update statements set closing_poisha = -9000000 where id = (select max(id) from statements)',
    /says a debt of/,
  ],
  [
    'a refund that is owed and not posted',
    `update ledger_journals set source = 'another ' || id where kind = 'refund'`,
    /owes its shopper another sum/,
  ],
  ['a refund without lines', 'delete from refund_lines', /has no lines/],
  [
    'a discount that its store bears alone',
    'update parcels set store_adjustments_poisha = adjustments_poisha',
    /not its goods less the commission/,
  ],
  [
    'a door that keeps nothing, and pays beside the books',
    'update parcels set return_paid_poisha = return_paid_poisha - 100 where return_paid_poisha is not null',
    /of what its refusing door paid is posted/,
  ],
  [
    'a compensation that its store has, and nobody decided so',
    `update settlement_decisions set decision = 'accepted' where decision = 'of_store'`,
    /of what is not decided so, the compensation/,
  ],
  [
    'a manual entry of another sum than was approved',
    `update manual_entries set amount_poisha = amount_poisha + 100 where state = 'approved'`,
    /manual entry \d+ is approved, and its store has/,
  ],
  ['another rounding than its door was not asked for', MOVED('rounding'), /is rounded off, not what its door/],
  ['a store that is paused without a debt', 'update vendors set orders_paused = true', /is paused, and was not told/],
]

/** As if somebody had gone past the shop, and every guard of its database; taken back afterwards. */
async function judgedWith(db: Db, query: string): Promise<string[]> {
  const tx = await db.startTransaction().execute()
  try {
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql.raw(query).execute(tx)
    return await judgeMoney(tx)
  } finally {
    await tx.rollback().execute()
  }
}
