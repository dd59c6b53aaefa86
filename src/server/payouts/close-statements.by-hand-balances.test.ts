import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { givenRule } from '../commission/testing/given-rule.ts'
import { balanceOf, payOut, readStatement, statementOf } from '../testing/by-hand.ts'
import { givenClosed } from '../testing/given-payouts.ts'
import { bringSold, grantRefund, payRefund, refundsGiveBack } from '../testing/refunds.ts'
import type { TestShop } from '../testing/shop.ts'
import type { Traders } from '../testing/traders.ts'
import {
  bought,
  closeReckoned,
  givenStore,
  handToCourier,
  isDelivered,
  openReckoned,
  ownDelivery,
  paidFor,
  type Reckoned,
  type ReckonedStore,
  refundPiece,
} from './testing/reckoned.ts'
import { givenSettled } from './testing/store-books.ts'

// What an accountant reckoned by hand before the shop was asked (docs/decisions/087). All in taka.

let reckoned: Reckoned
let shop: TestShop
let traders: Traders
let admins: [string, string]
beforeAll(async () => {
  reckoned = await openReckoned()
  ;({ shop, traders, admins } = reckoned)
})
afterAll(() => closeReckoned(reckoned))

let store: ReckonedStore
beforeEach(async () => {
  store = await givenStore(reckoned)
})
const tenth = () => givenRule(shop, { name: 'A tenth', vendorId: store.id })
const balance = () => balanceOf(shop, store.token)

test('7. Of 3 times 199.99 the store owes 61.51 less 0.97 of rounding; refunded piece by piece, the first with nothing given back, 260.53, 440.01 and 679.50', async () => {
  await givenRule(shop, { name: 'Crooked', vendorId: store.id, basisPoints: 725, fixedPoisha: 333 })
  const sold = await ownDelivery(reckoned, store, 199.99, 3)
  expect(await balance()).toMatchObject({ owed: 60.54 })
  await refundsGiveBack(shop, 'none')
  const first = await refundPiece(reckoned, store.token, sold)
  await refundsGiveBack(shop, 'whole')
  expect(await balance()).toMatchObject({ owed: 260.53 })
  await refundPiece(reckoned, admins[0], sold)
  expect(await balance()).toMatchObject({ owed: 440.01 })
  const rest = { lines: sold.lines.map(({ lineId }) => ({ lineId, quantity: 1 })), withShipping: true }
  expect((await grantRefund(shop, admins[0], sold.parcelId, rest)).status).toBe(201)
  expect(await balance()).toMatchObject({ owed: 679.5 })
  // What it pays out of its own till, it owes no more.
  const paid = await payRefund(shop, store.token, first.body.id, { way: 'cash', reference: 'R 1', from: 'store' })
  expect(paid.status).toBe(200)
  expect(await balance()).toMatchObject({ owed: 479.83 })
  const { lines, closing } = await statementOf(shop, store)
  const back = lines.filter(([kind]: [string]) => kind === 'commission_given_back')
  expect([back, closing]).toEqual([
    [
      ['commission_given_back', 20.51],
      ['commission_given_back', 20.5],
    ],
    -479.83,
  ])
})

test('12. Of a debt of 115, four payments of 60 at once are one, and 55 are left', async () => {
  await tenth()
  await ownDelivery(reckoned, store, 1000)
  const pay = (reference: string) => {
    const call = { params: { id: String(store.id) }, body: { amount: 60, way: 'cash', reference } as const }
    return shop.call('POST /api/store-terms/:id/payments', call, admins[0])
  }
  const answers = await Promise.all(['R1', 'R2', 'R3', 'R4'].map(pay))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(await balance()).toEqual({ pending: 0, payable: 0, owed: 55 })
  expect(await statementOf(shop, store)).toMatchObject({
    lines: [
      ['commission', -115],
      ['paid_by_store', 60],
    ],
    closing: -55,
  })
})

test('14. A store that is closed with 885 to be paid and a parcel on its way has 885 more in the end, and its owner reads both', async () => {
  await tenth()
  await paidFor(reckoned, store, 1000)
  const sold = await bought(reckoned, store, 1000)
  await handToCourier(reckoned, store, sold)
  const { id: statementId } = await statementOf(shop, store)
  const closed = await shop.call('DELETE /api/Vendors/:id', { params: { id: String(store.id) } }, admins[0])
  expect([closed.status, closed.body.message]).toEqual([200, 'The store is closed. The shop still owes it ৳885.'])
  await isDelivered(reckoned, sold)
  const owner = await shop.tokens.sign({ id: store.ownerId, role: 'User', epoch: 0 })
  expect((await shop.call('GET /api/former-stores', {}, owner)).body.stores).toMatchObject([
    { vendorId: store.id, balance: { payable: 885, pending: 885, owed: 0 }, statements: [{ number: 1, closing: 885 }] },
  ])
  const file = (token: string) =>
    shop.call('GET /api/former-stores/statements/:id/file', { params: { id: String(statementId) } }, token)
  expect((await file(owner)).body).toContain('885.00')
  expect((await file(traders.customer.token)).body.code).toBe('statement_not_found')
  expect((await shop.call('GET /api/former-stores', {}, traders.customer.token)).body.stores).toEqual([])
})

test('What a store that is to be closed is owed an admin can read before, and its next statement holds it', async () => {
  await tenth()
  await paidFor(reckoned, store, 1000)
  await bringSold(shop, await bought(reckoned, store, 1000), 'shop')
  const byId = { params: { id: String(store.id) } }
  const { body: terms } = await shop.call('GET /api/store-terms/:id', byId, admins[0])
  expect(terms).toMatchObject({ balance: 885, pending: 885 })
  const { body: closed } = await shop.call('DELETE /api/Vendors/:id', byId, admins[0])
  expect(closed.message).toBe('The store is closed. The shop still owes it ৳1,770.')
  expect(await readStatement(shop, admins[0], await givenClosed(shop, store.id))).toMatchObject({ closing: 885 })
})

test('17. A payout of 880.76 that was sent back is prepared by one of two at once, and paid once, by another reference', async () => {
  await givenSettled(shop.db, store.id, 88_076)
  const { id } = await statementOf(shop, store)
  const sent = await payOut(shop, admins, id, 'EFT 1')
  const reason = { params: { id: String(sent.id) }, body: { reason: 'No such account' } }
  expect((await shop.call('PUT /api/payouts/:id/failure', reason, admins[0])).status).toBe(200)
  expect(await balance()).toMatchObject({ payable: 880.76 })
  const prepare = () => shop.call('POST /api/payouts', { body: { statementId: id } }, admins[0])
  const made = (await Promise.all([prepare(), prepare()])).toSorted((one, other) => one.status - other.status)
  expect(made.map(({ status }) => status)).toEqual([201, 409])
  const byId = { params: { id: String(made[0]?.body.id) } }
  expect((await shop.call('PUT /api/payouts/:id/approval', byId, admins[1])).body).toMatchObject({ amount: 880.76 })
  const pay = (reference: string) =>
    shop.call('PUT /api/payouts/:id/payment', { ...byId, body: { reference } }, admins[0])
  expect((await pay('EFT 2')).body).toMatchObject({ state: 'paid', amount: 880.76 })
  expect(await balance()).toMatchObject({ payable: 0, owed: 0 })
  expect(await statementOf(shop, store)).toMatchObject({ opening: 880.76, closing: 0 })
})
