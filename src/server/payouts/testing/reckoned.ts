import { sql } from 'kysely'
import { expect } from 'vitest'
import { ORDER_INVARIANTS } from '../../assembly/order-invariants.queries.ts'
import { wrongBooks } from '../../ledger/testing/books.ts'
import { buy } from '../../testing/by-hand.ts'
import { givenAccount } from '../../testing/given-documents.ts'
import { givenShopBin } from '../../testing/given-invoices.ts'
import { bringParcel, correctParcel } from '../../testing/parcels.ts'
import { grantRefund, type Sold } from '../../testing/refunds.ts'
import { csvOf, givenCourierAccount, handToCompany, settle } from '../../testing/settlements.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'
import { givenTraders, type Traders } from '../../testing/traders.ts'

/** A shop with a BIN, two admins and an account with Pathao, whose sales are reckoned by hand before it is asked (docs/decisions/087). */
export interface Reckoned {
  shop: TestShop
  traders: Traders
  admins: [string, string]
  accountId: number
}

export interface ReckonedStore {
  id: number
  ownerId: number
  token: string
}

export async function openReckoned(): Promise<Reckoned> {
  const shop = await openTestShop({ maxOpenOrders: 0 })
  const traders = await givenTraders(shop)
  const admins: [string, string] = [traders.admin.token, (await shop.given.account('Admin')).token]
  const accountId = await givenCourierAccount(shop, 'pathao')
  await givenShopBin(shop)
  return { shop, traders, admins, accountId }
}

/** Books and orders tie, whatever was done. */
export async function closeReckoned({ shop }: Reckoned): Promise<void> {
  expect(await wrongBooks(shop.db)).toEqual([])
  for (const query of Object.values(ORDER_INVARIANTS)) expect((await sql.raw(query).execute(shop.db)).rows).toEqual([])
  await shop.close()
}

/** That can be paid. */
export async function givenStore({ shop }: Reckoned): Promise<ReckonedStore> {
  const store = await shop.given.vendor()
  await givenAccount(shop, store.id, { number: '0123456789' })
  return store
}

export async function bought(
  { shop, traders }: Reckoned,
  { id: vendorId }: ReckonedStore,
  taka: number,
  quantity = 1,
): Promise<Sold> {
  const [sold] = await buy(shop, traders.customer.token, [{ vendorId, taka, quantity }])
  if (!sold) throw new Error('The store has a parcel.')
  return sold
}

/** By the store’s own rider. */
export async function ownDelivery(of: Reckoned, store: ReckonedStore, taka: number, quantity = 1): Promise<Sold> {
  const sold = await bought(of, store, taka, quantity)
  expect((await bringParcel(of.shop, store.token, sold.parcelId, { stage: 'delivered' })).status).toBe(200)
  return sold
}

/** A courier of the shop has it; answers what it is to be settled by. */
export async function handToCourier({ shop, traders, accountId }: Reckoned, { token }: ReckonedStore, sold: Sold) {
  const handed = { token, askedBy: traders.customer.id, company: 'pathao', accountId } as const
  return await handToCompany(shop, sold.parcelId, handed)
}

/** As an admin says. */
export async function isDelivered({ shop, admins }: Reckoned, { parcelId }: Sold): Promise<void> {
  const body = { stage: 'delivered', reason: 'Told by phone' } as const
  expect((await correctParcel(shop, admins[0], parcelId, body)).status).toBe(200)
}

/** Carried by the courier, and its cash is here. */
export async function paidFor(of: Reckoned, store: ReckonedStore, taka: number): Promise<Sold> {
  const sold = await bought(of, store, taka)
  const { number, invoice } = await handToCourier(of, store, sold)
  await isDelivered(of, sold)
  const cash = String(taka + 60)
  const file = csvOf([[number, invoice, 'Delivered', cash, '0', cash]])
  expect(await settle(of.shop, of.admins[0], { file })).toEqual({ 2: 'paid' })
  return sold
}

/** A piece of each line. */
export async function refundPiece({ shop }: Reckoned, token: string, { parcelId, lines }: Sold) {
  return await grantRefund(shop, token, parcelId, { lines: lines.map(({ lineId }) => ({ lineId, quantity: 1 })) })
}
