import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Db, transact } from '../platform/database/db.ts'
import { todayInDhaka } from '../platform/database/dhaka-days.queries.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { withinOneDay } from '../testing/within-one-day.ts'
import { closeStatement, closeStatements, closeStatementsBy } from './close-statements.ts'
import { dayAfter, lastDayBefore } from './periods.ts'
import { judgeStatements } from './testing/judge-statements.ts'
import { givenOwed, givenPending, givenSettled, postOf } from './testing/store-books.ts'

withinOneDay()

let shop: TestShop
let db: Db
let today: string
let vendorId: number
beforeAll(async () => {
  shop = await openTestShop()
  db = shop.db
})
beforeEach(async () => {
  today = await todayInDhaka(db)
  vendorId = (await shop.given.vendor()).id
})
afterAll(() => shop.close())

/** In its last moment, in Dhaka. */
const endOf = (day: string) => new Date(Date.parse(`${day}T18:00:00Z`) - 1)

const close = (lastDay = today) => transact(db, (tx) => closeStatement(tx, vendorId, lastDay))
const statements = () =>
  db
    .selectFrom('statements')
    .select(['number', 'opening_poisha', 'closing_poisha', 'waiting_poisha', 'line_count'])
    .select([sql<string>`first_day::text`.as('first_day'), sql<string>`last_day::text`.as('last_day')])
    .where('vendor_id', '=', vendorId)
    .orderBy('number')
    .execute()
const lines = () =>
  db
    .selectFrom('statement_lines')
    .innerJoin('statements', 'statements.id', 'statement_id')
    .select(['number', 'position', 'kind', 'subject', 'amount_poisha', 'vat_poisha'])
    .where('vendor_id', '=', vendorId)
    .orderBy('number')
    .orderBy('position')
    .execute()

describe('a statement', () => {
  test('tells what moved what the shop owes its store, and what waits for its cash beside', async () => {
    await givenPending(db, vendorId, 300_000)
    const settled = await givenSettled(db, vendorId, 138_000)
    const owed = await givenOwed(db, vendorId, 10_000, 1_500)
    await close()
    const [said] = await statements()
    expect(said).toEqual({
      ...{ number: 1, first_day: today, last_day: today, line_count: 2 },
      ...{ opening_poisha: 0, closing_poisha: 126_500, waiting_poisha: 162_000 },
    })
    expect(await lines()).toEqual([
      ...[
        { number: 1, position: 1, kind: 'sale', subject: `parcel:${settled}`, amount_poisha: 138_000, vat_poisha: 0 },
      ],
      {
        ...{ number: 1, position: 2, kind: 'commission', subject: `parcel:${owed}` },
        ...{ amount_poisha: -11_500, vat_poisha: -1_500 },
      },
    ])
  })

  test('begins where the one before it ended: what comes late stands in the next', async () => {
    await givenSettled(db, vendorId, 100_000)
    await close()
    await givenSettled(db, vendorId, 20_000)
    await close()
    expect(await statements()).toHaveLength(1)
    await close(dayAfter(dayAfter(today)))
    const [, next] = await statements()
    expect(next).toMatchObject({ number: 2, first_day: dayAfter(today), last_day: dayAfter(dayAfter(today)) })
    expect(next).toMatchObject({ opening_poisha: 100_000, closing_poisha: 120_000, line_count: 1 })
  })

  test('ends at midnight, however late it is closed: what was written after that stands in the next', async () => {
    const yesterday = lastDayBefore(today, 'daily')
    await asIfWritten(endOf(yesterday), () => givenSettled(db, vendorId, 100_000))
    await givenPending(db, vendorId, 70_000)
    await givenSettled(db, vendorId, 20_000)
    await closeStatementsBy(db, today, 'daily', new AbortController().signal)
    expect(await statements()).toMatchObject([
      { first_day: yesterday, last_day: yesterday, closing_poisha: 100_000, line_count: 1, waiting_poisha: -100_000 },
    ])
    await close()
    expect((await statements())[1]).toMatchObject({
      first_day: today,
      closing_poisha: 120_000,
      waiting_poisha: -50_000,
    })
  })

  test('leaves out nothing for ever: what waited at midnight for a later entry stands beside that', async () => {
    const yesterday = lastDayBefore(today, 'daily')
    await givenSettled(db, vendorId, 20_000)
    await asIfWritten(endOf(yesterday), () => givenSettled(db, vendorId, 100_000))
    await close(yesterday)
    expect(await statements()).toEqual([])
    await close()
    expect(await statements()).toMatchObject([{ last_day: today, closing_poisha: 120_000, line_count: 2 }])
    expect(await judgeStatements(db)).toEqual([])
  })

  test('is not made where there is nothing to tell', async () => {
    await givenPending(db, vendorId, 5_000)
    await close()
    expect(await statements()).toEqual([])
  })

  test('is below zero where the store owes more', async () => {
    await givenOwed(db, vendorId, 5_000)
    await close()
    expect(await statements()).toMatchObject([{ opening_poisha: 0, closing_poisha: -5_000 }])
  })

  test.each([
    ['settled', -500, 'sale'],
    ['accepted', -500, 'sale'],
    ['settled_again', -500, 'sale'],
    ['settled_again', 500, 'sale_taken_back'],
  ])('names a posting that is %s by %i a %s', async (kind, poisha, named) => {
    await postOf(db, kind, [
      { account: 'vendor_payable', owner: vendorId, poisha },
      { account: 'vendor_pending', owner: vendorId, poisha: -poisha },
    ])
    await close()
    expect(await lines()).toMatchObject([{ kind: named, amount_poisha: -poisha }])
  })

  test('names a movement that it does not know an adjustment', async () => {
    await postOf(db, 'something_new', [
      { account: 'vendor_payable', owner: vendorId, poisha: 5 },
      { account: 'losses', poisha: -5 },
    ])
    await close()
    expect(await lines()).toMatchObject([{ kind: 'adjustment', amount_poisha: -5 }])
  })
})

test('closed by several at once, an entry stands in one statement, and each is made again to the same hash', async () => {
  const rounds = Array.from({ length: 12 }, (_, turn) => turn)
  await Promise.all([
    ...rounds.map((turn) => givenSettled(db, vendorId, 1_000 + turn)),
    ...rounds.map((turn) => close(turn % 2 ? today : dayAfter(today))),
  ])
  await close(dayAfter(dayAfter(today)))
  expect((await statements()).at(-1)).toMatchObject({ closing_poisha: 12 * 1_000 + 66 })
  expect(await judgeStatements(db)).toEqual([])
})

test('every night closes the weeks that are over, of each store, once', async () => {
  const lastDay = lastDayBefore(today, 'weekly')
  await closeStatements(db, new AbortController().signal)
  expect(await statements()).toEqual([])
  await asIfWritten(new Date(`${lastDay}T12:00:00Z`), () => givenSettled(db, vendorId, 20_000))
  await givenSettled(db, vendorId, 100_000)
  for (const _ of [1, 2]) await closeStatements(db, new AbortController().signal)
  expect(await statements()).toMatchObject([{ last_day: lastDay, closing_poisha: 20_000, line_count: 1 }])
})

/** Journals say themselves when they were written. */
async function asIfWritten(at: Date, work: () => Promise<unknown>): Promise<void> {
  await sql.raw(`alter table ledger_journals alter written_at set default '${at.toISOString()}'`).execute(db)
  await work()
  await sql`alter table ledger_journals alter written_at set default now()`.execute(db)
}

test('a store that owes more than the limit is told, by each statement once; without a limit none is', async () => {
  const told = async () =>
    (await db.selectFrom('outbox').select('payload').where('name', '=', 'store.owes').execute()).map(
      ({ payload }) => payload,
    )
  const closed = (lastDay: string, limitTaka: number) =>
    transact(db, (tx) => closeStatement(tx, vendorId, lastDay, limitTaka))
  await givenOwed(db, vendorId, 5_000)
  await closed(today, 50)
  await givenOwed(db, vendorId, 1)
  for (const _ of [1, 2]) await closed(dayAfter(today), 50)
  expect(await told()).toEqual([{ vendorId, statementId: expect.any(Number) }])
  await givenOwed(db, vendorId, 1)
  await closed(dayAfter(dayAfter(today)), 0)
  expect(await told()).toHaveLength(1)
})

describe('the database refuses', () => {
  test.each([
    'update statements set closing_poisha = 0',
    'delete from statements',
    'update statement_lines set amount_poisha = 1',
    'delete from statement_lines',
    'truncate statements cascade',
  ])('%s', async (statement) => {
    await givenSettled(db, vendorId, 100_000)
    await close()
    await expect(sql.raw(statement).execute(db)).rejects.toThrow('append-only')
  })

  test('lines that come later, and lines that say something else than their entries', async () => {
    await givenSettled(db, vendorId, 100_000)
    await close()
    await givenSettled(db, vendorId, 500)
    const added = (amount: string) => sql`insert into statement_lines
      select statement_id, position + 1, kind, subject, happened_at, ${sql.raw(amount)}, 0, account_id, version + 1
      from statement_lines join statements on statements.id = statement_id where vendor_id = ${vendorId}`
    await expect(added('500').execute(db)).rejects.toThrow('does not add up')
    const grown = transact(db, async (tx) => {
      await sql`insert into statements (vendor_id, number, first_day, last_day, opening_poisha, closing_poisha, waiting_poisha,
          line_count, sha256)
        select vendor_id, 2, last_day + 1, last_day + 1, closing_poisha, closing_poisha + 700, 0, 1, sha256 from statements
        where vendor_id = ${vendorId}`.execute(tx)
      await sql`insert into statement_lines
        select (select id from statements where vendor_id = ${vendorId} and number = 2), 1, kind, subject, happened_at, 700, 0,
          account_id, version + 1
        from statement_lines join statements on statements.id = statement_id where vendor_id = ${vendorId}`.execute(tx)
    })
    await expect(grown).rejects.toThrow('does not say what its entry says')
  })

  test('a statement that leaves a number, a day or an amount out', async () => {
    await givenSettled(db, vendorId, 100_000)
    await close()
    for (const [number, firstDay, opening] of [
      [3, 1, 0],
      [2, 2, 0],
      [2, 1, 1],
    ] as const) {
      const made = sql`insert into statements (vendor_id, number, first_day, last_day, opening_poisha, closing_poisha,
          waiting_poisha, line_count, sha256)
        select vendor_id, ${number}, last_day + ${firstDay}::int, last_day + 9, closing_poisha + ${opening}::int, 0, 0, 1, sha256
        from statements where vendor_id = ${vendorId}`
      await expect(made.execute(db)).rejects.toThrow('does not go on')
    }
  })
})
