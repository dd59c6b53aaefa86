import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OrderRow } from '#contract/orders'
import { type OrderBody, order, orderBody, readOrder } from '../testing/orders.ts'
import { openTestShop, problem, type TestShop } from '../testing/shop.ts'
import { givenTraders, type Traders } from '../testing/traders.ts'

let shop: TestShop
let traders: Traders
let ofRahima: number
let ofAyesha: number
let ofWeaver: number

beforeAll(async () => {
  shop = await openTestShop()
  traders = await givenTraders(shop)
  const bread = await shop.given.product({ vendorId: traders.baker.id })
  const cloth = await shop.given.product({ vendorId: traders.weaver.id })
  const placed = async (productId: number, contact: Partial<OrderBody>): Promise<number> => {
    const { status, body } = await order(shop, traders.customer.token, orderBody([{ productId }], contact))
    expect(status).toBe(201)
    return body.id
  }
  ofRahima = await placed(bread, { name: 'Rahima Khatun', phone: '+880 1711-223344', altPhone: '' })
  ofAyesha = await placed(bread, { name: 'আ\u09dfেশা Hossain', phone: '01911 556677', altPhone: '01555-998877' })
  ofWeaver = await placed(cloth, { name: 'Rahima Begum', phone: '01811000000', altPhone: '' })
})
afterAll(() => shop.close())

async function found(search: string, { token }: { token: string } = traders.admin): Promise<number[]> {
  const { status, headers, body } = await shop.call('GET /api/orders', { query: { search } }, token)
  expect(status).toBe(200)
  expect(headers.get('x-total-count')).toBe(String(body.length))
  return body.map(({ id }: OrderRow) => id)
}

test('an order is found by its number, with or without a number sign', async () => {
  expect(await found(String(ofAyesha))).toEqual([ofAyesha])
  expect(await found(` #${ofAyesha} `)).toEqual([ofAyesha])
  expect(await found('#999')).toEqual([])
})

test('an order is found by part of the name on it, in any script and case', async () => {
  expect(await found('rahima')).toEqual([ofWeaver, ofRahima])
  for (const spelling of ['আ\u09dfেশা', 'আ\u09af\u09bcেশা']) expect(await found(spelling)).toEqual([ofAyesha])
  expect(await found('100%')).toEqual([])
})

test.each([
  ['+8801711223344', () => ofRahima],
  ['01711 223344', () => ofRahima],
  ['3344', () => ofRahima],
  ['+880 1911-556677', () => ofAyesha],
  ['01555998877', () => ofAyesha],
])('an order is found by either phone, however it is written: %s', async (phone, whose) => {
  expect(await found(phone)).toEqual([whose()])
})

test.each([
  ['০১৭১১-২২৩৩৪৪', () => ofRahima],
  ['+৮৮০ ১৭১১ ২২', () => ofRahima],
  ['০০৮৮০১৯১১৫৫৬৬৭৭', () => ofAyesha],
])('an order is found by a phone in the digits of any keyboard: %s', async (phone, whose) => {
  expect(await found(phone)).toEqual([whose()])
})

test('an order is found by its number in Bangla digits', async () => {
  const number = String(ofAyesha).replace(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'[Number(digit)] ?? '')
  expect(await found(`#${number}`)).toEqual([ofAyesha])
})

test('an order from before phones had one form keeps its phone as it was typed, and is found by it', async () => {
  const typed = '+880 (1899) 112-233'
  await shop.db.updateTable('orders').set({ phone: typed }).where('id', '=', ofWeaver).execute()
  const { body } = await readOrder(shop, traders.admin.token, ofWeaver)
  expect(body.customer.phone).toBe(typed)
  expect(await found('01899112233')).toEqual([ofWeaver])
})

test('a store finds by either phone, as it is shown both', async () => {
  expect(await found('01911556677', traders.baker)).toEqual([ofAyesha])
  expect(await found('01555998877', traders.baker)).toEqual([ofAyesha])
  expect(await found('01555998877', traders.customer)).toEqual([ofAyesha])
})

test('two phones of one order are not read as one', async () => {
  expect(await found('667701555')).toEqual([])
})

test('a store and a customer find among their own orders only', async () => {
  expect(await found('rahima', traders.baker)).toEqual([ofRahima])
  expect(await found(String(ofWeaver), traders.baker)).toEqual([])
  expect(await found('rahima', await shop.given.account())).toEqual([])
})

test('search, status and an endless text: what fits both is shown, what is too long is refused at its field', async () => {
  const both = { query: { search: 'rahima', status: 'Completed' as const } }
  expect((await shop.call('GET /api/orders', both, traders.admin.token)).body).toEqual([])
  const endless = await shop.call('GET /api/orders', { query: { search: 'x'.repeat(201) } }, traders.admin.token)
  expect(endless).toMatchObject({
    status: 400,
    body: { ...problem('invalid_request'), fields: { search: expect.any(String) } },
  })
})
