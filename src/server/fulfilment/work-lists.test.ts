import { afterAll, beforeAll, expect, test } from 'vitest'
import type { WorkParcel } from '#contract/fulfilment'
import type { Stage } from '#contract/values/stages'
import { order, orderBody } from '../testing/orders.ts'
import { bringParcel, receiveParcel } from '../testing/parcels.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { givenTraders, type Traders } from '../testing/traders.ts'

let shop: TestShop
let traders: Traders
beforeAll(async () => {
  shop = await openTestShop()
  traders = await givenTraders(shop)
})
afterAll(() => shop.close())

/** Of the store, brought as far as that. */
async function sent(store: { id: number }, ...stages: Stage[]): Promise<number> {
  const productId = await shop.given.product({ vendorId: store.id })
  const { body } = await order(shop, traders.customer.token, orderBody([{ productId }]))
  const [parcel] = body.parcels
  for (const stage of stages) await bringParcel(shop, traders.admin.token, parcel.id, { stage })
  return parcel.id
}

async function listed(who: { token: string }, list: string, query: Record<string, string> = {}) {
  return await shop.call('GET /api/parcels', { query: { list, ...query } as never }, who.token)
}

const idsOf = (parcels: WorkParcel[]) => parcels.map(({ id }) => id)

test('a store finds each parcel in the list of what is to do with it, the longest waiting first', async () => {
  const { baker, weaver, admin } = traders
  const waiting = [await sent(baker), await sent(baker)]
  const foreign = await sent(weaver)
  const confirmed = await sent(baker, 'confirmed')
  const packed = await sent(baker, 'packed')
  const [gone, door] = [await sent(baker, 'handed_over'), await sent(baker, 'handed_over', 'at_the_door')]
  const refused = await sent(baker, 'handed_over', 'refused')
  const done = [await sent(baker, 'delivered'), await sent(baker, 'cancelled')]
  const lists = {
    to_confirm: waiting,
    to_pack: [confirmed],
    to_hand_over: [packed],
    on_the_way: [gone, door],
    coming_back: [refused],
    done: done.toReversed(),
  }
  for (const [list, ids] of Object.entries(lists))
    expect([list, idsOf((await listed(baker, list)).body)]).toEqual([list, ids])
  expect(idsOf((await listed(admin, 'to_confirm')).body)).toEqual([...waiting, foreign])
  expect((await shop.call('GET /api/parcels/counts', {}, baker.token)).body).toEqual({
    waiting: { to_confirm: 2, to_pack: 1, to_hand_over: 1, on_the_way: 2, coming_back: 1, late: 0 },
    late: { to_confirm: 0, to_pack: 0, to_hand_over: 0, on_the_way: 0 },
    onTheWay: [{ courier: 'own', parcels: 2, late: 0 }],
  })
  await receiveParcel(shop, baker.token, refused)
  expect(idsOf((await listed(baker, 'done')).body)).toEqual([done[1], done[0], refused])
})

test('a list goes on where its page ends, and says of each parcel where it goes and what it collects', async () => {
  const store = await shop.given.vendor()
  const ids = [await sent(store), await sent(store), await sent(store)]
  const first = await listed(store, 'to_confirm', { limit: '2' })
  expect(idsOf(first.body)).toEqual(ids.slice(0, 2))
  expect(first.body[0]).toMatchObject({
    customer: {
      name: 'Rahima Khatun',
      phone: '01711000000',
      altPhone: '01811000000',
      address: '12 Mirpur Road',
      city: 'Dhaka',
    },
    toCollect: { total: 1510 },
    mayBring: ['confirmed', 'packed', 'handed_over', 'delivered', 'partly_delivered', 'refused', 'cancelled'],
  })
  expect(first.body[0].customer).not.toHaveProperty('email')
  const [, second] = first.body
  expect(idsOf((await listed(store, 'to_confirm', { search: `#${second.orderId}` })).body)).toEqual([second.id])
  const rest = await listed(store, 'to_confirm', { limit: '2', cursor: String(ids[1]) })
  expect(idsOf(rest.body)).toEqual([ids[2]])
})

test('several are brought to a stage in one go, and each that is not says why', async () => {
  const { baker, weaver } = traders
  const [one, other, foreign, far] = [
    await sent(baker),
    await sent(baker),
    await sent(weaver),
    await sent(baker, 'delivered'),
  ]
  const body = { ids: [one, foreign, far, other, one], stage: 'packed' as const }
  expect((await shop.call('POST /api/parcels/stage', { body }, baker.token)).body).toEqual({
    brought: [one, other],
    refused: [
      { parcelId: foreign, code: 'parcel_not_found', message: 'You have no such parcel.' },
      { parcelId: far, code: 'stage_not_open', message: expect.any(String) },
    ],
  })
  const none = await shop.call('POST /api/parcels/stage', { body: { ids: [], stage: 'packed' } }, baker.token)
  expect(none.body).toMatchObject({ fields: { ids: 'Choose parcels.' } })
})

test('what is on its way is listed and counted by who carries it', async () => {
  const { admin } = traders
  const store = await shop.given.vendor()
  const [own, carried, other] = [
    await sent(store, 'handed_over'),
    await sent(store, 'handed_over'),
    await sent(store, 'handed_over'),
  ]
  await shop.db.updateTable('parcels').set({ courier: 'pathao' }).where('id', 'in', [carried, other]).execute()
  const late = { parcel_id: carried, kind: 'delivery' as const, zone: 'dhaka' as const }
  await shop.db
    .insertInto('promises')
    .values({ ...late, due_at: new Date(0), admins_due_at: new Date(0) })
    .execute()
  expect(idsOf((await listed(store, 'on_the_way', { courier: 'pathao' })).body)).toEqual([carried, other])
  expect(idsOf((await listed(store, 'on_the_way', { courier: 'own' })).body)).toEqual([own])
  expect(idsOf((await listed(store, 'late', { courier: 'pathao' })).body)).toEqual([carried])
  expect((await listed(admin, 'on_the_way', { courier: 'nobody' })).status).toBe(400)
  expect((await shop.call('GET /api/parcels/counts', {}, store.token)).body.onTheWay).toEqual([
    { courier: 'pathao', parcels: 2, late: 1 },
    { courier: 'own', parcels: 1, late: 0 },
  ])
})
