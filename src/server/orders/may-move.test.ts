import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Order, OrderStatus } from '#contract/orders'
import { moveOrder, order, orderBody, readOrder } from '../testing/orders.ts'
import { openTestShop, problem, type TestShop } from '../testing/shop.ts'
import { givenTraders, type Traders } from '../testing/traders.ts'

let shop: TestShop
let customer: Traders['customer']
let admin: Traders['admin']
let baker: Traders['baker']
let weaver: Traders['weaver']
let apron: number
let shawl: number

beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

beforeEach(async () => {
  ;({ customer, admin, baker, weaver } = await givenTraders(shop))
  apron = await shop.given.product({ vendorId: baker.id })
  shawl = await shop.given.product({ vendorId: weaver.id })
})

/** Who buys one piece of each. */
async function boughtBy({ token }: { token: string }, ...productIds: number[]): Promise<number> {
  const { body } = await order(shop, token, orderBody(productIds.map((productId) => ({ productId }))))
  return body.id
}

async function read({ token }: { token: string }, id: number): Promise<Order> {
  return (await readOrder(shop, token, id)).body
}

function move({ token }: { token: string }, id: number, status: OrderStatus) {
  return moveOrder(shop, token, id, status)
}

/** Which stores’ parcels each open move is about. */
async function movesOf(person: { token: string }, id: number): Promise<Record<string, number[]>> {
  const { mayMove, parcels } = await read(person, id)
  const storeOf = (parcelId: number) => parcels.find((parcel) => parcel.id === parcelId)?.vendorId ?? 0
  return Object.fromEntries(mayMove.map(({ status, parcelIds }) => [status, parcelIds.map(storeOf)]))
}

test('an order tells its reader what may be done with it: all to an admin, the own parcel to a store, cancelling to its customer', async () => {
  const id = await boughtBy(customer, apron, shawl)
  const all = [baker.id, weaver.id]
  expect(await movesOf(admin, id)).toEqual({ Completed: all, Cancelled: all })
  expect(await movesOf(baker, id)).toEqual({ Completed: [baker.id], Cancelled: [baker.id] })
  expect(await movesOf(customer, id)).toEqual({ Cancelled: all })
})

test('what has been moved is open to nobody, the rest to those it was', async () => {
  const id = await boughtBy(customer, apron, shawl)
  await move(baker, id, 'Completed')
  expect(await movesOf(admin, id)).toEqual({ Completed: [weaver.id], Cancelled: [weaver.id] })
  expect(await movesOf(baker, id)).toEqual({})
  expect(await movesOf(customer, id)).toEqual({})
})

test('a vendor who buys in the own store may complete the own parcel, and cancel the order as its customer', async () => {
  const id = await boughtBy(baker, apron, shawl)
  expect(await movesOf(baker, id)).toEqual({ Completed: [baker.id], Cancelled: [baker.id, weaver.id] })
  expect((await move(baker, id, 'Completed')).body.parcels.map(({ status }: { status: string }) => status)).toEqual([
    'Completed',
    'Pending',
  ])
  expect(await movesOf(baker, id)).toEqual({})
})

test('a vendor who buys in the own store may still cancel the own parcel once another store has sent its', async () => {
  const id = await boughtBy(baker, apron, shawl)
  await move(weaver, id, 'Completed')
  expect(await movesOf(baker, id)).toEqual({ Completed: [baker.id], Cancelled: [baker.id] })
})

test.each(['Pending', 'Rejected'] as const)(
  'a store that is %s is offered no move, and is refused one',
  async (status) => {
    const id = await boughtBy(customer, apron)
    await shop.db.updateTable('vendors').set({ status }).where('id', '=', baker.id).execute()
    expect(await movesOf(baker, id)).toEqual({})
    const refused = problem(status === 'Pending' ? 'vendor_pending' : 'vendor_rejected')
    expect((await move(baker, id, 'Completed')).body).toMatchObject(refused)
  },
)

test('who packs a parcel is told so: its store and admins, and nobody for having bought it', async () => {
  const packed = async (person: { token: string }, id: number) =>
    (await read(person, id)).parcels.map(({ vendorId, isPacker }) => [vendorId, isPacker])
  const id = await boughtBy(customer, apron, shawl)
  await move(baker, id, 'Completed')
  const all = (isPacker: boolean) => [baker.id, weaver.id].map((vendorId) => [vendorId, isPacker])
  expect(await packed(admin, id)).toEqual(all(true))
  expect(await packed(customer, id)).toEqual(all(false))
  expect(await packed(baker, id)).toEqual([[baker.id, true]])
  const own = await boughtBy(baker, apron, shawl)
  expect(await packed(baker, own)).toEqual([
    [baker.id, true],
    [weaver.id, false],
  ])
})

test('a move says whether it is of all that is open: never to a store, which knows its own parcel alone', async () => {
  const isWhole = async (person: { token: string }, id: number) =>
    (await read(person, id)).mayMove.map((each) => [each.status, each.isWhole])
  const both = await boughtBy(customer, apron, shawl)
  expect(await isWhole(admin, both)).toEqual([
    ['Completed', true],
    ['Cancelled', true],
  ])
  expect(await isWhole(customer, both)).toEqual([['Cancelled', true]])
  expect(await isWhole(baker, both)).toEqual([
    ['Completed', false],
    ['Cancelled', false],
  ])
  const mixed = await boughtBy(baker, apron, shawl)
  expect(await isWhole(baker, mixed)).toEqual([
    ['Completed', false],
    ['Cancelled', true],
  ])
})
