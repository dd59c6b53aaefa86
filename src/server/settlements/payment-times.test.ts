import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Company } from '#contract/values/couriers'
import { post } from '../ledger/post.queries.ts'
import { transact } from '../platform/database/db.ts'
import { behind } from '../testing/behind.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { computePaymentTimes, paymentTimes } from './payment-times.queries.ts'

let shop: TestShop
let ownerId: number
beforeAll(async () => {
  shop = await openTestShop()
  ownerId = (await shop.given.vendor()).ownerId
})
afterAll(() => shop.close())

const NOON_MS = Math.floor(Date.now() / 86_400_000) * 86_400_000 + 6 * 3_600_000
const daysAgo = (days: number) => new Date(NOON_MS - days * 86_400_000)
const times = (count: number, days: number): number[] => Array.from({ length: count }, () => days)
let parcels = 0

/** Cash, or what came back, that a file said so many days after each delivery; the file was loaded so many days ago. */
async function paid(company: Company, took: number[], { ago = 1, kind = 'paid' as 'paid' | 'returned' } = {}) {
  const sums = { collected_poisha: 0, charge_poisha: 0, net_poisha: 0 }
  const { id } = await shop.db
    .insertInto('settlement_files')
    .values({
      ...{
        company,
        name: 'A file',
        source: 'file',
        digest: randomBytes(32),
        content: '[]',
        row_count: took.length,
        ...sums,
      },
      loaded_at: daysAgo(ago),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const rows = took.map((days, at) => ({ days, line: at + 2, parcelId: ++parcels }))
  await transact(shop.db, (tx) =>
    post(
      tx,
      rows.map(({ parcelId, days }) => ({
        ...{
          kind: 'delivered',
          source: String(parcelId),
          subject: `parcel:${parcelId}`,
          happenedAt: daysAgo(ago + days),
        },
        legs: [
          { account: 'courier_owes', owner: company, poisha: 100 },
          { account: 'shipping_income', poisha: -100 },
        ],
      })),
    ),
  )
  await shop.db
    .insertInto('settlement_rows')
    .values(
      rows.map(({ line, parcelId }) => ({
        ...{ file_id: id, company, line, number: '', invoice: '', kind, ...sums, verdict: kind, is_first: true },
        ...{ event: `${company}:${parcelId}`, subject: `parcel:${parcelId}` },
      })),
    )
    .execute()
}

async function known() {
  await computePaymentTimes(shop.db)
  return await paymentTimes(await behind(shop, ownerId))
}

test('a courier’s usual days are known from 30 parcels of the last 60 days on, to each store', async () => {
  await paid('pathao', times(29, 3))
  await paid('pathao', times(5, 3), { ago: 61 })
  await paid('pathao', times(5, 3), { kind: 'returned' })
  // Of which enough was known once.
  const once = { company: 'pathao' as const, fewest_days: 2, most_days: 9, parcels: 40 }
  await shop.db.insertInto('settling_times').values(once).execute()
  expect(await known()).toEqual([])
  await paid('pathao', [3])
  expect(await known()).toEqual([{ company: 'pathao', fewestDays: 3, mostDays: 3 }])
})

test('the quickest and the slowest tenth of each company are left out, and one day is the least', async () => {
  await paid('redx', [0.2, 0.2, 0.2, ...times(25, 4), 30, 31])
  await paid('steadfast', times(30, 0.2))
  expect(
    (await known()).filter(({ company }) => company !== 'pathao').toSorted((a, b) => (a.company < b.company ? -1 : 1)),
  ).toEqual([
    { company: 'redx', fewestDays: 1, mostDays: 4 },
    { company: 'steadfast', fewestDays: 1, mostDays: 1 },
  ])
})

test('two that reckon at once both come to the end, and say what one says', async () => {
  await paid('pathao', times(30, 3))
  await shop.db.deleteFrom('settling_times').execute()
  await Promise.all(Array.from({ length: 4 }, () => computePaymentTimes(shop.db)))
  const said = await paymentTimes(shop.db)
  await computePaymentTimes(shop.db)
  expect(await paymentTimes(shop.db)).toEqual(said)
})
