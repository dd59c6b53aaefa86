import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { balancesOf, wrongBooks } from '../ledger/testing/books.ts'
import type { Actor } from '../platform/actor.ts'
import { givenCourierAccount, keepSettlementsRunning, takeBack } from '../testing/settlements.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { givenTraders, type Traders } from '../testing/traders.ts'
import { eventually } from '../testing/waiting.ts'
import { loadReported } from './load-file.ts'
import { postFile } from './post-file.ts'
import { judgeSettlements } from './testing/judge-settlements.ts'

let shop: TestShop
let traders: Traders
let token: string
beforeAll(async () => {
  shop = await openTestShop({ maxOpenOrders: 0 })
  traders = await givenTraders(shop)
  token = traders.admin.token
  await givenCourierAccount(shop, 'steadfast')
  await keepSettlementsRunning(shop)
})
afterAll(() => shop.close())

let before: Record<string, number>
beforeEach(async () => {
  before = await balancesOf(shop.db)
  return async () => {
    expect(await wrongBooks(shop.db)).toEqual([])
    expect(await judgeSettlements(shop.db)).toEqual([])
  }
})

/** What the accounts have more than before the test. */
async function posted(): Promise<Record<string, number>> {
  const now = await balancesOf(shop.db)
  const names = [...new Set([...Object.keys(before), ...Object.keys(now)])]
  const more = names.map((name) => [name, (now[name] ?? 0) - (before[name] ?? 0)] as const)
  return Object.fromEntries(more.filter(([, poisha]) => poisha !== 0))
}

let payments = 0

/** A payment of 2,000 taka, of which it says that it paid so much. */
async function paid(reportedPoisha: number | null): Promise<{ fileId: number; name: string }> {
  payments += 1
  const actor: Actor = { id: traders.admin.id, role: 'Admin', vendor: null }
  const sums = { collectedPoisha: 200_000, chargePoisha: 0, netPoisha: 200_000 }
  const rows = [{ line: 1, number: `S${payments}`, invoice: '', kind: 'paid' as const, ...sums }]
  const name = String(payments)
  const { id } = await loadReported(shop.db, actor, { company: 'steadfast', name, source: 'api', rows, reportedPoisha })
  for (let time = 1; time <= 2; time += 1) await postFile(shop.db, id, new AbortController().signal)
  return { fileId: id, name }
}
const ROWS = { bank: 200_000, 'suspense steadfast': -200_000 }

const decide = (id: number, decision: 'charge' | 'dispute' | 'loss') =>
  shop.call(
    'PUT /api/settlements/:id/difference',
    { params: { id: String(id) }, body: { decision, reason: 'Told by phone' } },
    token,
  )
const openFiles = async () => (await shop.call('GET /api/settlements', { query: { open: '1' } }, token)).body
const openRows = async () =>
  (await shop.call('GET /api/settlements/standing', {}, token)).body.couriers.find(
    ({ company }: { company: string }) => company === 'steadfast',
  ).openRows

test('a payment that is its rows’ sum, or that says none, posts no more than its rows', async () => {
  await paid(200_000)
  await paid(null)
  expect(await posted()).toEqual({ bank: 400_000, 'suspense steadfast': -400_000 })
})

test('what Steadfast keeps as it agreed is a charge at once, and the bank has what came', async () => {
  const { fileId } = await paid(198_000)
  expect(await posted()).toEqual({ ...ROWS, bank: 198_000, courier_charges: 2_000 })
  expect(await openFiles()).not.toContainEqual(expect.objectContaining({ id: fileId }))
})

test('a taka is no dispute', async () => {
  await paid(200_100)
  expect(await posted()).toEqual({ ...ROWS, bank: 200_100, losses: -100 })
})

test.each([
  ['charge', { courier_charges: 5_000 }],
  ['loss', { losses: 5_000 }],
] as const)(
  'what it keeps beyond that stands in suspense until an admin says that it is a %s',
  async (decision, has) => {
    const open = await openRows()
    const { fileId } = await paid(195_000)
    expect(await posted()).toEqual({ bank: 195_000, 'suspense steadfast': -195_000 })
    expect(await openRows()).toBe(open + 2)
    expect(await openFiles()).toContainEqual(
      expect.objectContaining({ id: fileId, difference: expect.objectContaining({ amount: -50, suspense: 50 }) }),
    )
    expect((await decide(fileId, decision)).body).toMatchObject({
      difference: { amount: -50, suspense: 0, decision, reason: 'Told by phone' },
    })
    expect(await posted()).toEqual({ ...ROWS, bank: 195_000, ...has })
    expect(await openRows()).toBe(open + 1)
    expect((await decide(fileId, decision)).body.code).toBe('settlement_not_open')
    expect((await decide(999_999, decision)).body.code).toBe('settlement_not_found')
  },
)

test('a dispute stays in suspense, and stands on the sheet of disputes', async () => {
  const { fileId, name } = await paid(150_000)
  expect((await decide(fileId, 'dispute')).body).toMatchObject({ difference: { suspense: 500, decision: 'dispute' } })
  expect(await posted()).toEqual({ bank: 150_000, 'suspense steadfast': -150_000 })
  const { body } = await shop.call(
    'GET /api/settlements/disputes/:company',
    { params: { company: 'steadfast' } },
    token,
  )
  expect(body).toContain(`Payment ${name},,Payment differs from its rows,2000.00,,,1500.00,`)
})

test('is taken back with its file', async () => {
  const { fileId } = await paid(195_000)
  await decide(fileId, 'loss')
  await takeBack(shop, token, fileId)
  await eventually(async () => expect(await posted()).toEqual({}))
})
