import { afterAll, beforeAll, expect, test } from 'vitest'
import { givenDebt } from '../testing/given-debts.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'

let shop: TestShop
let token: string
beforeAll(async () => {
  shop = await openTestShop()
  token = (await shop.given.account('Admin')).token
})
afterAll(() => shop.close())

test('each payment of a store is found from the newest to the first, and taken back, however many came since', async () => {
  const [store, other] = [await shop.given.vendor(), await shop.given.vendor()]
  for (const { id } of [store, other]) await givenDebt(shop, id)
  const pay = async (id: number, reference: string) => {
    const body = { amount: 10, way: 'cash' as const, reference }
    const paid = await shop.call('POST /api/store-terms/:id/payments', { params: { id: String(id) }, body }, token)
    expect(paid.status).toBe(201)
  }
  for (let at = 1; at <= 23; at += 1) await pay(store.id, `Receipt ${at}`)
  await pay(other.id, 'Of another')

  const page = async (from: string | null) => {
    const asked = { params: { id: String(store.id) }, query: from ? { cursor: from } : {} }
    return (await shop.call('GET /api/store-terms/:id', asked, token)).body
  }
  const references: string[] = []
  let cursor: string | null = null
  let first: number | undefined
  do {
    const body = await page(cursor)
    expect([body.paymentCount, body.payments.length]).toEqual([23, Math.min(10, 23 - references.length)])
    references.push(...body.payments.map((payment: { reference: string }) => payment.reference))
    first = body.payments.at(-1).id
    cursor = body.olderPayments
  } while (cursor)
  expect(references).toEqual(Array.from({ length: 23 }, (_, at) => `Receipt ${23 - at}`))

  const params = { id: String(first) }
  const back = await shop.call('PUT /api/store-payments/:id/taken-back', { params, body: { reason: 'x' } }, token)
  expect(back.body).toMatchObject({ balance: -10_000 + 22 * 10 })
  expect(await page('no place')).toMatchObject({ code: 'invalid_request', fields: { cursor: expect.any(String) } })
})
