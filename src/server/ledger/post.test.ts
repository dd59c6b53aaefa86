import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Db, pipelined, transact } from '../platform/database/db.ts'
import { behind } from '../testing/behind.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { givenTraders, type Traders } from '../testing/traders.ts'
import type { Journal, Leg } from './journal.ts'
import { post } from './post.queries.ts'
import { balancesOf, wrongBooks } from './testing/books.ts'

let shop: TestShop
let traders: Traders
let db: Db
beforeAll(async () => {
  shop = await openTestShop()
  traders = await givenTraders(shop)
  db = shop.db
})
afterAll(() => shop.close())

let numbered = 0
let before: Record<string, number>
beforeEach(async () => {
  before = await balancesOf(db)
})

const HAPPENED = new Date('2026-01-02T10:00:00Z')

function journal(legs: Leg[], given: Partial<Journal> = {}): Journal {
  numbered += 1
  return { kind: 'delivered', source: String(numbered), subject: 'parcel:17', happenedAt: HAPPENED, legs, ...given }
}

/** 1,450 taka that Pathao took for a store, and 60 for the delivery. */
function sale(vendorId: number): Leg[] {
  return [
    { account: 'courier_owes', owner: 'pathao', poisha: 151_000 },
    { account: 'vendor_pending', owner: vendorId, poisha: -145_000 },
    { account: 'shipping_income', poisha: -6_000 },
  ]
}

const posted = (...journals: Parameters<typeof post>[1]) => transact(db, (tx) => post(tx, journals))

async function idOf({ kind, source }: Journal): Promise<number> {
  const found = db.selectFrom('ledger_journals').select('id').where('kind', '=', kind).where('source', '=', source)
  return (await found.executeTakeFirstOrThrow()).id
}

/** What the accounts have more than before the test. */
async function moved(): Promise<Record<string, number>> {
  const now = await balancesOf(db)
  const names = [...new Set([...Object.keys(before), ...Object.keys(now)])]
  return Object.fromEntries(
    names.map((name) => [name, (now[name] ?? 0) - (before[name] ?? 0)] as const).filter(([, poisha]) => poisha !== 0),
  )
}

describe('a journal', () => {
  test('moves the accounts of its legs, and is kept with when it happened and when it was written', async () => {
    const one = journal(sale(traders.baker.id))
    expect(await posted(one)).toBe(1)
    const name = `vendor_pending ${traders.baker.id}`
    expect(await moved()).toEqual({ 'courier_owes pathao': 151_000, [name]: -145_000, shipping_income: -6_000 })
    const [row] = await db
      .selectFrom('ledger_journals')
      .selectAll()
      .where('id', '=', await idOf(one))
      .execute()
    expect(row).toMatchObject({ kind: 'delivered', subject: 'parcel:17', happened_at: HAPPENED, reverses: null })
    expect(row?.written_at.getTime()).toBeGreaterThan(HAPPENED.getTime())
  })

  test('of one event posts once, however often and by how many at once it is told', async () => {
    const one = journal(sale(traders.baker.id))
    const told = await Promise.all(Array.from({ length: 6 }, () => posted(one)))
    expect(told.toSorted()).toEqual([0, 0, 0, 0, 0, 1])
    expect(await posted({ ...one, legs: sale(traders.weaver.id) })).toBe(0)
    expect((await moved())['courier_owes pathao']).toBe(151_000)
  })

  test('that names an account twice moves it by the sum', async () => {
    const half: Leg = { account: 'bank', poisha: 500 }
    const one = journal([half, half, { account: 'losses', poisha: -1_000 }])
    await posted(one)
    expect(await moved()).toEqual({ bank: 1_000, losses: -1_000 })
    const entries = db
      .selectFrom('ledger_entries')
      .select('amount_poisha')
      .where('journal_id', '=', await idOf(one))
    expect(await entries.execute()).toHaveLength(2)
  })

  test('of nothing is none', async () => {
    expect(await posted(journal([{ account: 'bank', poisha: 0 }]))).toBe(0)
    expect(await moved()).toEqual({})
  })

  test('goes with its transaction', async () => {
    const failing = transact(db, async (tx) => {
      await post(tx, [journal(sale(traders.baker.id))])
      throw new Error('The rest failed.')
    })
    await expect(failing).rejects.toThrow('The rest failed.')
    expect(await moved()).toEqual({})
  })
})

describe('a correction', () => {
  test('takes all of a journal back, once', async () => {
    const one = journal(sale(traders.baker.id))
    await posted(one)
    const back = { ...journal([]), kind: 'corrected', reverses: await idOf(one) }
    expect(await posted(back)).toBe(1)
    expect(await posted(back)).toBe(0)
    await expect(posted({ ...back, source: 'another' })).rejects.toThrow('ledger_journals_reverses_key')
    expect(await moved()).toEqual({})
  })

  test('stands beside what is posted instead', async () => {
    const one = journal(sale(traders.baker.id))
    await posted(one)
    const back = { ...journal([]), kind: 'corrected', reverses: await idOf(one) }
    expect(await posted(back, journal(sale(traders.weaver.id)))).toBe(2)
    const name = `vendor_pending ${traders.weaver.id}`
    expect(await moved()).toEqual({ 'courier_owes pathao': 151_000, [name]: -145_000, shipping_income: -6_000 })
  })
})

describe('the database refuses', () => {
  test.each<[string, Leg[]]>([
    [
      'what does not come to zero',
      [
        { account: 'bank', poisha: 100 },
        { account: 'losses', poisha: -99 },
      ],
    ],
    ['one side alone', [{ account: 'bank', poisha: 100 }]],
    [
      'legs that take each other away',
      [
        { account: 'bank', poisha: 100 },
        { account: 'bank', poisha: -100 },
      ],
    ],
  ])('%s', async (_, legs) => {
    await expect(posted(journal(legs))).rejects.toThrow(/balance/)
    expect(await moved()).toEqual({})
  })

  test('a journal without entries', async () => {
    const { legs: _, ...rest } = journal([])
    const empty = { kind: rest.kind, source: rest.source, subject: 'parcel:17', happened_at: HAPPENED }
    await expect(db.insertInto('ledger_journals').values(empty).execute()).rejects.toThrow('does not balance')
  })

  test('a store’s account that is nobody’s, and an owner of the bank', async () => {
    const nobodys = journal([
      { account: 'vendor_owes', owner: '', poisha: 5 },
      { account: 'bank', poisha: -5 },
    ])
    await expect(posted(nobodys)).rejects.toThrow('check constraint')
    const owned = journal([
      { account: 'suspense', owner: 'pathao', poisha: 5 },
      { account: 'bank', poisha: -5 },
    ])
    Object.assign(owned.legs[1] ?? {}, { owner: 'pathao' })
    await expect(posted(owned)).rejects.toThrow('check constraint')
  })

  test.each([
    'update ledger_entries set amount_poisha = amount_poisha + 1',
    'delete from ledger_entries',
    'truncate ledger_entries cascade',
    `update ledger_journals set happened_at = now()`,
    'delete from ledger_journals',
    'truncate ledger_journals cascade',
    'delete from ledger_accounts',
    `update ledger_accounts set owner = '999' where kind = 'vendor_pending'`,
    'update ledger_accounts set lane = 15 - lane',
    `insert into ledger_accounts (kind, owner, lane, balance_poisha, version) values ('losses', '', 15, 5, 0)`,
  ])('%s', async (statement) => {
    await posted(journal(sale(traders.baker.id)))
    await expect(sql.raw(statement).execute(db)).rejects.toThrow('append-only')
  })

  test('a balance that no entry says, and entries that do not go on from the last ones', async () => {
    const one = journal(sale(traders.baker.id))
    await posted(one)
    await expect(
      db
        .updateTable('ledger_accounts')
        .set({ balance_poisha: 0 })
        .where('kind', '=', 'vendor_pending')
        .where('owner', '=', String(traders.baker.id))
        .execute(),
    ).rejects.toThrow('is not what its last entry says')
    await posted(journal(sale(traders.baker.id)))
    const backwards = sql`update ledger_accounts set (version, balance_poisha) =
      (select version, balance_poisha from ledger_entries where account_id = ledger_accounts.id and version = 1)
      where version > 1`
    await expect(backwards.execute(db)).rejects.toThrow('is not what its last entry says')
    const again = sql`insert into ledger_entries
      select account_id, version + 1, journal_id, amount_poisha, balance_poisha from ledger_entries
      where journal_id = ${await idOf(one)}`
    await expect(again.execute(db)).rejects.toThrow(/does not go on|duplicate key/)
  })

  test('entries that come to a journal later, though they balance', async () => {
    const one = journal([
      { account: 'shopper_due', owner: 'later', poisha: 5 },
      { account: 'shopper_due', owner: 'late', poisha: -5 },
    ])
    await posted(one)
    const more = sql`insert into ledger_entries
      select account_id, version + 1, journal_id, -amount_poisha, balance_poisha - amount_poisha from ledger_entries
      where journal_id = ${await idOf(one)}`
    await expect(more.execute(db)).rejects.toThrow('has its entries already')
  })

  test('entries that their account does not go along with', async () => {
    const one = journal([
      { account: 'shopper_due', owner: 'alone', poisha: 5 },
      { account: 'shopper_due', owner: 'lone', poisha: -5 },
    ])
    await posted(one)
    const alone = transact(db, async (tx) => {
      const { id } = await tx
        .insertInto('ledger_journals')
        .values({ kind: 'alone', source: 'alone', subject: 'parcel:17', happened_at: HAPPENED })
        .returning('id')
        .executeTakeFirstOrThrow()
      await sql`insert into ledger_entries
        select account_id, version + 1, ${id}, -amount_poisha, balance_poisha - amount_poisha from ledger_entries
        where journal_id = ${await idOf(one)}`.execute(tx)
    })
    await expect(alone).rejects.toThrow('does not go along with its entries')
  })

  test('entries of an account or a journal that is not there', async () => {
    const entries = (journalId: number, accountId: number) => sql`insert into ledger_entries
      values (${accountId}, 1, ${journalId}, 5, 5), (${accountId + 1}, 1, ${journalId}, -5, -5)`
    await expect(entries(999_999, 999_998).execute(db)).rejects.toThrow('violates foreign key constraint')
    const ofNoAccount = transact(db, async (tx) => {
      const { id } = await tx
        .insertInto('ledger_journals')
        .values({ kind: 'nobodys', source: 'nobodys', subject: 'parcel:17', happened_at: HAPPENED })
        .returning('id')
        .executeTakeFirstOrThrow()
      await entries(id, 999_998).execute(tx)
    })
    await expect(ofNoAccount).rejects.toThrow('ledger_entries_account_id_fkey')
  })

  test('a second posting of a transaction: two would hold their accounts in any order', async () => {
    const twice = transact(db, async (tx) => {
      await post(tx, [journal(sale(traders.baker.id))])
      await pipelined(tx, (connection) => post(connection, [journal(sale(traders.weaver.id))]))
    })
    await expect(twice).rejects.toThrow('posts once')
  })
})

describe('postings at once, none of which is tried again, neither wait for each other for ever nor lose an entry:', () => {
  const postedOnce = (...journals: Parameters<typeof post>[1]) => db.transaction().execute((tx) => post(tx, journals))
  const pay = (from: number | string, to: number | string): Leg[] => [
    { account: 'vendor_payable', owner: from, poisha: 700 },
    { account: 'vendor_payable', owner: to, poisha: -700 },
  ]

  test('of accounts in any order', async () => {
    const { baker, weaver } = traders
    const turns = Array.from({ length: 60 }, (_, turn) => [
      journal(turn % 2 ? pay(baker.id, weaver.id) : pay(weaver.id, baker.id)),
      journal(sale(turn % 3 ? baker.id : weaver.id)),
    ])
    await Promise.all(turns.map((journals, turn) => postedOnce(...(turn % 2 ? journals : journals.toReversed()))))
    expect(await moved()).toMatchObject({ 'courier_owes pathao': 60 * 151_000, shipping_income: -60 * 6_000 })
    expect(await wrongBooks(db)).toEqual([])
  })

  test('of accounts that none had before', async () => {
    const turns = Array.from({ length: 40 }, (_, turn) => {
      const pair = [`new ${turn >> 1}`, `newer ${turn >> 1}`] as const
      return journal(turn % 2 ? pay(...pair) : pay(pair[1], pair[0]))
    })
    await Promise.all(turns.map((one) => postedOnce(one)))
    expect(await wrongBooks(db)).toEqual([])
  })

  test('of the same events in any order', async () => {
    const toBank = (): Leg[] => [
      { account: 'bank', poisha: 100 },
      { account: 'suspense', owner: 'redx', poisha: -100 },
    ]
    const pairs = Array.from({ length: 20 }, () => [journal(toBank()), journal(toBank())])
    const told = pairs.flatMap((pair) => [pair, pair.toReversed()])
    await Promise.all(told.map((journals) => postedOnce(...journals)))
    expect(await moved()).toEqual({ bank: 40 * 100, 'suspense redx': -40 * 100 })
    expect(await wrongBooks(db)).toEqual([])
  })
})

describe('a store', () => {
  test('posts what its own deeds come to, as an order’s other rooms ask it to', async () => {
    const one = journal(sale(traders.baker.id))
    expect(await transact(await behind(shop, traders.baker.ownerId), (tx) => post(tx, [one]))).toBe(1)
    expect((await moved())['courier_owes pathao']).toBe(151_000)
  })

  test.each<[string, (own: number, other: number) => Leg[]]>([
    [
      'what another store is owed',
      (_, owner) => [
        { account: 'vendor_pending', owner, poisha: -5 },
        { account: 'commission', poisha: 5 },
      ],
    ],
    [
      'what is payable to it',
      (owner) => [
        { account: 'vendor_payable', owner, poisha: -5 },
        { account: 'commission', poisha: 5 },
      ],
    ],
  ])('does not post %s', async (_, legs) => {
    const baker = await behind(shop, traders.baker.ownerId)
    const wrong = journal(legs(traders.baker.id, traders.weaver.id))
    await expect(transact(baker, (tx) => post(tx, [wrong]))).rejects.toThrow('not for a store')
    expect(await moved()).toEqual({})
  })

  test('takes nothing back, and a customer posts nothing', async () => {
    const own = journal(sale(traders.baker.id))
    await posted(own)
    const { legs: _, ...back } = journal([])
    const baker = await behind(shop, traders.baker.ownerId)
    const reversal = { ...back, kind: 'taken back', reverses: await idOf(own) }
    await expect(transact(baker, (tx) => post(tx, [reversal]))).rejects.toThrow('not for a store')
    const customer = await behind(shop, traders.customer.id)
    await expect(transact(customer, (tx) => post(tx, [own]))).rejects.toThrow('not for a store')
  })

  test('reads its own accounts and what moved them, and nobody else does', async () => {
    const { baker: ofBaker, weaver, customer: shopper } = traders
    const due = (owner: number): Leg[] => [
      { account: 'shopper_due', owner, poisha: 5 },
      { account: 'bank', poisha: -5 },
    ]
    await posted(
      journal(sale(ofBaker.id)),
      journal(sale(weaver.id)),
      journal(due(ofBaker.id)),
      journal(due(shopper.id)),
    )
    const [baker, customer] = [await behind(shop, ofBaker.ownerId), await behind(shop, shopper.id)]
    const kinds = Object.keys(await balancesOf(baker))
    expect(kinds.length).toBeGreaterThan(0)
    for (const name of kinds) expect(name).toMatch(new RegExp(`^vendor_\\w+ ${ofBaker.id}$`))
    const seen = await baker
      .selectFrom('ledger_entries')
      .innerJoin('ledger_journals', 'ledger_journals.id', 'journal_id')
      .innerJoin('ledger_accounts', 'ledger_accounts.id', 'account_id')
      .select('owner')
      .distinct()
      .execute()
    expect(seen).toEqual([{ owner: String(ofBaker.id) }])
    const own = await baker.selectFrom('ledger_journals').select('id').execute()
    const all = await db.selectFrom('ledger_journals').select('id').execute()
    expect(own.length).toBeLessThan(all.length)
    expect(await balancesOf(customer)).toEqual({})
    expect(await customer.selectFrom('ledger_journals').select('id').execute()).toEqual([])
  })

  test.each([
    `insert into ledger_accounts (kind, owner, lane) values ('bank', '', 14)`,
    'update ledger_accounts set balance_poisha = 0',
    `insert into ledger_journals (kind, source, subject, happened_at) values ('mine', '1', 'parcel:1', now())`,
    'insert into ledger_entries values (1, 1, 1, 1, 1)',
    'delete from ledger_entries',
  ])('does not %s', async (statement) => {
    const baker = await behind(shop, traders.baker.ownerId)
    await expect(sql.raw(statement).execute(baker)).rejects.toThrow('permission denied')
  })
})
