import { afterAll, beforeAll, expect, test } from 'vitest'
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

const token = () => traders.admin.token

/** Of 1,510 taka that Pathao brought; its row, paid so much less. */
async function paidLess(taka: number): Promise<{ parcel: Carried; cells: string[] }> {
  const parcel = await givenCarried(shop, traders, { company: 'pathao', accountId })
  const body = { stage: 'delivered', reason: 'Told by phone' } as const
  expect((await correctParcel(shop, token(), parcel.parcelId, body)).status).toBe(200)
  const sum = String(1510 - taka)
  return { parcel, cells: [parcel.number, parcel.invoice, 'Delivered', sum, '0', sum] }
}

test('73 that are missing and 73 that nobody can explain are each shown with their age, and not as nothing', async () => {
  const [short, oneLess] = [await paidLess(73), await paidLess(1)]
  const stranger = ['DLNOBODY', '', 'Delivered', '73', '0', '73']
  await settle(shop, token(), { file: csvOf([short.cells, oneLess.cells, stranger]) })
  const standing = async () => (await shop.call('GET /api/settlements/standing', {}, token())).body
  const { couriers, matters } = await standing()
  expect(couriers[0]).toMatchObject({
    company: 'pathao',
    suspense: 0,
    missing: 73,
    unexplained: 73,
    oldestDays: 0,
    borne: 1,
  })
  expect(couriers[1]).toMatchObject({ company: 'steadfast', missing: 0, unexplained: 0, oldestDays: null, borne: 0 })
  expect(matters).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ parcelId: short.parcel.parcelId, amount: 73, days: 0, company: 'pathao' }),
      expect.objectContaining({ parcelId: null, amount: -73, days: 0 }),
    ]),
  )
  const [row] = (await rowsShown(shop, token(), { open: '1', verdict: 'short' })).body
  await decide(shop, token(), row.id, 'accepted')
  expect((await standing()).couriers[0]).toMatchObject({ missing: 0, unexplained: 73, borne: 74 })
})

test('of more than a hundred matters the oldest hundred are shown, and how many there are in all', async () => {
  const standing = async () => (await shop.call('GET /api/settlements/standing', {}, token())).body
  const { matterCount } = await standing()
  const strangers = Array.from({ length: 101 }, (_, at) => [`DLMANY${at}`, '', 'Delivered', '73', '0', '73'])
  await settle(shop, token(), { file: csvOf(strangers) })
  const { matters, matterCount: now } = await standing()
  expect(matters).toHaveLength(100)
  expect(now).toBe(matterCount + 101)
})
