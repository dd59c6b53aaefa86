import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { post } from '../ledger/post.queries.ts'
import { nextClosingAfter } from '../payouts/periods.ts'
import { givenOwed, givenSettled } from '../payouts/testing/store-books.ts'
import { transact } from '../platform/database/db.ts'
import { todayInDhaka } from '../platform/database/dhaka-days.queries.ts'
import { behind } from '../testing/behind.ts'
import { BANK, givenAccount, newNumber } from '../testing/given-documents.ts'
import { givenClosed } from '../testing/given-payouts.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { withinOneDay } from '../testing/within-one-day.ts'
import type { MoneyStageRecord } from './money-stages.queries.ts'
import { moneyStageOf, readMoneyStages, type StoreNow } from './money-stages.ts'

withinOneDay()

const NOW: StoreNow = {
  ...{
    today: '2026-11-26',
    period: 'weekly',
    balancePoisha: 90_000,
    closingPoisha: 80_000,
    leastPayout: 500,
    hold: null,
  },
}
const SINCE = '2026-11-23T04:00:00.000Z'
const RECORD: MoneyStageRecord = {
  ...{ amountPoisha: 20_050, writtenOn: '2026-11-24', payout: null, cameBackPoisha: null, isNetted: false },
  statement: { number: 3 },
}
const TOLD = { amount: 200.5, statementNumber: 3 }
const payout = (state: 'prepared' | 'approved' | 'paid', reference = '') => ({
  payout: { state, since: SINCE, reference },
})

describe('what stands in', () => {
  test.each<[string, Partial<MoneyStageRecord>, Partial<StoreNow>, object]>([
    ['no statement waits for its week', { statement: null }, {}, { kind: 'next_statement', closesOn: '2026-11-29' }],
    ['no statement, by months', { statement: null }, { period: 'monthly' }, { closesOn: '2026-12-01' }],
    [
      'no statement, though its week is over',
      { statement: null, writtenOn: '2026-11-21' },
      {},
      { kind: 'next_statement', closesOn: null },
    ],
    [
      'no statement, in the night of its closing',
      { statement: null, writtenOn: '2026-11-25' },
      { period: 'daily' },
      { closesOn: null },
    ],
    ['a statement and makes it less', { amountPoisha: -5 }, {}, { kind: 'in_statement', amount: -0.05 }],
    ['one of which a debt was set off', { isNetted: true }, {}, { kind: 'netted', ...TOLD }],
    ['one of a store that owes by now', {}, { balancePoisha: -1 }, { kind: 'netted', ...TOLD }],
    ['one before one that says a debt', {}, { closingPoisha: -1 }, { kind: 'netted', ...TOLD }],
    ['one of a held account', {}, { hold: { until: SINCE } }, { kind: 'held', ...TOLD, hold: { until: SINCE } }],
    ['one below the least', {}, { leastPayout: 801 }, { kind: 'below_least', ...TOLD, least: 801 }],
    ['one with as much as the least', {}, { leastPayout: 800 }, { kind: 'to_prepare', ...TOLD }],
    ['one that is paid less', {}, { balancePoisha: 49_999 }, { kind: 'below_least', ...TOLD, least: 500 }],
    ['one whose payout came back', { cameBackPoisha: 70_000 }, { closingPoisha: 0 }, { kind: 'to_prepare', ...TOLD }],
    ['a prepared payout', payout('prepared'), {}, { kind: 'prepared', ...TOLD, since: SINCE }],
    ['an approved payout', payout('approved'), {}, { kind: 'approved', ...TOLD, since: SINCE }],
    ['a paid one', payout('paid', 'FT1'), {}, { kind: 'paid', ...TOLD, since: SINCE, reference: 'FT1' }],
  ])('%s', (_, record, now, place) => {
    expect(moneyStageOf({ ...RECORD, ...record }, { ...NOW, ...now })).toMatchObject(place)
  })
})

let shop: TestShop
let admins: string[]
let store: { id: number; ownerId: number; token: string }
beforeAll(async () => {
  shop = await openTestShop()
  admins = [(await shop.given.account('Admin')).token, (await shop.given.account('Admin')).token]
})
beforeEach(async () => {
  store = await shop.given.vendor()
})
afterAll(() => shop.close())

const byId = (id: number) => ({ params: { id: String(id) } })
const stages = async (parcelId: number) =>
  await readMoneyStages(await behind(shop, store.ownerId), `parcel:${parcelId}`, store.id)
const kinds = async (parcelId: number) => (await stages(parcelId)).map(({ kind }) => kind)

async function prepared(statementId: number): Promise<number> {
  return (await shop.call('POST /api/payouts', { body: { statementId } }, admins[0])).body.id
}
async function paid(statementId: number, reference: string): Promise<number> {
  const id = await prepared(statementId)
  expect((await shop.call('PUT /api/payouts/:id/approval', byId(id), admins[1])).status).toBe(200)
  const pay = { ...byId(id), body: { reference } }
  expect((await shop.call('PUT /api/payouts/:id/payment', pay, admins[0])).status).toBe(200)
  return id
}
async function fail(id: number): Promise<void> {
  const failure = { ...byId(id), body: { reason: 'No such account' } }
  expect((await shop.call('PUT /api/payouts/:id/failure', failure, admins[0])).status).toBe(200)
}
async function refunded(parcelId: number, poisha: number): Promise<void> {
  const legs = [
    { account: 'vendor_payable', owner: store.id, poisha } as const,
    { account: 'losses', poisha: -poisha } as const,
  ]
  const journal = { kind: 'refund', source: `of ${parcelId}`, subject: `parcel:${parcelId}`, legs }
  await transact(shop.db, (tx) => post(tx, [journal]))
}

describe('the money of a parcel, as its store reads it,', () => {
  test('goes from the next statement into a payout, step by step', async () => {
    const parcel = await givenSettled(shop.db, store.id, 100_000)
    const closesOn = nextClosingAfter(await todayInDhaka(shop.db), 'weekly')
    expect(await stages(parcel)).toEqual([{ kind: 'next_statement', amount: 1_000, closesOn }])
    const statementId = await givenClosed(shop, store.id)
    expect(await stages(parcel)).toEqual([{ kind: 'to_prepare', amount: 1_000, statementNumber: 1 }])
    const id = await prepared(statementId)
    expect(await kinds(parcel)).toEqual(['prepared'])
    await shop.call('PUT /api/payouts/:id/approval', byId(id), admins[1])
    expect(await kinds(parcel)).toEqual(['approved'])
    await shop.call('PUT /api/payouts/:id/payment', { ...byId(id), body: { reference: 'FT9' } }, admins[0])
    expect(await stages(parcel)).toMatchObject([{ kind: 'paid', statementNumber: 1, reference: 'FT9' }])
  })

  test('that was refunded since stands in two statements', async () => {
    const parcel = await givenSettled(shop.db, store.id, 100_000)
    await givenSettled(shop.db, store.id, 500_000)
    await paid(await givenClosed(shop, store.id), 'FT1')
    await refunded(parcel, 100_000)
    expect(await stages(parcel)).toMatchObject([
      { kind: 'paid', amount: 1_000 },
      { kind: 'next_statement', amount: -1_000 },
    ])
    await givenClosed(shop, store.id)
    expect(await kinds(parcel)).toEqual(['paid', 'in_statement'])
  })

  test('of a statement that was not paid is paid by a later one', async () => {
    const parcel = await givenSettled(shop.db, store.id, 100_000)
    await givenClosed(shop, store.id)
    await givenSettled(shop.db, store.id, 100_000)
    await paid(await givenClosed(shop, store.id), 'FT2')
    expect(await stages(parcel)).toMatchObject([{ kind: 'paid', statementNumber: 1, reference: 'FT2' }])
  })

  test('that came back is to be paid again, and not by what was paid meanwhile', async () => {
    const parcel = await givenSettled(shop.db, store.id, 100_000)
    const first = await givenClosed(shop, store.id)
    const id = await paid(first, 'FT3')
    const other = await givenSettled(shop.db, store.id, 60_000)
    await paid(await givenClosed(shop, store.id), 'FT4')
    await fail(id)
    expect([await kinds(parcel), await kinds(other)]).toEqual([['to_prepare'], ['paid']])
    await paid(first, 'FT5')
    expect(await stages(parcel)).toMatchObject([{ kind: 'paid', reference: 'FT5' }])
  })

  test('of a statement below the least came back with the payout of a later one', async () => {
    const parcel = await givenSettled(shop.db, store.id, 30_000)
    await givenClosed(shop, store.id)
    await givenSettled(shop.db, store.id, 40_000)
    const id = await paid(await givenClosed(shop, store.id), 'FT6')
    await givenClosed(shop, store.id)
    await fail(id)
    expect(await kinds(parcel)).toEqual(['to_prepare'])
    await givenClosed(shop, store.id)
    expect(await kinds(parcel)).toEqual(['to_prepare'])
    await givenSettled(shop.db, store.id, 20_000)
    await paid(await givenClosed(shop, store.id), 'FT7')
    expect(await stages(parcel)).toMatchObject([{ kind: 'paid', statementNumber: 1, reference: 'FT7' }])
  })

  test('that was set against a debt stays so, whatever is paid later', async () => {
    const parcel = await givenSettled(shop.db, store.id, 100_000)
    await givenClosed(shop, store.id)
    const owed = await givenOwed(shop.db, store.id, 150_000)
    await givenClosed(shop, store.id)
    expect(await kinds(parcel)).toEqual(['netted'])
    const later = await givenSettled(shop.db, store.id, 200_000)
    const statementId = await givenClosed(shop, store.id)
    expect(await kinds(parcel)).toEqual(['netted'])
    const id = await paid(statementId, 'FT9')
    expect([await kinds(parcel), await kinds(owed)]).toEqual([['netted'], ['in_statement']])
    expect(await stages(later)).toMatchObject([{ kind: 'paid', reference: 'FT9' }])
    await fail(id)
    expect([await kinds(parcel), await kinds(later)]).toEqual([['netted'], ['to_prepare']])
  })

  test('waits while the account is changed, also where a payout of it was prepared before', async () => {
    await givenAccount(shop, store.id)
    const parcel = await givenSettled(shop.db, store.id, 100_000)
    const statementId = await givenClosed(shop, store.id)
    await prepared(statementId)
    const body = { way: 'bank', ...BANK, number: newNumber(10) } as const
    expect((await shop.call('POST /api/payout-accounts', { body }, store.token)).status).toBe(201)
    expect(await stages(parcel)).toMatchObject([{ kind: 'held', hold: { until: null } }])
  })

  test('that its store owes stands in statements alone', async () => {
    const parcel = await givenOwed(shop.db, store.id, 10_000)
    expect(await stages(parcel)).toMatchObject([{ kind: 'next_statement', amount: -100 }])
    await givenClosed(shop, store.id)
    expect(await stages(parcel)).toEqual([{ kind: 'in_statement', amount: -100, statementNumber: 1 }])
  })
})
