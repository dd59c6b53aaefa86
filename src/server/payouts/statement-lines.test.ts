import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { CollectsFor } from '#contract/values/stages'
import { givenRule } from '../commission/testing/given-rule.ts'
import type { Leg } from '../ledger/journal.ts'
import { post } from '../ledger/post.queries.ts'
import { bringParcels, holdOrder } from '../orders/bring-parcels.ts'
import { transact } from '../platform/database/db.ts'
import { givenClosed } from '../testing/given-payouts.ts'
import { order, orderBody } from '../testing/orders.ts'
import { correctParcel } from '../testing/parcels.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { givenTraders, type Traders } from '../testing/traders.ts'

let shop: TestShop
let traders: Traders
beforeAll(async () => {
  shop = await openTestShop()
  traders = await givenTraders(shop)
  await givenRule(shop, { name: 'A tenth', vendorId: traders.baker.id })
})
afterAll(() => shop.close())

/** Of the baker’s: three pieces of one product in two sizes, and one of another, for 5,800 taka. */
let parcelId: number
let orderId: number
beforeEach(async () => {
  const vendorId = traders.baker.id
  const [saree, kantha] = [
    await shop.given.product({ vendorId, name: 'Jamdani saree' }),
    await shop.given.product({ vendorId, name: 'Nakshi kantha' }),
  ]
  const items = [{ productId: saree, quantity: 2 }, { productId: saree, size: 'L' }, { productId: kantha }]
  const { body } = await order(shop, traders.customer.token, orderBody(items))
  orderId = body.id
  parcelId = body.parcels[0].id
})

async function delivered(collectsFor: CollectsFor): Promise<void> {
  const mover = { by: 'courier' as const, accountId: null }
  await transact(shop.db, async (tx) => {
    const held = await holdOrder(tx, orderId)
    const left = await bringParcels(tx, held, [parcelId], {
      stage: 'handed_over',
      courier: 'pathao',
      collectsFor,
      mover,
    })
    await bringParcels(tx, left, [parcelId], { stage: 'delivered', mover })
  })
}

let events = 0
const posted = (kind: string, legs: Leg[]) =>
  transact(shop.db, async (tx) => {
    events += 1
    await post(tx, [{ kind, source: `test ${events}`, subject: `parcel:${parcelId}`, legs }])
  })
/** Out of what waits into what is payable. */
const settled = (kind: string, poisha: number) =>
  posted(kind, [
    { account: 'vendor_pending', owner: traders.baker.id, poisha },
    { account: 'vendor_payable', owner: traders.baker.id, poisha: -poisha },
  ])

async function linesOf(token = traders.baker.token) {
  const id = String(await givenClosed(shop, traders.baker.id))
  const { body } = await shop.call('GET /api/statements/:id/lines', { params: { id }, query: {} }, token)
  const { body: file } = await shop.call('GET /api/statements/:id/file', { params: { id } }, token)
  return { lines: body, cells: file.split('\r\n').filter((line: string) => /^\d/.test(line)) }
}

const parcel = () => ({
  orderId,
  goods: [
    { name: 'Jamdani saree', quantity: 3 },
    { name: 'Nakshi kantha', quantity: 1 },
  ],
})

test('a sale says its order, what was in the parcel, and the commission that it is less by', async () => {
  await delivered('shop')
  await settled('settled', 513_300)
  const { lines, cells } = await linesOf()
  expect(lines).toMatchObject([{ kind: 'sale', parcel: parcel(), amount: 5133, vat: 0, commission: -667 }])
  expect(cells).toEqual([expect.stringMatching(new RegExp(`,Parcel ${parcelId},5133\\.00,.*,${orderId},-667\\.00,$`))])
})

test('a commission is all of its line, to an admin as well', async () => {
  await delivered('store')
  const { lines } = await linesOf(traders.admin.token)
  expect(lines).toMatchObject([{ kind: 'commission', parcel: parcel(), amount: -667, vat: -87, commission: -667 }])
})

test('a commission stands in one line, however often the cash comes and goes, and is that of its time', async () => {
  await delivered('shop')
  await settled('settled', 513_300)
  await settled('settled_taken_back', -513_300)
  await settled('settled_again', 513_300)
  const { lines } = await linesOf()
  expect(lines).toMatchObject([{ commission: -667 }, { commission: 0 }, { commission: 0 }])
  const corrected = { stage: 'refused' as const, reason: 'The rider was mistaken' }
  expect((await correctParcel(shop, traders.admin.token, parcelId, corrected)).status).toBe(200)
  await settled('settled_again', -513_300)
  const { lines: later } = await linesOf()
  expect(later).toMatchObject([{ kind: 'sale_taken_back', commission: 667 }])
})

test('what is about no parcel has none, and no commission', async () => {
  await transact(shop.db, (tx) =>
    post(tx, [
      {
        ...{ kind: 'payout', source: '1', subject: 'payout:1' },
        legs: [
          { account: 'vendor_payable', owner: traders.baker.id, poisha: 500 },
          { account: 'bank', poisha: -500 },
        ],
      },
    ]),
  )
  expect((await linesOf()).lines).toMatchObject([{ kind: 'payout', parcel: null, commission: 0 }])
})
