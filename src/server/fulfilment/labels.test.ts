import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { transact } from '../platform/database/db.ts'
import { order, orderBody } from '../testing/orders.ts'
import { bringParcel } from '../testing/parcels.ts'
import { type Answer, openTestShop, problem, type TestShop } from '../testing/shop.ts'
import { givenTraders, type Traders } from '../testing/traders.ts'
import { eventually } from '../testing/waiting.ts'

let shop: TestShop
let traders: Traders
beforeAll(async () => {
  shop = await openTestShop()
  traders = await givenTraders(shop)
})
afterAll(() => shop.close())

async function givenParcel(vendorId: number): Promise<number> {
  const productId = await shop.given.product({ vendorId, stock: { M: 10 } })
  const { body } = await order(shop, traders.customer.token, orderBody([{ productId, quantity: 2 }]))
  return body.parcels[0].id
}

const labels = async (token: string, ids: number[]) =>
  (await shop.call('GET /api/parcels/labels', { query: { ids: ids.join() } }, token)).body.labels

test('a label says where a parcel goes, and its number as bars and as a square', async () => {
  const id = await givenParcel(traders.baker.id)
  const [label] = await labels(traders.baker.token, [id])
  expect(label).toMatchObject({ parcelId: id, number: `H${id}`, pieces: 2, toCollect: 2960 })
  expect(label.to).toMatchObject({ phone: '01711000000', altPhone: '01811000000' })
  expect(textOf(label.bars)).toBe(`H${id}`)
  expect(label.square.length).toBe(21)
  for (const row of label.square) expect(row).toMatch(/^[01]{21}$/)
  // The three corners by which a scanner finds it.
  for (const corner of [label.square[0].slice(0, 7), label.square[0].slice(-7), label.square.at(-1).slice(0, 7)])
    expect(corner).toBe('1111111')
})

test('labels come in the order that was asked for, and of the own parcels alone', async () => {
  const [first, second] = [await givenParcel(traders.baker.id), await givenParcel(traders.baker.id)]
  const others = await givenParcel(traders.weaver.id)
  const own = await labels(traders.baker.token, [second, others, first])
  expect(own.map(({ parcelId }: { parcelId: number }) => parcelId)).toEqual([second, first])
  expect(await labels(traders.admin.token, [others, first])).toHaveLength(2)
})

test('an account asks for labels four times at once, and is told to wait beyond that', async () => {
  const id = await givenParcel(traders.baker.id)
  const ask = () => shop.call('GET /api/parcels/labels', { query: { ids: String(id) } }, traders.baker.token)
  const answers: Answer[] = []
  const crowd = await transact(shop.db, async (tx) => {
    await sql`lock table parcels in access exclusive mode`.execute(tx)
    const all = Array.from({ length: 6 }, async () => void answers.push(await ask()))
    await eventually(() => expect(answers).toHaveLength(2))
    return { all }
  })
  await Promise.all(crowd.all)
  for (const answer of answers.slice(0, 2)) expect(answer).toMatchObject({ status: 503, body: problem('busy') })
  expect(answers.map(({ status }) => status)).toEqual([503, 503, 200, 200, 200, 200])
})

test('a label names who carries it, or is asked to, and nobody before that is decided', async () => {
  const id = await givenParcel(traders.baker.id)
  const courierNow = async () => (await labels(traders.baker.token, [id]))[0].courier
  expect(await courierNow()).toBe('')
  const keys = { apiKey: 'a', secretKey: 'b' }
  const account = { environment: 'live' as const, isOn: true, keys }
  await shop.call(
    'PUT /api/courier-accounts/:company',
    { params: { company: 'steadfast' }, body: account },
    traders.admin.token,
  )
  const [{ accountId }] = (await shop.call('GET /api/couriers', {}, traders.baker.token)).body.couriers
  await shop.call('POST /api/parcels/consignments', { body: { ids: [id], accountId } }, traders.baker.token)
  expect(await courierNow()).toBe('steadfast')
})

test('a number that no scanner reads is no bars: the shop’s own is', async () => {
  const id = await givenParcel(traders.baker.id)
  await bringParcel(shop, traders.baker.token, id, { stage: 'packed' })
  await bringParcel(shop, traders.baker.token, id, { stage: 'handed_over', trackingNumber: 'রিকশা ৭' })
  const [label] = await labels(traders.baker.token, [id])
  expect(label.number).toBe(`H${id}`)
})

/** Code 128, as its standard says it: eleven modules a character, the start and the weighed sum looked at. */
function textOf(bars: number[]): string {
  const characters = Array.from({ length: Math.floor(bars.length / 6) }, (_, at) =>
    bars.slice(at * 6, at * 6 + 6).join(''),
  )
  const values = characters.map((widths) => WIDTHS.indexOf(widths))
  const [start, ...rest] = values.slice(0, -1)
  const sum = rest.slice(0, -1).reduce((all, value, at) => all + value * (at + 1), start ?? 0)
  if (start !== START_B || sum % 103 !== rest.at(-1)) throw new Error(`No scanner reads ${characters.join(' ')}`)
  let isPairs = false
  return rest
    .slice(0, -1)
    .map((value) => {
      if (value === 99) isPairs = true
      else if (isPairs) return String(value).padStart(2, '0')
      else return String.fromCharCode(32 + value)
      return ''
    })
    .join('')
}

const START_B = 104
/** By value, 0 to 105; the stop is a width longer. */
const WIDTHS = (
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 ' +
  '123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 ' +
  '232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 ' +
  '313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 ' +
  '111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 ' +
  '111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 ' +
  '114311 411113 411311 113141 114131 311141 411131 211412 211214 211232'
).split(' ')
