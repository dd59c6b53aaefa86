import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OrderNews } from '#contract/fulfilment/tracking'
import { listenTo } from '../testing/listen.ts'
import { order, orderBody } from '../testing/orders.ts'
import { bringParcel } from '../testing/parcels.ts'
import { openTestShop, problem, type TestShop } from '../testing/shop.ts'
import { givenTraders, type Traders } from '../testing/traders.ts'
import { eventually } from '../testing/waiting.ts'

let shop: TestShop
let traders: Traders
beforeAll(async () => {
  shop = await openTestShop()
  traders = await givenTraders(shop)
})
afterAll(() => shop.close())

async function placed(): Promise<{ code: string; parcelId: number }> {
  const productId = await shop.given.product({ vendorId: traders.baker.id })
  const { body } = await order(shop, traders.customer.token, orderBody([{ productId }]))
  const params = { id: String(body.id) }
  const { code } = (await shop.call('GET /api/orders/:id/tracking', { params }, traders.customer.token)).body
  return { code, parcelId: body.parcels[0].id }
}

const listen = (code: string) => listenTo<OrderNews>(shop, `/api/track/${code}/stream`)

test('who has an order’s code is told at once how often its parcels have moved, and at each move', async () => {
  const { code, parcelId } = await placed()
  const other = await placed()
  const { told } = await listen(code)
  await eventually(() => expect(told).toEqual([{ moves: 0 }]))
  await bringParcel(shop, traders.baker.token, other.parcelId, { stage: 'confirmed' })
  await bringParcel(shop, traders.baker.token, parcelId, { stage: 'confirmed' })
  await eventually(() => expect(told).toEqual([{ moves: 0 }, { moves: 1 }]))
  const { body } = await shop.call('GET /api/track/:code', { params: { code } })
  expect(body.parcels[0].moves).toHaveLength(1)
})

test('a code that is none opens no stream, and an order has twelve at the most', async () => {
  const { code } = await placed()
  const path = (each: string) => `/api/track/${each}/stream`
  const forged = `${code.slice(0, -1)}${code.endsWith('A') ? 'B' : 'A'}`
  for (const wrong of [forged, 'x', '1.aaaaaaaaaaaaaaaaaaaa', '%00'])
    expect(await shop.request('GET', path(wrong))).toMatchObject({ status: 404, body: problem('order_not_found') })
  const streams = []
  for (let at = 0; at < 12; at += 1) streams.push(await listen(code))
  const next = () => shop.request('GET', path(code))
  expect(await next()).toMatchObject({ status: 503, body: problem('busy') })
  streams[0]?.close()
  const again = async () => void (await listen(code))
  await eventually(again)
})

test('an address follows thirty orders at the most, and keeps nobody else from theirs', async () => {
  const codes: string[] = []
  for (let at = 0; at < 4; at += 1) codes.push((await placed()).code)
  const [own = '', ...others] = codes
  const streams = []
  for (const code of others) for (let at = 0; at < 10; at += 1) streams.push(await listen(code))
  expect(await shop.request('GET', `/api/track/${own}/stream`)).toMatchObject({ status: 503, body: problem('busy') })
  streams[0]?.close()
  await eventually(async () => void (await listen(own)))
})
