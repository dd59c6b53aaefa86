import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { writeConsignment } from '../consignments/consignments.queries.ts'
import { balancesOf } from '../ledger/testing/books.ts'
import { correctParcel } from '../testing/parcels.ts'
import { type Carried, csvOf, decide, givenCarried, rowsShown, settle } from '../testing/settlements.ts'
import type { TestShop } from '../testing/shop.ts'
import type { Traders } from '../testing/traders.ts'
import { closeSettled, openWithPathao } from './testing/open-with-pathao.ts'

let shop: TestShop
let traders: Traders
let accountId: number
beforeAll(async () => {
  ;({ shop, traders, accountId } = await openWithPathao())
})
afterAll(() => closeSettled(shop))

/** A parcel of 1,450 taka and 60 for its delivery, for which Pathao quoted 80, and says 120 since. */
let parcel: Carried
beforeEach(async () => {
  parcel = await givenCarried(shop, traders, { company: 'pathao', accountId })
  const { id } = await shop.db
    .selectFrom('consignments')
    .select('id')
    .where('parcel_id', '=', parcel.parcelId)
    .executeTakeFirstOrThrow()
  for (const chargePoisha of [8_000, 12_000]) await writeConsignment(shop.db, id, { chargePoisha })
  await correct('delivered')
})

const token = () => traders.admin.token
const correct = async (stage: 'delivered' | 'refused') =>
  expect((await correctParcel(shop, token(), parcel.parcelId, { stage, reason: 'Told by phone' })).status).toBe(200)
const row = (charge: number, collected = 1510, status = 'Delivered') => [
  ...[parcel.number, parcel.invoice, status, String(collected), String(charge), String(collected - charge)],
]
const settled = async (...cells: string[]) => (await settle(shop, token(), { file: csvOf([cells]) }))[2]
async function set(settings: Record<string, number>): Promise<void> {
  const overrides = JSON.stringify(settings)
  await sql`update settings set overrides = overrides || ${overrides}::jsonb`.execute(shop.db)
}

test('a charge far beyond what was quoted is asked about, though the parcel is paid and its store has all of it', async () => {
  const name = `vendor_payable ${traders.baker.id}`
  const before = (await balancesOf(shop.db))[name] ?? 0
  expect(await settled(...row(2500))).toBe('overcharged')
  expect((await balancesOf(shop.db))[name]).toBe(before - 145_000)
  const [open] = (await rowsShown(shop, token(), { open: '1', verdict: 'overcharged' })).body
  expect(open).toMatchObject({ charge: 2500, quoted: 80, suspense: 0, isOpen: true })
  const call = { params: { company: 'pathao' } } as const
  const { body: sheet } = await shop.call('GET /api/settlements/disputes/:company', call, token())
  expect(sheet).toContain(
    `${parcel.number},${parcel.invoice},Charged more than quoted,1510.00,1510.00,2500.00,-990.00,,80.00`,
  )
  // Borne by the shop, nobody is asked any more.
  expect((await decide(shop, token(), open.id, 'accepted')).body).toMatchObject({ isOpen: false, decision: 'accepted' })
  expect((await rowsShown(shop, token(), { open: '1', verdict: 'overcharged' })).body).toEqual([])
})

test.each([
  ['as quoted', 80, {}, 'paid'],
  ['by no more than the tolerance above it', 110, {}, 'paid'],
  ['by more', 110.01, {}, 'overcharged'],
  ['by more than a tolerance that is none', 80.01, { chargeTolerance: 0 }, 'overcharged'],
  ['with the 1 % of cash that was agreed', 95.1, { chargeTolerance: 0, pathaoKeepsPercent: 1 }, 'paid'],
])('a charge %s', async (_, charge, settings, verdict) => {
  await set(settings)
  try {
    expect(await settled(...row(charge))).toBe(verdict)
  } finally {
    await set({ chargeTolerance: 30, pathaoKeepsPercent: 0 })
  }
})

test.each([
  ['of what nobody asks for', 1509, {}, 'paid'],
  ['of more', 1508.99, {}, 'short'],
  ['of a poisha, where admins want all of it asked for', 1509.99, { smallDifference: 0 }, 'short'],
  ['of five taka, where they let those go', 1505, { smallDifference: 5 }, 'paid'],
])('a difference %s', async (_, collected, settings, verdict) => {
  const before = await balancesOf(shop.db)
  await set(settings)
  try {
    expect(await settled(...row(0, collected))).toBe(verdict)
  } finally {
    await set({ smallDifference: 1 })
  }
  const more = (await balancesOf(shop.db)).losses ?? 0
  const borne = Math.round((1510 - collected) * 100)
  expect(more - (before.losses ?? 0)).toBe(verdict === 'paid' ? borne : 0)
})

test('a return is held to the quote, too, and what nobody quoted is believed', async () => {
  await correct('refused')
  expect(await settled(...row(500, 0, 'Returned'))).toBe('overcharged')
  const other = await givenCarried(shop, traders, { company: 'pathao', accountId })
  const body = { stage: 'delivered', reason: 'Told by phone' } as const
  expect((await correctParcel(shop, token(), other.parcelId, body)).status).toBe(200)
  expect(await settled(other.number, other.invoice, 'Delivered', '1510', '500', '1010')).toBe('paid')
})
