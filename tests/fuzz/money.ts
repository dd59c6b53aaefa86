import { givenRule } from '../../src/server/commission/testing/given-rule.ts'
import { givenDebt, givenStorePayment } from '../../src/server/testing/given-debts.ts'
import { givenEntry } from '../../src/server/testing/given-entries.ts'
import { givenCommissionInvoice } from '../../src/server/testing/given-invoices.ts'
import { givenPayout, givenStatement } from '../../src/server/testing/given-payouts.ts'
import { givenOpenRow, givenOtherSum } from '../../src/server/testing/given-settlements.ts'
import { bringSold, grantRefund, payRefund, type Sold } from '../../src/server/testing/refunds.ts'
import type { TestShop } from '../../src/server/testing/shop.ts'
import type { Likely } from './good.ts'
import { placedFor } from './placed.ts'

interface Owner {
  id: number
  /** Null: an admin or a shopper, who has none. */
  vendorId: number | null
}

/** Of the money of a store, or of any for an admin: likely values by the beginnings of the calls about it. */
export async function moneyOf(shop: TestShop, owner: Owner): Promise<[string, Likely][]> {
  return [
    ...(await payouts(shop, owner)),
    ...(await settlements(shop)),
    ...(await refunds(shop, owner)),
    ...(await byHand(shop, owner)),
  ]
}

async function payouts(shop: TestShop, { id, vendorId }: Owner): Promise<[string, Likely][]> {
  const { id: storeId } = vendorId === null ? await shop.given.vendor() : { id: vendorId }
  const payoutId = [String(await givenPayout(shop, storeId, id, 'approved'))]
  const statementId = await givenStatement(shop, (await shop.given.vendor()).id)
  const other = await shop.given.vendor()
  await givenDebt(shop, storeId)
  return [
    ['GET /api/statements/', { id: [String(await givenStatement(shop, storeId))] }],
    ['POST /api/payouts', { statementId: [statementId] }],
    ['GET /api/store-terms/', { id: [String(storeId)] }],
    ['PUT /api/store-terms/', { id: [String(storeId)], period: ['daily', 'monthly'], until: ['2999-12-31'] }],
    [
      'PUT /api/store-payments/',
      { id: [String(await givenStorePayment(shop, storeId, id))], reason: ['Another store’s'] },
    ],
    ['POST /api/store-terms/', { id: [String(storeId)], amount: [1, 12.5], way: ['bkash'], reference: ['BKX17'] }],
    [
      'GET /api/invoices',
      { id: [String((await givenCommissionInvoice(shop, storeId)).invoiceId)], month: ['2026-11'] },
    ],
    ['PUT /api/payouts/', { id: payoutId, reference: ['FT26330'], reason: ['No such account'] }],
    ['PUT /api/payouts/:id/approval', { id: [String(await givenPayout(shop, other.id, other.ownerId))] }],
  ]
}

async function settlements(shop: TestShop): Promise<[string, Likely][]> {
  const because = { reason: ['Told by phone'] }
  return [
    ['PUT /api/settlements/rows/', { id: [String((await givenOpenRow(shop)).id)], decision: ['ignored'], ...because }],
    [
      'PUT /api/settlements/:id/difference',
      { id: [String(await givenOtherSum(shop))], decision: ['charge'], ...because },
    ],
    ['PUT /api/settlements/:id/taken-back', { id: [String((await givenOpenRow(shop)).fileId)], ...because }],
  ]
}

/** One that is owed, one that is paid, and a parcel of two pieces that nobody has asked one for. */
async function refunds(shop: TestShop, { vendorId }: Owner): Promise<[string, Likely][]> {
  const { token: adminToken } = await shop.given.account('Admin')
  const { token } = await shop.given.account()
  const productId = await shop.given.product(vendorId === null ? {} : { vendorId })
  const sold = async (): Promise<Sold> => {
    const placed = await placedFor(shop, token, productId, 2)
    await bringSold(shop, placed, 'store')
    return placed
  }
  const granted = async (): Promise<number> => {
    const { parcelId, lines } = await sold()
    return (await grantRefund(shop, adminToken, parcelId, { lines })).body.id
  }
  const paid = await granted()
  await payRefund(shop, adminToken, paid)
  const { parcelId, lines } = await sold()
  const piece = { lineId: lines.map(({ lineId }) => lineId), quantity: [1] }
  const because = { reason: ['A seam was open'] }
  return [
    ['GET /api/parcels/:id/refundable', { id: [String(parcelId)] }],
    [
      'POST /api/parcels/:id/refunds',
      { id: [String(parcelId)], ...piece, ...because, amount: [1450], withShipping: [false] },
    ],
    [
      'PUT /api/refunds/:id/payment',
      { id: [String(await granted())], way: ['bkash'], reference: ['9AB7XY1'], from: ['shop'] },
    ],
    ['PUT /api/refunds/:id/failure', { id: [String(paid)], ...because }],
    ['PUT /api/refunds/:id/cancellation', { id: [String(await granted())], ...because }],
  ]
}

async function byHand(shop: TestShop, { id }: Owner): Promise<[string, Likely][]> {
  const { id: storeId, ownerId } = await shop.given.vendor()
  const entry = async () => [String(await givenEntry(shop, storeId, ownerId))]
  return [
    ['PUT /api/manual-entries/:id/approval', { id: await entry() }],
    ['PUT /api/manual-entries/:id/refusal', { id: await entry(), reason: ['Not agreed'] }],
    ['PUT /api/commission/rules/', { id: [String(await givenRule(shop, { name: `Rule ${id}`, vendorId: storeId }))] }],
  ]
}
