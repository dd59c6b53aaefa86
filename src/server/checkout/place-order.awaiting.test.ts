import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MAX_OPEN_ORDERS } from '../config/variables.ts'
import { moveOrder, type OrderBody, order, orderBody, readOrder, stockOf } from '../testing/orders.ts'
import { bringParcel } from '../testing/parcels.ts'
import { openTestShop, problem, type TestShop } from '../testing/shop.ts'
import { givenTraders, type Traders } from '../testing/traders.ts'

let shop: TestShop
let traders: Traders
beforeAll(async () => {
  shop = await openTestShop({ maxOpenOrders: MAX_OPEN_ORDERS })
  traders = await givenTraders(shop)
})
afterAll(() => shop.close())

let homes = 0
function somewhere(): Partial<OrderBody> {
  homes += 1
  return { phone: `0181${String(homes).padStart(7, '0')}`, shippingAddress: `House ${homes}`, shippingCity: 'Dhaka' }
}

const goods = (stock: number) => shop.given.product({ vendorId: traders.baker.id, stock: { M: stock } })

/** Of a new account, in a shop that can send no code; more than a third of what is left. */
async function placed(productId: number, quantity: number) {
  const { token } = await shop.given.account()
  const answer = await order(shop, token, orderBody([{ productId, quantity }], somewhere()))
  expect(answer.status).toBe(201)
  return { token, orderId: Number(answer.body.id), parcel: answer.body.parcels[0] }
}

const confirm = (parcelId: number, token = traders.baker.token) =>
  bringParcel(shop, token, parcelId, { stage: 'confirmed' })

describe('where nobody can prove a phone, an order that is more than a new account may hold', () => {
  test('is taken, holds nothing, and says so to its shopper and to its store', async () => {
    const productId = await goods(12)
    const { token, orderId, parcel } = await placed(productId, 12)
    expect(parcel).toMatchObject({ stage: 'placed', awaitsConfirmation: true })
    expect(await stockOf(shop, productId)).toBe(12)
    expect((await readOrder(shop, token, orderId)).body.parcels).toMatchObject([{ awaitsConfirmation: true }])
    const list = await shop.call('GET /api/parcels', { query: { list: 'to_confirm' } }, traders.baker.token)
    expect(list.body).toContainEqual(expect.objectContaining({ id: parcel.id, awaitsConfirmation: true }))
  })

  test('is no more than usual where it is within the bounds', async () => {
    const productId = await goods(12)
    expect((await placed(productId, 5)).parcel).toMatchObject({ awaitsConfirmation: false })
    expect(await stockOf(shop, productId)).toBe(7)
  })

  test('leaves the pieces to others until then', async () => {
    const productId = await goods(12)
    await placed(productId, 12)
    expect((await placed(productId, 4)).parcel).toMatchObject({ awaitsConfirmation: false })
    expect(await stockOf(shop, productId)).toBe(8)
  })

  test('takes its pieces when its store confirms it, and gives them back when it is cancelled', async () => {
    const productId = await goods(12)
    const { token, orderId, parcel } = await placed(productId, 12)
    expect((await confirm(parcel.id)).status).toBe(200)
    expect(await stockOf(shop, productId)).toBe(0)
    expect((await readOrder(shop, token, orderId)).body.parcels).toMatchObject([
      { stage: 'confirmed', awaitsConfirmation: false },
    ])
    await moveOrder(shop, traders.baker.token, orderId, 'Cancelled')
    expect(await stockOf(shop, productId)).toBe(12)
  })

  test('is confirmed by an admin as well', async () => {
    const productId = await goods(12)
    const { parcel } = await placed(productId, 12)
    expect((await confirm(parcel.id, traders.admin.token)).status).toBe(200)
    expect(await stockOf(shop, productId)).toBe(0)
  })

  test('is not confirmed where others were faster: the store is told how many are left, and nothing changes', async () => {
    const productId = await goods(12)
    const { parcel } = await placed(productId, 12)
    await placed(productId, 4)
    const refused = await confirm(parcel.id)
    expect(refused).toMatchObject({ status: 409, body: problem('out_of_stock') })
    expect(refused.body.message).toContain('8')
    expect(await stockOf(shop, productId)).toBe(8)
    expect((await bringParcel(shop, traders.baker.token, parcel.id, { stage: 'cancelled' })).status).toBe(200)
    expect(await stockOf(shop, productId)).toBe(8)
  })

  test.each([['packed'], ['handed_over'], ['delivered'], ['refused']] as const)(
    'takes its pieces where it is said to be %s at once',
    async (stage) => {
      const productId = await goods(12)
      const { parcel } = await placed(productId, 12)
      expect((await bringParcel(shop, traders.baker.token, parcel.id, { stage })).status).toBe(200)
      expect(await stockOf(shop, productId)).toBe(0)
    },
  )

  test('takes them as well by the status of the specification', async () => {
    const productId = await goods(12)
    const { orderId } = await placed(productId, 12)
    expect((await moveOrder(shop, traders.baker.token, orderId, 'Completed')).status).toBe(200)
    expect(await stockOf(shop, productId)).toBe(0)
  })

  test('gives nothing back where it is cancelled before', async () => {
    const productId = await goods(12)
    const { token, orderId } = await placed(productId, 12)
    expect((await moveOrder(shop, token, orderId, 'Cancelled')).status).toBe(200)
    expect(await stockOf(shop, productId)).toBe(12)
  })

  test('takes them once, however many confirm it at once', async () => {
    const productId = await goods(30)
    const { parcel } = await placed(productId, 12)
    const answers = await Promise.all([1, 2, 3, 4].map(() => confirm(parcel.id)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await stockOf(shop, productId)).toBe(18)
  })

  test('holds nothing that counts against the next one of its account', async () => {
    const productId = await goods(12)
    const { token } = await placed(productId, 12)
    const next = await order(shop, token, orderBody([{ productId, quantity: 4 }], somewhere()))
    expect(next.body.parcels).toMatchObject([{ awaitsConfirmation: false }])
  })
})
