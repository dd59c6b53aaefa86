import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { MAX_OPEN_ORDERS } from '../config/variables.ts'
import { moveOrder, type OrderBody, order, orderBody, orderInVain, stockOf } from '../testing/orders.ts'
import { type Answer, openTestShop, problem, type TestShop } from '../testing/shop.ts'
import { smsSettingsFor } from '../testing/sms.ts'

let shop: TestShop
let admin: { token: string }
let token: string
beforeAll(async () => {
  const sms = smsSettingsFor({ kind: 'ssl-wireless', url: 'http://127.0.0.1:9' })
  shop = await openTestShop({ maxOpenOrders: MAX_OPEN_ORDERS, sms })
  admin = await shop.given.account('Admin')
})
afterAll(() => shop.close())
beforeEach(async () => {
  token = (await shop.given.account()).token
})

let homes = 0
/** A phone and an address that nobody has ordered to. */
function somewhere(): Pick<OrderBody, 'phone' | 'shippingAddress' | 'shippingCity'> {
  homes += 1
  return { phone: `0171${String(homes).padStart(7, '0')}`, shippingAddress: `House ${homes}`, shippingCity: 'Dhaka' }
}

const cheap = (stock: number | null = null) => shop.given.product({ pricePoisha: 1_000, stock: { M: stock } })
const body = (productId: number, quantity: number, to: Partial<OrderBody> = somewhere(), price = 10) =>
  orderBody([{ productId, quantity, price }], to)

function expectProofNeeded(answer: Answer): void {
  expect(answer).toMatchObject({ status: 409, body: problem('phone_proof_needed') })
  expect(answer.body.message).toContain('Confirm your phone with a code')
}

async function piecesOrdered(productId: number): Promise<number> {
  const lines = await shop.db.selectFrom('order_lines').select('quantity').where('product_id', '=', productId).execute()
  return lines.reduce((sum, { quantity }) => sum + quantity, 0)
}

describe('an account that has received nothing and proven no phone', () => {
  test('cannot take all stock of the shop: its order is refused whole, and the words say what to do', async () => {
    const ids = await Promise.all([1, 2, 3].map(() => cheap(99)))
    const all = orderBody(
      ids.map((productId) => ({ productId, quantity: 99, price: 10 })),
      somewhere(),
    )
    expectProofNeeded(await orderInVain(shop, token, all))
  })

  test('has 30 pieces on order and no more, in one order or in several', async () => {
    const productId = await cheap()
    expectProofNeeded(await orderInVain(shop, token, body(productId, 31)))
    expect((await order(shop, token, body(productId, 20))).status).toBe(201)
    expectProofNeeded(await orderInVain(shop, token, body(productId, 11)))
    expect((await order(shop, token, body(productId, 10))).status).toBe(201)
    expectProofNeeded(await orderInVain(shop, token, body(productId, 1)))
  })

  test('has pieces of ৳30,000 on order and no more', async () => {
    const productId = await shop.given.product({ pricePoisha: 1_000_000, stock: { M: null } })
    expectProofNeeded(await orderInVain(shop, token, body(productId, 4, somewhere(), 10_000)))
    expect((await order(shop, token, body(productId, 3, somewhere(), 10_000))).status).toBe(201)
    expectProofNeeded(await orderInVain(shop, token, body(await cheap(), 1)))
  })

  test('has of one size a third of what is left on order, however often it orders', async () => {
    const productId = await cheap(30)
    expectProofNeeded(await orderInVain(shop, token, body(productId, 11)))
    expect((await order(shop, token, body(productId, 6))).status).toBe(201)
    expectProofNeeded(await orderInVain(shop, token, body(productId, 5)))
    expect((await order(shop, token, body(productId, 4))).status).toBe(201)
    expectProofNeeded(await orderInVain(shop, token, body(productId, 1)))
    expect(await stockOf(shop, productId)).toBe(20)
  })

  test('has five of a size, where there are so many, though they are more than a third', async () => {
    const productId = await cheap(9)
    expectProofNeeded(await orderInVain(shop, token, body(productId, 6)))
    expect((await order(shop, token, body(productId, 5))).status).toBe(201)
  })

  test('has room again once an order is cancelled', async () => {
    const productId = await cheap()
    const { id } = (await order(shop, token, body(productId, 30))).body
    await moveOrder(shop, token, id, 'Cancelled')
    expect((await order(shop, token, body(productId, 30))).status).toBe(201)
  })

  test('gets no further by ordering 32 times at once', async () => {
    const productId = await cheap()
    const answers = await Promise.all(Array.from({ length: 32 }, () => order(shop, token, body(productId, 7))))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(4)
    expect(await piecesOrdered(productId)).toBe(28)
  })
})

describe('many such accounts', () => {
  const accounts = (count: number) => Promise.all(Array.from({ length: count }, () => shop.given.account()))

  test('have no more for one phone, wherever it goes and however it is typed', async () => {
    const [productId, [one, other]] = [await cheap(), await accounts(2)]
    const to = (phone: string) => ({ ...somewhere(), phone })
    await order(shop, one?.token ?? '', body(productId, 30, to('01812345678')))
    expectProofNeeded(await orderInVain(shop, other?.token ?? '', body(productId, 1, to('+880 1812-345678'))))
    expect((await order(shop, other?.token ?? '', body(productId, 1))).status).toBe(201)
  })

  test('have no more at one address, whatever the phone and however it is typed', async () => {
    const [productId, [one, other]] = [await cheap(), await accounts(2)]
    const at = (shippingAddress: string, shippingCity = 'Sylhet') => ({ ...somewhere(), shippingAddress, shippingCity })
    await order(shop, one?.token ?? '', body(productId, 30, at('Flat 7-B, 12 Jail Road')))
    for (const typed of ['flat 7b, 12, JAIL road.', 'Flat ৭-B — ১২ Jail Road', 'Ｆｌａｔ 7B 12 Jail Road'])
      expectProofNeeded(await orderInVain(shop, other?.token ?? '', body(productId, 1, at(typed))))
    for (const [street, city] of [['Flat 7-C, 12 Jail Road'], ['Flat 7-B, 12 Jail Road', 'Barishal']])
      expect((await order(shop, other?.token ?? '', body(productId, 1, at(street ?? '', city)))).status).toBe(201)
  })

  test('are told apart by addresses in Bangla letters', async () => {
    const [productId, [one, other]] = [await cheap(), await accounts(2)]
    const at = (shippingAddress: string) => ({ ...somewhere(), shippingAddress, shippingCity: 'ঢাকা' })
    await order(shop, one?.token ?? '', body(productId, 30, at('১২ মিরপুর রোড')))
    expectProofNeeded(await orderInVain(shop, other?.token ?? '', body(productId, 1, at('12, মিরপুর রোড'))))
    expect((await order(shop, other?.token ?? '', body(productId, 1, at('১২ গুলশান রোড')))).status).toBe(201)
  })

  test('get no further by ordering at once', async () => {
    const productId = await cheap()
    const [phone, place] = [somewhere(), somewhere()]
    const people = await accounts(24)
    const answers = await Promise.all(
      people.map((each, at) => {
        const to = at % 2 === 0 ? { ...somewhere(), phone: phone.phone } : { ...place, phone: somewhere().phone }
        return order(shop, each.token, body(productId, 7, to))
      }),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(8)
  })
})

test('who has proven a phone orders as much as there is', async () => {
  const { id, token } = await shop.given.account()
  await shop.db.updateTable('users').set({ phone: '01911111111' }).where('id', '=', id).execute()
  const productId = await cheap(99)
  expect((await order(shop, token, body(productId, 99))).status).toBe(201)
})

test('who has received a parcel orders as much as there is', async () => {
  const productId = await cheap()
  const { id } = (await order(shop, token, body(productId, 1))).body
  await moveOrder(shop, admin.token, id, 'Completed')
  expect((await order(shop, token, body(productId, 99))).status).toBe(201)
})

test('an admin, who orders for others, is not held to it', async () => {
  expect((await order(shop, admin.token, body(await cheap(), 99))).status).toBe(201)
})

test('a press that is sent again is still its order, though there is no room for another', async () => {
  const sent = body(await cheap(), 30)
  const first = await order(shop, token, sent, 'once')
  expect((await order(shop, token, sent, 'once')).body.id).toBe(first.body.id)
})

test('what admins set holds from then on', async () => {
  const change = (body: object) => shop.call('PUT /api/settings', { body }, admin.token)
  const productId = await cheap(8)
  await change({ newPieces: 2, newShareOfSize: 4, newLeastOfSize: 1, newTaka: 15 })
  expectProofNeeded(await order(shop, token, body(productId, 3)))
  await change({ newPieces: 3 })
  expectProofNeeded(await order(shop, token, body(productId, 3)))
  await change({ newTaka: 1_000 })
  expectProofNeeded(await order(shop, token, body(productId, 3)))
  expect((await order(shop, token, body(productId, 2))).status).toBe(201)
  await change({ newPieces: 30, newShareOfSize: 3, newLeastOfSize: 5, newTaka: 30_000 })
})
