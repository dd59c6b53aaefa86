import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../testing/shop.ts'

let shop: TestShop
let token: string
beforeAll(async () => {
  shop = await openTestShop({ responseCacheBytes: 1024 * 1024 })
  token = (await shop.given.account('Admin')).token
})
afterAll(() => shop.close())

const shown = async () => (await shop.call('GET /api/settings/public', {})).body
const change = (body: object) => shop.call('PUT /api/settings', { body }, token)

test('everybody is told the shipping fee and whatever is set of how to reach the shop, as soon as it is', async () => {
  expect(await shown()).toEqual({ shippingFee: 60, lowStockLine: 5, contact: [] })
  await change({ shippingFee: 0, lowStockLine: 9, youtube: 'https://youtube.com/@haat', contactPhone: '01711223344' })
  await change({ contactEmail: 'help@haat.example', contactAddress: '12 Mirpur Road' })
  expect(await shown()).toEqual({
    ...{ shippingFee: 0, lowStockLine: 9 },
    contact: [
      { words: '01711-223344', href: 'tel:+8801711223344' },
      { words: 'help@haat.example', href: 'mailto:help@haat.example' },
      { words: '12 Mirpur Road' },
      { words: 'YouTube', href: 'https://youtube.com/@haat' },
    ],
  })
  await change({ youtube: '', contactPhone: '', contactEmail: '', contactAddress: '' })
  expect((await shown()).contact).toEqual([])
})
