import { afterAll, beforeAll, expect, test } from 'vitest'
import { givenConsignment } from '../consignments/testing/given-consignment.ts'
import { type Couriers, givenAccount, openShopWithCouriers } from '../testing/couriers.ts'
import { order, orderBody } from '../testing/orders.ts'
import { bringParcel } from '../testing/parcels.ts'
import type { TestShop } from '../testing/shop.ts'
import { givenTraders, type Traders } from '../testing/traders.ts'

let shop: TestShop
let couriers: Couriers
let traders: Traders
let byRider: number
let byCompany: number
beforeAll(async () => {
  ;({ shop, couriers } = await openShopWithCouriers())
  traders = await givenTraders(shop)
  const { accountId } = await givenAccount(shop, traders.admin.token, couriers.pathao)
  byCompany = await givenConsignment(shop, { traders, accountId, company: 'pathao', number: 'DA261125Zx9' })
  const productId = await shop.given.product({ vendorId: traders.baker.id })
  const { body } = await order(shop, traders.customer.token, orderBody([{ productId }]))
  byRider = body.parcels[0].id
  await bringParcel(shop, traders.baker.token, byRider, { stage: 'handed_over', trackingNumber: 'Karim-17' })
  await bringParcel(shop, traders.baker.token, byRider, { stage: 'delivered' })
})
afterAll(() => shop.close())

async function found(who: { token: string }, search: string): Promise<number[]> {
  const { body } = await shop.call('GET /api/parcels', { query: { list: 'all', search } as never }, who.token)
  return body.map(({ id }: { id: number }) => id)
}

test('all parcels of a store stand in one list, whatever their stage, the newest first', async () => {
  expect(await found(traders.baker, '')).toEqual([byRider, byCompany])
  expect(await found(traders.weaver, '')).toEqual([])
})

test.each([
  ['the number of its company', 'DA261125Zx9', () => byCompany],
  ['the same, typed small', 'da261125zx9', () => byCompany],
  ['the number its rider was given', 'KARIM-17', () => byRider],
])('a parcel is found by %s', async (_, search, parcelId) => {
  expect(await found(traders.baker, search)).toEqual([parcelId()])
  expect(await found(traders.admin, search)).toEqual([parcelId()])
  expect(await found(traders.weaver, search)).toEqual([])
})

test('a parcel without a number of a company is found by its label', async () => {
  expect(await found(traders.baker, `H${byRider}`)).toEqual([byRider])
  expect(await found(traders.baker, `h${byRider}`)).toEqual([byRider])
  expect(await found(traders.weaver, `H${byRider}`)).toEqual([])
})

test('an admin finds the parcels of a store by its name, a store does not', async () => {
  const { body } = await shop.call('GET /api/Vendors/MyProfile', {}, traders.baker.token)
  expect(await found(traders.admin, body.storeName.slice(1).toUpperCase())).toEqual([byRider, byCompany])
  expect(await found(traders.baker, body.storeName)).toEqual([])
})

test('half a number finds nothing', async () => {
  expect(await found(traders.baker, 'DA2611')).toEqual([])
})
