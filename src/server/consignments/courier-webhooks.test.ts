import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { CourierKind, PretendCourier } from '../../../pretend/couriers/courier.ts'
import type { Consignment, Step } from '../../../pretend/couriers/speech.ts'
import { addJob } from '../platform/jobs/add-job.ts'
import { type Couriers, carriedBy, givenAccount, openShopThatBooks } from '../testing/couriers.ts'
import { moveOrder, order, orderBody, readOrder } from '../testing/orders.ts'
import { bringParcel, receiveParcel } from '../testing/parcels.ts'
import { problem, type TestShop } from '../testing/shop.ts'
import type { Traders } from '../testing/traders.ts'
import { eventually } from '../testing/waiting.ts'
import { POLL } from './consignments.jobs.ts'
import { consignmentsOf } from './list-consignments.ts'

let shop: TestShop
let couriers: Couriers
let traders: Traders
/** Of the event. */
const partlyReported: { orderId: number; parcelIds: number[] }[] = []
let accounts: Record<CourierKind, number>
let secrets: Record<CourierKind, string>
beforeAll(async () => {
  const heard = {
    heard: async (_: unknown, { payload }: { payload: (typeof partlyReported)[number] }) =>
      void partlyReported.push(payload),
  }
  ;({ shop, couriers, traders, accounts, secrets } = await openShopThatBooks({ 'parcel.told_in_part': heard }))
})
afterAll(() => shop.close())

let orderId: number
let parcelId: number
let apron: number
beforeEach(async () => {
  apron = await shop.given.product({ vendorId: traders.baker.id, stock: { M: 10 } })
  const shawl = await shop.given.product({ vendorId: traders.baker.id, pricePoisha: 90_000 })
  const items = [
    { productId: apron, quantity: 2 },
    { productId: shawl, price: 900 },
  ]
  const placed = await order(shop, traders.customer.token, orderBody(items, { shippingAddress: 'House 4, Mirpur 10' }))
  orderId = placed.body.id
  parcelId = placed.body.parcels[0].id
})

/** Booked, and the company has it: 2 × 1,450 + 900 + 60 to collect. */
async function carried(kind: CourierKind): Promise<{ courier: PretendCourier; taken: Consignment }> {
  const booking = { token: traders.baker.token, parcelId, accountId: accounts[kind] }
  return { courier: couriers[kind], taken: await carriedBy(shop, couriers[kind], booking) }
}
async function parcelNow() {
  return (await readOrder(shop, traders.admin.token, orderId)).body.parcels[0]
}
async function untilStage(stage: string): Promise<void> {
  await eventually(async () => expect((await parcelNow()).stage).toBe(stage))
}
const wordsNow = () =>
  shop.db
    .selectFrom('courier_words')
    .innerJoin('consignments', 'consignments.id', 'consignment_id')
    .select(['courier_words.word', 'courier_words.said', 'counted'])
    .where('parcel_id', '=', parcelId)
    .orderBy('courier_words.id')
    .execute()
/** Until everything that was sent is processed. */
async function untilUnderstood(): Promise<void> {
  const waiting = shop.db.selectFrom('courier_pushes').select('id').where('understood_at', 'is', null)
  await eventually(async () => expect(await waiting.execute()).toEqual([]))
}
const problemNow = async () => (await consignmentsOf(shop.db, [parcelId])).get(parcelId)?.problem
const stagesNow = async () => (await parcelNow()).moves.map(({ stage }: { stage: string }) => stage)

describe.each(['pathao', 'steadfast', 'redx'] as const)('%s tells', (kind) => {
  test('of the whole way to the door', async () => {
    const { courier, taken } = await carried(kind)
    for (const step of ['picked', 'on_the_way', 'at_the_door'] as Step[]) await courier.bring(taken, step)
    // Of the way it has no words, and the rider’s word alone moves nothing.
    if (kind === 'steadfast') await courier.bring(taken, 'told_delivered')
    else await untilStage('at_the_door')
    await untilUnderstood()
    expect((await parcelNow()).stage).toBe(kind === 'steadfast' ? 'handed_over' : 'at_the_door')
    await courier.bring(taken, 'delivered', 3860)
    await untilStage('delivered')
    const parcel = await parcelNow()
    expect(parcel).toMatchObject({ status: 'Completed', collected: 3860, courier: kind })
    expect(parcel.moves.at(-1)).toMatchObject({ stage: 'delivered', by: 'courier' })
    expect(parcel.items[0].outcomes).toEqual([{ outcome: 'kept', quantity: 2, fit: null }])
  })

  test('that it was refused: it comes back, and its stock with it', async () => {
    const { courier, taken } = await carried(kind)
    await courier.bring(taken, 'refused', 0)
    await untilStage(kind === 'redx' ? 'coming_back' : 'refused')
    await courier.bring(taken, 'returned')
    expect(await stockOf(apron)).toBe(8)
    expect((await receiveParcel(shop, traders.baker.token, parcelId)).status).toBe(200)
    expect(await stockOf(apron)).toBe(10)
  })

  test('what comes twice, once', async () => {
    const { courier, taken } = await carried(kind)
    await courier.bring(taken, 'delivered', 3860)
    for (let again = 0; again < 3; again += 1) expect(await courier.tell(taken)).toBe(200)
    await untilStage('delivered')
    await untilUnderstood()
    expect((await stagesNow()).filter((stage: string) => stage === 'delivered')).toHaveLength(1)
    expect((await wordsNow()).filter(({ word }) => word === 'delivered')).toHaveLength(1)
  })

  test('what comes late and out of order is kept, and changes nothing', async () => {
    const { courier, taken } = await carried(kind)
    await courier.bring(taken, 'delivered', 3860)
    await untilStage('delivered')
    const [word, stages] = [(await wordsNow()).length, await stagesNow()]
    await courier.bring(taken, 'at_the_door')
    if (kind !== 'steadfast') await courier.bring(taken, 'refused')
    await untilUnderstood()
    expect(await stagesNow()).toEqual(stages)
    expect((await wordsNow()).slice(word).every(({ counted }) => !counted)).toBe(true)
    if (kind === 'pathao')
      expect(await problemNow()).toBe('Pathao now reports: refused at the door. Before: delivered.')
  })
})

async function stockOf(productId: number): Promise<number | null | undefined> {
  const row = shop.db
    .selectFrom('product_sizes')
    .select('stock')
    .where('product_id', '=', productId)
    .where('size', '=', 'M')
  return (await row.executeTakeFirst())?.stock
}

describe('a part that was kept', () => {
  test('is told by its sum where the company tells one, and the store says which pieces these were', async () => {
    const { courier, taken } = await carried('pathao')
    await courier.bring(taken, 'part', 1510)
    await untilStage('partly_delivered')
    const parcel = await parcelNow()
    expect(parcel).toMatchObject({ collected: 1510, maySayKept: true })
    const kept = [{ lineId: parcel.items[0].id, quantity: 1 }]
    const said = { params: { id: String(parcelId) }, body: { kept } }
    expect((await shop.call('PUT /api/parcels/:id/kept', said, traders.baker.token)).status).toBe(200)
    const { body } = await shop.call('GET /api/audit', { query: { action: 'kept' } }, traders.admin.token)
    expect(body[0]).toMatchObject({
      subjectName: `Order ${orderId}, parcel ${parcelId}`,
      before: null,
      after: { kept: expect.stringMatching(/^1 × .+, size M$/) },
    })
    for (const step of ['coming_back', 'returned'] as const) await courier.bring(taken, step)
    await untilUnderstood()
    expect(await wordsNow()).toContainEqual(expect.objectContaining({ word: 'returned', counted: true }))
    expect(await problemNow()).toBe('')
    expect((await parcelNow()).stage).toBe('partly_delivered')
  })

  test('and of which no sum was told stays where it is when the rest comes back before its store has said which', async () => {
    const { courier, taken } = await carried('pathao')
    await courier.bring(taken, 'at_the_door')
    await untilStage('at_the_door')
    await courier.bring(taken, 'part')
    for (const step of ['coming_back', 'returned'] as const) await courier.bring(taken, step)
    await untilUnderstood()
    expect(await wordsNow()).toContainEqual(expect.objectContaining({ word: 'returned', counted: true }))
    expect(await parcelNow()).toMatchObject({ stage: 'at_the_door' })
    expect(await problemNow()).toContain('which pieces')
  })

  test('is left to the store where the company tells no sum', async () => {
    const { courier, taken } = await carried('steadfast')
    expect((await bringParcel(shop, traders.baker.token, parcelId, { stage: 'delivered' })).status).toBe(409)
    await courier.bring(taken, 'part', 960)
    await eventually(async () => expect(await problemNow()).toContain('which pieces'))
    const ofThis = () => partlyReported.filter((told) => told.orderId === orderId)
    await eventually(() => expect(ofThis()).toEqual([{ orderId, parcelIds: [parcelId] }]))
    const parcel = await parcelNow()
    const kept = [{ lineId: parcel.items[1].id, quantity: 1 }]
    const brought = await bringParcel(shop, traders.baker.token, parcelId, { stage: 'partly_delivered', kept })
    expect(brought).toMatchObject({ status: 200, body: { collected: 960, stage: 'partly_delivered' } })
    expect(await problemNow()).toBe('')
  })

  test('that pays for everything is delivered whole; one that pays for nothing is left to the store', async () => {
    const first = await carried('pathao')
    await first.courier.bring(first.taken, 'part', 3860)
    await untilStage('delivered')
  })

  test('that pays for nothing is left to the store', async () => {
    const { courier, taken } = await carried('pathao')
    await courier.bring(taken, 'part', 60)
    await eventually(async () => expect(await problemNow()).toContain('৳60 collected by Pathao match no pieces'))
    expect((await parcelNow()).stage).toBe('handed_over')
  })

  test('whose sum no pieces come to is left to the store', async () => {
    const { courier, taken } = await carried('pathao')
    await courier.bring(taken, 'part', 1000)
    await eventually(async () => expect(await problemNow()).toContain('৳1,000 collected by Pathao match no pieces'))
    const parcel = await parcelNow()
    expect(parcel).toMatchObject({ stage: 'handed_over', isPartToSay: true })
    const kept = [{ lineId: parcel.items[1].id, quantity: 1 }]
    const brought = await bringParcel(shop, traders.baker.token, parcelId, { stage: 'partly_delivered', kept })
    expect(brought).toMatchObject({
      status: 200,
      body: { stage: 'partly_delivered', mayReceive: true, isPartToSay: false },
    })
    expect(await problemNow()).toBe('')
  })
})

test('another sum than was due is delivered, written as it was told, and shown to whoever looks', async () => {
  const { courier, taken } = await carried('pathao')
  await courier.bring(taken, 'delivered', 3800)
  await untilStage('delivered')
  expect((await parcelNow()).collected).toBe(3800)
  expect(await problemNow()).toContain('3,800')
})

test('another sum that is told once the clock has asked is shown to whoever looks', async () => {
  const { courier, taken } = await carried('steadfast')
  taken.step = 'delivered'
  await askNow()
  await untilStage('delivered')
  expect(await problemNow()).toBe('')
  await courier.bring(taken, 'delivered', 3800)
  await untilUnderstood()
  expect(await problemNow()).toContain('3,800')
  expect((await parcelNow()).collected).toBe(3860)
})

test('what was called back and is delivered all the same stays as it is, and is shown to whoever looks', async () => {
  const { courier, taken } = await carried('pathao')
  expect((await moveOrder(shop, traders.admin.token, orderId, 'Cancelled')).status).toBe(200)
  await courier.bring(taken, 'delivered', 3860)
  await untilUnderstood()
  expect((await parcelNow()).stage).toBe('coming_back')
  expect(await problemNow()).toContain('now reports')
})

/** As the clock does, of this parcel. */
async function askNow(): Promise<void> {
  const consignment = shop.db.updateTable('consignments').set({ next_ask_at: new Date(0) })
  await consignment.where('parcel_id', '=', parcelId).execute()
  await addJob(shop.db, POLL, {})
}

test('a status that no webhook reported is polled for by the clock', async () => {
  const { courier, taken } = await carried('steadfast')
  courier.pushTo('http://127.0.0.1:9/nowhere', 'x')
  await courier.bring(taken, 'delivered')
  courier.pushTo(`${shop.url}/api/couriers/steadfast/push`, secrets.steadfast ?? '')
  await askNow()
  await untilStage('delivered')
  expect((await wordsNow()).at(-1)).toMatchObject({ word: 'delivered', counted: true })
})

describe('a webhook', () => {
  const webhook = (kind: string, body: string, headers: Record<string, string> = {}, query = '') =>
    shop.request('POST', `/api/couriers/${kind}/push${query}`, {
      body,
      headers: { 'content-type': 'application/json', ...headers },
    })

  test.each([
    ['pathao', {}],
    ['pathao', { 'x-pathao-signature': 'guessed' }],
    ['steadfast', { authorization: 'Bearer guessed' }],
    ['redx', {}],
  ])('to %s without its secret is refused, and nothing is kept', async (kind, headers) => {
    const count = () => shop.db.selectFrom('courier_pushes').select('id').execute()
    const before = await count()
    const answer = await webhook(kind, '{"event":"order.delivered"}', headers)
    expect(answer).toMatchObject({ status: 401, body: problem('not_signed_in') })
    expect(await count()).toEqual(before)
  })

  test('of one company is none of another', async () => {
    const headers = { authorization: `Bearer ${secrets.pathao}` }
    expect((await webhook('steadfast', '{}', headers)).status).toBe(401)
    expect((await webhook('nobody', '{}', headers)).status).toBe(404)
  })

  test('that is huge is refused', async () => {
    const headers = { 'x-pathao-signature': secrets.pathao ?? '' }
    expect((await webhook('pathao', `{"event":"${'x'.repeat(70_000)}"}`, headers)).status).toBe(413)
  })

  test.each(['', 'no json', '[]', '{"event":"order.new-thing","consignment_id":"DL1"}', 'null'])(
    'that cannot be processed (%j) is kept as it came, and says why',
    async (body) => {
      const headers = { 'x-pathao-signature': secrets.pathao ?? '' }
      expect((await webhook('pathao', body, headers)).status).toBe(200)
      await untilUnderstood()
      const rows = await shop.db.selectFrom('courier_pushes').selectAll().where('body', '=', body).execute()
      expect(rows.map(({ problem }) => problem)).toEqual([expect.stringMatching(/courier|account/)])
    },
  )

  test('that tries the address is answered as Pathao wants it', async () => {
    const headers = { 'x-pathao-signature': secrets.pathao ?? '' }
    const answer = await webhook('pathao', '{"event":"webhook_integration"}', headers)
    expect(answer.status).toBe(202)
    expect(answer.headers.get('x-pathao-merchant-webhook-integration-secret')).toMatch(/^f3992ecc/)
  })

  test('of an account tells nothing of what another account carries', async () => {
    const { taken } = await carried('steadfast')
    await shop.call('PUT /api/settings', { body: { storeCouriers: 'own' } }, traders.admin.token)
    const own = { pushTo: () => undefined, kind: 'steadfast' } as unknown as PretendCourier
    const { pushSecret } = await givenAccount(shop, traders.weaver.token, own)
    const body = JSON.stringify({ consignment_id: taken.number, invoice: taken.invoice, status: 'delivered' })
    expect((await webhook('steadfast', body, { authorization: `Bearer ${pushSecret}` })).status).toBe(200)
    await untilUnderstood()
    expect((await parcelNow()).stage).toBe('handed_over')
  })
})
