import { afterAll, beforeAll, expect, test } from 'vitest'
import { inDhaka } from '#contract/values/dhaka'
import { givenRule } from '../commission/testing/given-rule.ts'
import { post } from '../ledger/post.queries.ts'
import { transact } from '../platform/database/db.ts'
import { buy } from '../testing/by-hand.ts'
import { givenShopBin } from '../testing/given-invoices.ts'
import { givenClosed } from '../testing/given-payouts.ts'
import { bringParcel, correctParcel } from '../testing/parcels.ts'
import { bringSold, grantRefund, type Sold } from '../testing/refunds.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { givenTraders, type Traders } from '../testing/traders.ts'
import { invoiceCommission } from './invoice-commission.ts'
import { reconcileMonth } from './reconcile-month.ts'

let shop: TestShop
let traders: Traders
let store: Traders['baker']
beforeAll(async () => {
  shop = await openTestShop({ maxOpenOrders: 0 })
  traders = await givenTraders(shop)
  store = traders.baker
  await givenRule(shop, { name: 'A tenth', vendorId: store.id })
})
afterAll(() => shop.close())

const NOTHING = { commission: 0, vat: 0 }
const month = inDhaka(Date.now()).toISOString().slice(0, 7)
const read = async () => {
  const { status, body } = await shop.call(
    'GET /api/invoices/reconciliation',
    { query: { month } },
    traders.admin.token,
  )
  expect(status).toBe(200)
  return body
}

/** Of 1,000 taka, whose commission is 100 and 15. */
async function bought(): Promise<Sold> {
  const [sold] = await buy(shop, traders.customer.token, [{ vendorId: store.id, taka: 1000 }])
  if (!sold) throw new Error('The store has a parcel.')
  return sold
}
async function delivered(): Promise<Sold> {
  const sold = await bought()
  expect((await bringParcel(shop, store.token, sold.parcelId, { stage: 'delivered' })).status).toBe(200)
  return sold
}
const closed = async () => invoiceCommission(shop.db, await givenClosed(shop, store.id))

test('books and invoices of a month end in 0: what waits, what is invoiced, given back, corrected, and told without an invoice', async () => {
  const early = await delivered()
  await closed()
  const uninvoiced = { commission: 100, vat: 15 }
  expect(await read()).toMatchObject({ ledger: uninvoiced, uninvoiced, invoiced: NOTHING, difference: NOTHING })
  await givenShopBin(shop)
  const [sold, corrected] = [await delivered(), await delivered()]
  await bringSold(shop, await bought(), 'shop')
  await closed()
  expect(await read()).toEqual({
    month,
    ledger: { commission: 400, vat: 60 },
    invoiced: { commission: 200, vat: 30 },
    credited: NOTHING,
    waiting: { commission: 100, vat: 15 },
    uninvoiced,
    difference: NOTHING,
  })
  for (const { parcelId, lines } of [sold, early]) await grantRefund(shop, traders.admin.token, parcelId, { lines })
  const refused = { stage: 'refused', reason: 'Nobody was there' } as const
  expect((await correctParcel(shop, traders.admin.token, corrected.parcelId, refused)).status).toBe(200)
  await closed()
  expect(await read()).toEqual({
    month,
    ledger: { commission: 100, vat: 15 },
    invoiced: { commission: 200, vat: 30 },
    credited: { commission: -200, vat: -30 },
    waiting: { commission: 100, vat: 15 },
    uninvoiced: NOTHING,
    difference: NOTHING,
  })
})

test('what the ledger has and no statement can tell is a difference, and so is an invoice of what the books do not have', async () => {
  const vat = { account: 'vat_payable', poisha: -1_500 } as const
  const planted = {
    kind: 'planted',
    source: '1',
    subject: 'parcel:999999',
    legs: [vat, { account: 'losses', poisha: 1_500 }],
  }
  await transact(shop.db, (tx) => post(tx, [planted as Parameters<typeof post>[1][number]]))
  expect(await read()).toMatchObject({ difference: { commission: 0, vat: 15 }, waiting: { vat: 15 } })
  const sold = await delivered()
  await closed()
  // As if the commission had been taken back behind the statements’ back.
  const legs = [
    { account: 'commission', poisha: 10_000 },
    { account: 'losses', poisha: -10_000 },
  ]
  const gone = { kind: 'planted', source: '2', subject: `parcel:${sold.parcelId}`, legs }
  await transact(shop.db, (tx) => post(tx, [gone as Parameters<typeof post>[1][number]]))
  expect(await read()).toMatchObject({ difference: { commission: -100, vat: 15 } })
})

test('what is supplied in another month stands in that, whenever its statement is closed', async () => {
  const before = await reconcileMonth(shop.db, month)
  const sold = await bought()
  expect(await reconcileMonth(shop.db, '2024-01')).toMatchObject({ ledger: NOTHING })
  const legs = [
    { account: 'vendor_owes', owner: store.id, poisha: 11_500 },
    { account: 'commission', poisha: -10_000 },
    { account: 'vat_payable', poisha: -1_500 },
  ]
  const old = {
    kind: 'commission',
    source: 'old',
    subject: `parcel:${sold.parcelId}`,
    happenedAt: new Date('2024-01-31T17:59:59Z'),
    legs,
  }
  await transact(shop.db, (tx) => post(tx, [old as Parameters<typeof post>[1][number]]))
  await closed()
  expect(await reconcileMonth(shop.db, month)).toEqual(before)
  const invoiced = { commission: 100, vat: 15 }
  expect(await reconcileMonth(shop.db, '2024-01')).toMatchObject({ ledger: invoiced, invoiced, difference: NOTHING })
})

test('is for admins alone', async () => {
  const asked = await shop.call('GET /api/invoices/reconciliation', { query: { month } }, store.token)
  expect([asked.status, asked.body.code]).toEqual([403, 'not_allowed'])
})
