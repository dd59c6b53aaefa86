import { afterAll, beforeAll, expect, test } from 'vitest'
import { trackDeadlines } from '../deadlines/track-deadlines.ts'
import { dayOf, dueAfter, EVERY_DAY } from '../deadlines/working-days.ts'
import { transact } from '../platform/database/db.ts'
import { Refusal } from '../platform/refusal.ts'
import { letDaysPass } from '../testing/deadlines.ts'
import { order, orderBody } from '../testing/orders.ts'
import { bringParcel } from '../testing/parcels.ts'
import { openTestShop, problem, type TestShop } from '../testing/shop.ts'
import { givenTraders, type Traders } from '../testing/traders.ts'
import { withinOneDay } from '../testing/within-one-day.ts'
import { findTracking } from './track-order.ts'
import { createTrackingCodes } from './tracking-codes.ts'

withinOneDay()

let shop: TestShop
let traders: Traders
beforeAll(async () => {
  shop = await openTestShop()
  traders = await givenTraders(shop)
})
afterAll(() => shop.close())

async function placed(): Promise<{ id: number; parcels: { id: number }[] }> {
  const productId = await shop.given.product({ vendorId: traders.baker.id, name: 'Secret saree' })
  return (await order(shop, traders.customer.token, orderBody([{ productId }]))).body
}

async function codeOf(orderId: number): Promise<string> {
  const answer = await shop.call(
    'GET /api/orders/:id/tracking',
    { params: { id: String(orderId) } },
    traders.customer.token,
  )
  return answer.body.code
}
const track = (code: string) => shop.call('GET /api/track/:code', { params: { code } })
const find = (orderNumber: number, phone: string) => shop.call('POST /api/track', { body: { orderNumber, phone } })

test('who has an order’s code sees where its parcels are and what to pay, and nothing of whose they are', async () => {
  const { id, parcels } = await placed()
  await bringParcel(shop, traders.baker.token, parcels[0]?.id ?? 0, { stage: 'refused', reason: 'Rahima was out' })
  const { status, body } = await track(await codeOf(id))
  expect([status, body]).toMatchObject([
    200,
    { orderId: id, parcels: [{ stage: 'refused', courier: 'own', toCollect: 0 }] },
  ])
  for (const secret of ['Rahima', '01711000000', 'Mirpur', 'saree', 'example.com'])
    expect(JSON.stringify(body)).not.toContain(secret)
})

test('whoever follows an order reads the day on which each parcel is expected, and that it is late, until it arrives', async () => {
  const { id, parcels } = await placed()
  const parcelId = parcels[0]?.id ?? 0
  const code = await codeOf(id)
  const expected = async () => {
    const { body } = await track(code)
    const own = await shop.call('GET /api/orders/:id/tracking', { params: { id: String(id) } }, traders.customer.token)
    expect(own.body.parcels).toEqual([{ id: parcelId, expected: body.parcels[0].expected }])
    return body.parcels[0].expected
  }
  expect(await expected()).toBeNull()
  await transact(shop.db, (tx) => trackDeadlines(tx, id))
  const { dueAt } = await shop.db
    .selectFrom('promises')
    .select('due_at as dueAt')
    .where('parcel_id', '=', parcelId)
    .where('kind', '=', 'confirm')
    .executeTakeFirstOrThrow()
  expect((await expected()).confirmBy).toBe(dayOf(dueAt))
  const due = dueAfter(new Date(), 7, EVERY_DAY)
  await bringParcel(shop, traders.baker.token, parcelId, { stage: 'confirmed' })
  // At once: before its event has been heard.
  expect((await expected()).confirmBy).toBeNull()
  await transact(shop.db, (tx) => trackDeadlines(tx, id))
  // As the checkout says it: within 2-3 days after confirmation.
  expect(await expected()).toEqual({ day: dayOf(dueAfter(new Date(), 3, EVERY_DAY)), isLate: false, confirmBy: null })
  await letDaysPass(shop, parcelId, 4)
  expect(await expected()).toEqual({
    day: dayOf(new Date(due.getTime() - 4 * 86_400_000)),
    isLate: false,
    confirmBy: null,
  })
  await letDaysPass(shop, parcelId, 4)
  expect(await expected()).toEqual({
    day: dayOf(new Date(due.getTime() - 8 * 86_400_000)),
    isLate: true,
    confirmBy: null,
  })
  await bringParcel(shop, traders.baker.token, parcelId, { stage: 'delivered' })
  // At once: before its event has been heard.
  expect(await expected()).toBeNull()
})

test('a code that was changed, or is of another order, finds nothing', async () => {
  const [one, other] = [await placed(), await placed()]
  const code = await codeOf(one.id)
  const [, signature] = code.split('.')
  const forged = `${other.id.toString(36)}.${signature}`
  for (const each of [forged, code.slice(0, -1), `${code}A`, code.toUpperCase(), 'x', `0${code}`])
    expect([each, await track(each)]).toMatchObject([each, { status: 404, body: problem('order_not_found') }])
})

test('its number and a phone that was given with it find the code; another phone, or number, says the same', async () => {
  const { id } = await placed()
  const code = await codeOf(id)
  for (const phone of ['+880 1711-000000', '০১৮১১০০০০০০']) expect((await find(id, phone)).body).toEqual({ code })
  const wrong = { status: 404, body: problem('order_not_found') }
  expect(await find(id, '01711000009')).toMatchObject(wrong)
  expect(await find(999_999, '01711000000')).toMatchObject(wrong)
})

test('whoever tries phones shuts nobody out: the owner finds the order from another network, and there is an end of tries in one', async () => {
  const { id } = await placed()
  const codes = createTrackingCodes('a secret of this test')
  const from = (address: string, phone: string) =>
    findTracking(shop.db, codes, { orderNumber: id, phone }, address).then(
      () => 'found',
      (error: unknown) => (error instanceof Refusal ? error.code : error),
    )
  const wrong = (at: number) => `017110001${String(at).padStart(2, '0')}`
  const tries = []
  for (let at = 0; at < 30; at += 1) tries.push(await from(`203.0.113.${at}`, wrong(at)))
  expect(tries).toEqual([...Array(20).fill('order_not_found'), ...Array(10).fill('too_many_attempts')])
  expect(await from('203.0.113.99', '01711000000')).toBe('too_many_attempts')
  expect(await from('198.51.100.1', '01711000000')).toBe('found')
  // A right one is no try.
  for (let at = 0; at < 25; at += 1) expect(await from('198.51.100.1', '01711000000')).toBe('found')
})

test('phones are not tried one after the other', async () => {
  const { id } = await placed()
  const answers = []
  for (let at = 0; at < 40; at += 1) answers.push((await find(id, `017110001${String(at).padStart(2, '0')}`)).status)
  expect(answers.at(-1)).toBe(429)
  expect(answers.filter((status) => status === 404).length).toBeLessThanOrEqual(20)
})
