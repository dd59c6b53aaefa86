import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { payOut } from '../testing/by-hand.ts'
import { givenAccount } from '../testing/given-documents.ts'
import { givenClosed } from '../testing/given-payouts.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { givenOwed, givenSettledDaysAgo } from './testing/store-books.ts'

let shop: TestShop
let admins: [string, string]
beforeAll(async () => {
  shop = await openTestShop()
  admins = [(await shop.given.account('Admin')).token, (await shop.given.account('Admin')).token]
})
afterAll(() => shop.close())

let store: { id: number; token: string }
beforeEach(async () => {
  store = await shop.given.vendor()
  await givenAccount(shop, store.id)
})

const cameDaysAgo = (days: number, poisha: number) => givenSettledDaysAgo(shop.db, store.id, days, poisha)
const late = async () => {
  const { status, body } = await shop.call('GET /api/payouts/late', {}, admins[0])
  expect([status, body.days]).toEqual([200, 10])
  return body.parcels.filter(({ vendorId }: { vendorId: number }) => vendorId === store.id)
}

test('what a store is not paid ten days after its cash is late, the longest first, each parcel with its days', async () => {
  const [oldest, old] = [await cameDaysAgo(12, 50_000), await cameDaysAgo(10, 20_000)]
  await cameDaysAgo(9, 30_000)
  expect(await late()).toMatchObject([
    { parcelId: oldest, amount: 500, days: 12 },
    { parcelId: old, amount: 200, days: 10 },
  ])
})

test('what was paid, and what is set off, was of the oldest; once all of it is paid, nothing is late', async () => {
  await cameDaysAgo(20, 50_000)
  await payOut(shop, admins, await givenClosed(shop, store.id), `EFT ${store.id}`)
  const next = await cameDaysAgo(11, 20_000)
  expect(await late()).toMatchObject([{ parcelId: next, amount: 200 }])
  await givenOwed(shop.db, store.id, 5_000)
  expect(await late()).toMatchObject([{ parcelId: next, amount: 150 }])
  await givenOwed(shop.db, store.id, 15_000)
  expect(await late()).toEqual([])
})

test('is for admins alone', async () => {
  expect((await shop.call('GET /api/payouts/late', {}, store.token)).body.code).toBe('not_allowed')
})
