import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { AuditEntry } from '#contract/audit'
import type { CourierAccess } from '../couriers/open-account.ts'
import { behavesWhile, book, type Couriers, givenAccount, openShopThatBooks } from '../testing/couriers.ts'
import { hurryJobs } from '../testing/jobs.ts'
import { order, orderBody, readOrder } from '../testing/orders.ts'
import { bringParcel, correctParcel } from '../testing/parcels.ts'
import { problem, type TestShop } from '../testing/shop.ts'
import type { Traders } from '../testing/traders.ts'
import { eventually } from '../testing/waiting.ts'

let shop: TestShop
let couriers: Couriers
let access: Required<CourierAccess>
let traders: Traders
let accounts: Record<'pathao' | 'steadfast' | 'redx', number>
beforeAll(async () => {
  ;({ shop, couriers, access, traders, accounts } = await openShopThatBooks())
})
afterAll(() => shop.close())

let orderId: number
let parcelId: number
beforeEach(async () => {
  const productId = await shop.given.product({ vendorId: traders.baker.id, stock: { M: 10 } })
  const body = orderBody([{ productId, quantity: 2 }], { shippingAddress: 'House 4, Mirpur 10', shippingCity: 'Dhaka' })
  const placed = (await order(shop, traders.customer.token, body)).body
  orderId = placed.id
  parcelId = placed.parcels[0].id
  await bringParcel(shop, traders.baker.token, parcelId, { stage: 'packed' })
})

const consignments = () =>
  shop.db.selectFrom('consignments').selectAll().where('parcel_id', '=', parcelId).orderBy('id').execute()
async function last() {
  return (await consignments()).at(-1)
}
async function parcelNow() {
  return (await readOrder(shop, traders.admin.token, orderId)).body.parcels[0]
}
async function untilState(state: string): Promise<void> {
  await eventually(async () => {
    await hurryJobs(shop)
    expect((await last())?.state).toBe(state)
  })
}
const booked = (accountId: number, token = traders.baker.token) => book(shop, token, { ids: [parcelId], accountId })

const decided = (id: number, token = traders.baker.token) =>
  shop.call('PUT /api/consignments/:id', { params: { id: String(id) }, body: { decision: 'dropped' } }, token)

test('no company is asked to carry what awaits its confirmation: it has no stock yet', async () => {
  await correctParcel(shop, traders.admin.token, parcelId, { stage: 'placed', reason: 'Not packed at all' })
  await shop.db.updateTable('parcels').set({ awaits_confirmation: true }).where('id', '=', parcelId).execute()
  expect(await booked(accounts.steadfast)).toMatchObject({ status: 409, body: problem('stage_not_open') })
  expect(await consignments()).toEqual([])
})

describe('a parcel that a company is to carry', () => {
  test.each(['pathao', 'steadfast', 'redx'] as const)('is booked with %s and handed over by that', async (kind) => {
    expect((await booked(accounts[kind])).status).toBe(200)
    await untilState('booked')
    const taken = couriers[kind].taken.at(-1)
    expect(taken).toMatchObject({ invoice: `H${parcelId}`, name: 'Rahima Khatun', phone: '01711000000', cash: 2960 })
    // The rider can call it: in a field of its own, else as a word to the rider.
    expect(`${taken?.altPhone} ${taken?.note}`).toContain('01811000000')
    const parcel = await parcelNow()
    expect(parcel).toMatchObject({ stage: 'handed_over', courier: kind })
    expect([taken?.number, taken?.trackingCode]).toContain(parcel.trackingNumber)
    expect(await last()).toMatchObject({ number: taken?.number, word: 'booked', cash_poisha: 296_000, problem: '' })
  })

  test('is booked once, whoever asks again', async () => {
    const before = couriers.steadfast.bookings
    await booked(accounts.steadfast)
    expect(await booked(accounts.steadfast)).toMatchObject({ status: 409, body: problem('already_booked') })
    await untilState('booked')
    expect(await booked(accounts.pathao)).toMatchObject({ status: 409, body: problem('stage_not_open') })
    expect(couriers.steadfast.bookings).toBe(before + 1)
    const { body } = await shop.call('GET /api/audit', { query: { subject: 'consignment' } }, traders.admin.token)
    const booking = { action: 'book', subjectName: 'Steadfast', before: null, after: { parcelId } }
    expect(body.filter(({ after }: AuditEntry) => after?.parcelId === parcelId)).toMatchObject([booking])
  })

  test('is looked at before: its place, its price, what is collected', async () => {
    const look = await shop.call(
      'GET /api/parcels/:id/consignment',
      { params: { id: String(parcelId) }, query: { accountId: String(accounts.pathao) } },
      traders.baker.token,
    )
    expect(look.body).toMatchObject({
      ...{ name: 'Rahima Khatun', address: 'House 4, Mirpur 10, Dhaka', cash: 2960, price: 80, problems: {} },
      place: { names: ['Dhaka', 'Mirpur 10'] },
    })
  })

  test('is offered the places of an address in Bangla, as of the same in English', async () => {
    const look = async (shipping_address: string, shipping_city: string) => {
      await shop.db.updateTable('orders').set({ shipping_address, shipping_city }).where('id', '=', orderId).execute()
      const asked = { params: { id: String(parcelId) }, query: { accountId: String(accounts.pathao) } }
      return (await shop.call('GET /api/parcels/:id/consignment', asked, traders.baker.token)).body
    }
    const { place, places } = await look('House 5, Road 27, Mirpur 10', 'Dhaka')
    expect(place.names).toEqual(['Dhaka', 'Mirpur 10'])
    expect(await look('বাড়ি ৫, রোড ২৭, মিরপুর ১০', 'ঢাকা')).toMatchObject({ place, places })
  })

  test('is looked at without its price by who asked for too many; and for a minute nobody asks for the same again', async () => {
    const price = async () => {
      const query = { accountId: String(accounts.pathao) }
      const asked = { params: { id: String(parcelId) }, query }
      const { status, body } = await shop.call('GET /api/parcels/:id/consignment', asked, traders.baker.token)
      expect(status).toBe(200)
      return body.price
    }
    const counted = () => shop.db.selectFrom('rate_limits').select('spent').where('kind', '=', 'courier_prices')
    await shop.db.deleteFrom('rate_limits').where('kind', '=', 'courier_prices').execute()
    // Of another sum than the looks before.
    await shop.db.updateTable('parcels').set({ items_poisha: 300_000 }).where('id', '=', parcelId).execute()
    expect([await price(), await price()]).toEqual([80, 80])
    expect(await counted().execute()).toEqual([{ spent: 1 }])
    await shop.db.updateTable('rate_limits').set({ spent: 300 }).where('kind', '=', 'courier_prices').execute()
    expect(await price()).toBe(80)
    await shop.db.updateTable('parcels').set({ items_poisha: 310_000 }).where('id', '=', parcelId).execute()
    expect(await price()).toBeNull()
    await shop.db.deleteFrom('rate_limits').where('kind', '=', 'courier_prices').execute()
    expect(await price()).toBe(80)
  })

  test('whose address names no place of the company is refused at that field until one is chosen', async () => {
    await shop.db
      .updateTable('orders')
      .set({ shipping_address: 'The blue house by the river' })
      .where('id', '=', orderId)
      .execute()
    const refused = await booked(accounts.redx)
    expect(refused).toMatchObject({ status: 400, body: { fields: { place: expect.stringContaining('RedX') } } })
    const found = await shop.call(
      'GET /api/couriers/:company/places',
      { params: { company: 'redx' }, query: { search: 'agra' } },
      traders.baker.token,
    )
    expect(found.body.places).toEqual([{ key: '2:201', names: ['Chittagong', 'Agrabad'] }])
    const recipient = { name: 'Rahima Khatun', address: 'The blue house by the river', place: '2:201' }
    expect(
      (await book(shop, traders.baker.token, { ids: [parcelId], accountId: accounts.redx, recipient })).status,
    ).toBe(200)
    await untilState('booked')
    expect(couriers.redx.taken.at(-1)?.address).toBe(recipient.address)
  })

  test('is refused at its fields where the company would not take it: name, address, place', async () => {
    await shop.db
      .updateTable('orders')
      .set({ name: 'Al', shipping_address: 'x'.repeat(300) })
      .where('id', '=', orderId)
      .execute()
    const { status, body } = await booked(accounts.pathao)
    expect([status, Object.keys(body.fields).toSorted()]).toEqual([400, ['address', 'name', 'place']])
    expect(await consignments()).toEqual([])
  })

  test('may not be booked by another store, or with an account that is none of its own', async () => {
    expect(await booked(accounts.steadfast, traders.weaver.token)).toMatchObject({ body: problem('parcel_not_found') })
    expect(await booked(999)).toMatchObject({ status: 404, body: problem('courier_not_found') })
    expect(await decided(999)).toMatchObject({ status: 404, body: problem('consignment_not_found') })
    await booked(accounts.steadfast)
    await untilState('booked')
    const { id = 0 } = (await last()) ?? {}
    expect(await decided(id)).toMatchObject({ status: 409, body: problem('consignment_not_open') })
    expect(await decided(id, traders.weaver.token)).toMatchObject({ body: problem('consignment_not_found') })
  })

  test('several at once: those that cannot be are said, and hold up none', async () => {
    const answer = await book(shop, traders.baker.token, { ids: [parcelId, 999_999], accountId: accounts.steadfast })
    expect(answer.body).toMatchObject({ asked: [parcelId], refused: [{ parcelId: 999_999, code: 'parcel_not_found' }] })
    await untilState('booked')
  })
})

/** What a company is asked meanwhile waits as long as a test can; what it is asked afterwards, as long as that takes. */
async function givingUpSoon(deed: () => Promise<void>): Promise<void> {
  const { timeouts } = access
  access.timeouts = { connecting: 120_000, whole: 1_500 }
  try {
    await deed()
  } finally {
    access.timeouts = timeouts
  }
}

describe('a booking that brings no answer', () => {
  test.each(['never', 'dies', 'fails'] as const)(
    '(%s) is found by our number, and never made twice',
    async (manner) => {
      behavesWhile(couriers.steadfast, (nth) => (nth === 0 ? manner : 'answers'))
      const before = couriers.steadfast.taken.length
      await givingUpSoon(async () => {
        await booked(accounts.steadfast)
        await eventually(() => expect(couriers.steadfast.taken.length).toBe(before + 1))
      })
      await untilState('booked')
      expect(couriers.steadfast.taken.length).toBe(before + 1)
      expect((await parcelNow()).trackingNumber).toBe(`H${parcelId}`)
    },
  )

  test('that was surely not made is made, once', async () => {
    behavesWhile(couriers.steadfast, (nth) => (nth < 2 ? 'drops' : 'answers'))
    const before = couriers.steadfast.taken.length
    await booked(accounts.steadfast)
    await untilState('booked')
    expect(couriers.steadfast.taken.length).toBe(before + 1)
  })

  test.each(['pathao', 'redx'] as const)(
    'of %s, which cannot be asked by our number, waits for a person',
    async (kind) => {
      behavesWhile(couriers[kind], 'dies')
      const before = couriers[kind].bookings
      await booked(accounts[kind])
      await untilState('parked')
      await hurryJobs(shop)
      expect(couriers[kind].bookings).toBe(before + 1)
      expect((await parcelNow()).stage).toBe('packed')
      const { id = 0 } = (await last()) ?? {}
      const decided = await shop.call(
        'PUT /api/consignments/:id',
        { params: { id: String(id) }, body: { decision: 'booked', number: couriers[kind].taken.at(-1)?.number ?? '' } },
        traders.baker.token,
      )
      expect(decided).toMatchObject({ status: 200, body: { state: 'booked' } })
      expect(await parcelNow()).toMatchObject({ stage: 'handed_over', courier: kind })
    },
  )

  test('is settled by the first webhook that names it', async () => {
    behavesWhile(couriers.pathao, 'dies')
    await booked(accounts.pathao)
    await untilState('parked')
    const taken = couriers.pathao.taken.at(-1)
    if (!taken) throw new Error('It was taken.')
    expect(await couriers.pathao.bring(taken, 'picked')).toBe(200)
    await untilState('booked')
    expect(await last()).toMatchObject({ number: taken.number, word: 'collected', problem: '' })
    expect((await parcelNow()).stage).toBe('handed_over')
  })

  test('may be given up, and the next try has another number', async () => {
    behavesWhile(couriers.redx, (nth) => (nth === 0 ? 'dies' : 'answers'))
    await booked(accounts.redx)
    await untilState('parked')
    const { id = 0 } = (await last()) ?? {}
    const given = { params: { id: String(id) }, body: { decision: 'dropped' as const } }
    expect((await shop.call('PUT /api/consignments/:id', given, traders.baker.token)).status).toBe(200)
    await booked(accounts.redx)
    await untilState('booked')
    expect((await last())?.invoice).toBe(`H${parcelId}-2`)
  })
})

describe('a booking that is refused', () => {
  test('says why in the company’s words; the parcel stays, and may go another way', async () => {
    behavesWhile(couriers.pathao, 'refuses')
    await booked(accounts.pathao)
    await untilState('refused')
    expect((await last())?.problem).toBe('Pathao: We do not deliver there.')
    expect((await parcelNow()).stage).toBe('packed')
    expect((await bringParcel(shop, traders.baker.token, parcelId, { stage: 'handed_over' })).status).toBe(200)
  })

  test('by a company that does not know the account waits until that is right, and its owner is told once', async () => {
    behavesWhile(couriers.steadfast, 'locked')
    await booked(accounts.steadfast)
    await eventually(async () => expect((await accountNow(accounts.steadfast))?.problem).not.toBe(''))
    await untilState('waiting')
    const events = shop.db.selectFrom('outbox').select('payload').where('name', '=', 'courier.refused')
    expect((await events.execute()).length).toBeLessThanOrEqual(1)
    couriers.steadfast.behave('answers')
    await givenAccount(shop, traders.admin.token, couriers.steadfast)
    await untilState('booked')
    expect((await accountNow(accounts.steadfast))?.problem).toBe('')
  })
})

const accountNow = (id: number) =>
  shop.db.selectFrom('courier_accounts').selectAll().where('id', '=', id).executeTakeFirst()

describe('while a booking is on its way', () => {
  test('the shipping is with it: another parcel that leaves brings none', async () => {
    const shawl = await shop.given.product({ vendorId: traders.weaver.id })
    const apron = await shop.given.product({ vendorId: traders.baker.id })
    const placed = (
      await order(
        shop,
        traders.customer.token,
        orderBody([{ productId: apron }, { productId: shawl }], { shippingAddress: 'Mirpur 10' }),
      )
    ).body
    const [first, second] = placed.parcels
    orderId = placed.id
    parcelId = first.id
    behavesWhile(couriers.pathao, 'dies')
    await booked(accounts.pathao)
    await untilState('parked')
    await bringParcel(shop, traders.weaver.token, second.id, { stage: 'delivered' })
    const { parcels } = (await readOrder(shop, traders.admin.token, orderId)).body
    expect(parcels.map((each: { toCollect: { total: number } }) => each.toCollect.total)).toEqual([1510, 1450])
    expect(couriers.pathao.taken.at(-1)?.cash).toBe(1510)
  })

  test('a parcel that is cancelled meanwhile is called off where it was booked after all', async () => {
    behavesWhile(couriers.redx, (nth) => (nth === 0 ? 'holds' : 'answers'))
    await booked(accounts.redx)
    await untilState('asked')
    await bringParcel(shop, traders.baker.token, parcelId, { stage: 'cancelled', reason: 'The cloth is torn' })
    const { id = 0 } = (await last()) ?? {}
    couriers.redx.letGo()
    await untilState('parked')
    const taken = couriers.redx.taken.at(-1)
    if (!taken) throw new Error('It was taken.')
    await couriers.redx.tell(taken)
    expect((await parcelNow()).stage).toBe('cancelled')
    expect(id).toBeGreaterThan(0)
  })
})

test('a parcel that its store’s own rider takes while it is booked is called off', async () => {
  behavesWhile(couriers.steadfast, (nth) => (nth === 0 ? 'holds' : 'answers'))
  await booked(accounts.steadfast)
  await untilState('asked')
  await bringParcel(shop, traders.baker.token, parcelId, { stage: 'handed_over' })
  couriers.steadfast.letGo()
  await untilState('booked')
  await eventually(() => expect(couriers.steadfast.taken.at(-1)?.isCalledOff).toBe(true))
  expect(await parcelNow()).toMatchObject({ stage: 'handed_over', courier: 'own' })
})

test('a parcel that an admin calls back is called off: where the company can be told, by that; else a person is', async () => {
  await booked(accounts.redx)
  await untilState('booked')
  await bringParcel(shop, traders.admin.token, parcelId, { stage: 'coming_back', reason: 'The customer rang' })
  await eventually(() => expect(couriers.redx.taken.at(-1)?.step).toBe('cancelled'))
  const productId = await shop.given.product({ vendorId: traders.baker.id })
  const placed = (
    await order(shop, traders.customer.token, orderBody([{ productId }], { shippingAddress: 'Mirpur 10' }))
  ).body
  orderId = placed.id
  parcelId = placed.parcels[0].id
  await booked(accounts.pathao)
  await untilState('booked')
  await correctParcel(shop, traders.admin.token, parcelId, { stage: 'packed', reason: 'The rider never came' })
  await eventually(async () => expect((await last())?.problem).toContain('Pathao’s panel'))
})
