import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Order } from '#contract/orders'
import type { Stage } from '#contract/values/stages'
import { auditOf } from '../testing/audit.ts'
import { moveOrder, order, orderBody, readOrder, stockOf } from '../testing/orders.ts'
import { bringParcel, correctParcel, receiveParcel } from '../testing/parcels.ts'
import { openTestShop, problem, type TestShop } from '../testing/shop.ts'
import { givenTraders, type Traders } from '../testing/traders.ts'

let shop: TestShop
let traders: Traders
let apron: number
let shawl: number
/** 3 of the baker’s 10 aprons at 1,450 and one of the weaver’s shawls; 60 for shipping. */
let placed: Order

beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  traders = await givenTraders(shop)
  apron = await shop.given.product({ vendorId: traders.baker.id, stock: { M: 10 } })
  shawl = await shop.given.product({ vendorId: traders.weaver.id, stock: { M: 10 } })
  const body = orderBody([{ productId: apron, quantity: 3 }, { productId: shawl }])
  placed = (await order(shop, traders.customer.token, body)).body
})

type Parcel = Order['parcels'][number]
type Given = Omit<Parameters<typeof bringParcel>[3], 'stage'>

function parcelOf(of: Order, store: { id: number }): Parcel {
  const found = of.parcels.find(({ vendorId }) => vendorId === store.id)
  if (!found) throw new Error('The store sends nothing of it.')
  return found
}

async function read(who: { token: string } = traders.admin): Promise<Order> {
  return (await readOrder(shop, who.token, placed.id)).body
}

function bring(who: 'baker' | 'weaver' | 'admin' | 'customer', stage: Stage, given: Given = {}, store = traders.baker) {
  return bringParcel(shop, traders[who].token, parcelOf(placed, store).id, { stage, ...given })
}

async function brought(who: 'baker' | 'weaver' | 'admin', ...stages: Stage[]): Promise<void> {
  const store = who === 'weaver' ? traders.weaver : traders.baker
  for (const stage of stages) expect((await bring(who, stage, {}, store)).status).toBe(200)
}

const lineOf = (parcel: Parcel) => parcel.items[0]?.id ?? 0

describe('a parcel', () => {
  test('goes its way stage by stage, and its customer reads it with who and when', async () => {
    await brought('baker', 'confirmed', 'packed', 'handed_over', 'at_the_door', 'delivered')
    const parcel = parcelOf(await read(traders.customer), traders.baker)
    expect(parcel).toMatchObject({ stage: 'delivered', status: 'Completed', courier: 'own', collected: 4410 })
    expect(parcel.moves.map(({ stage, by }) => [stage, by])).toEqual(
      ['confirmed', 'packed', 'handed_over', 'at_the_door', 'delivered'].map((stage) => [stage, 'store']),
    )
    expect(parcel.items[0]?.outcomes).toEqual([{ outcome: 'kept', quantity: 3, fit: null }])
  })

  test.each([
    ['packed', 'confirmed'],
    ['handed_over', 'packed'],
    ['delivered', 'at_the_door'],
    ['delivered', 'refused'],
    ['cancelled', 'confirmed'],
  ] as const)('that is %s gets no more to %s, and nothing changes', async (first, then) => {
    await brought('baker', first)
    const before = await read()
    expect(await bring('baker', then)).toMatchObject({ status: 409, body: problem('stage_not_open') })
    expect(await read()).toEqual(before)
  })

  test('is moved by nobody but who packs it', async () => {
    const missing = { status: 404, body: problem('parcel_not_found') }
    expect(await bring('weaver', 'confirmed')).toMatchObject(missing)
    expect(await bring('customer', 'confirmed')).toMatchObject({ body: problem('not_allowed') })
    expect(await bringParcel(shop, traders.baker.token, 999_999, { stage: 'packed' })).toMatchObject(missing)
  })

  test('is brought to one of two stages that are asked for at once', async () => {
    const answers = await Promise.all([bring('baker', 'delivered'), bring('admin', 'refused')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const { moves } = parcelOf(await read(), traders.baker)
    expect(moves).toHaveLength(1)
  })
})

describe('what has left its store', () => {
  test('is cancelled neither by its customer nor by the store', async () => {
    await brought('baker', 'handed_over')
    for (const who of [traders.customer, traders.baker])
      expect(await moveOrder(shop, who.token, placed.id, 'Cancelled')).toMatchObject({
        body: problem('status_not_open'),
      })
    expect((await read()).parcels.map(({ stage }) => stage)).toEqual(['handed_over', 'placed'])
  })

  test('is called back by an admin who cancels, and its stock waits for it', async () => {
    await brought('baker', 'handed_over')
    await moveOrder(shop, traders.admin.token, placed.id, 'Cancelled')
    expect((await read()).parcels.map(({ stage }) => stage)).toEqual(['coming_back', 'cancelled'])
    expect([await stockOf(shop, apron), await stockOf(shop, shawl)]).toEqual([7, 10])
  })

  test('keeps the shipping that it left with, until it comes back: then one that is still here brings it', async () => {
    await brought('baker', 'handed_over')
    expect((await read()).parcels.map(({ toCollect }) => toCollect.shipping)).toEqual([60, 0])
    await brought('baker', 'refused')
    const after = await read()
    expect(after.parcels.map(({ toCollect }) => toCollect.shipping)).toEqual([0, 60])
    expect(after).toMatchObject({ total: 1510, shipping: 60, cancelledTotal: 4350 })
  })

  test('takes the shipping with it where the other left without', async () => {
    await brought('weaver', 'handed_over')
    await brought('baker', 'handed_over')
    await brought('baker', 'refused')
    expect(await read()).toMatchObject({ total: 1450, shipping: 0 })
  })
})

describe('a part that was kept', () => {
  const part = (quantity: number, collected?: number) => {
    const kept = [{ lineId: lineOf(parcelOf(placed, traders.baker)), quantity }]
    return bring('baker', 'partly_delivered', { kept, ...(collected === undefined ? {} : { collected }) })
  }

  test('is what the order brings, and the rest returns to the stock once the store has it', async () => {
    await brought('baker', 'handed_over')
    expect(await part(2, 2960)).toMatchObject({ status: 200, body: { stage: 'partly_delivered', mayReceive: true } })
    const after = await read(traders.customer)
    expect(after).toMatchObject({ itemsTotal: 4350, shipping: 60, total: 4410, cancelledTotal: 1450 })
    expect(parcelOf(after, traders.baker)).toMatchObject({ status: 'Completed', collected: 2960 })
    expect(parcelOf(after, traders.baker).items[0]?.outcomes).toEqual([
      { outcome: 'kept', quantity: 2, fit: null },
      { outcome: 'refused', quantity: 1, fit: null },
    ])
    expect(await stockOf(shop, apron)).toBe(7)
    const id = parcelOf(placed, traders.baker).id
    expect(await receiveParcel(shop, traders.baker.token, id)).toMatchObject({ body: { mayReceive: false } })
    expect(await stockOf(shop, apron)).toBe(8)
    expect(await receiveParcel(shop, traders.baker.token, id)).toMatchObject({ body: problem('stage_not_open') })
    expect(await stockOf(shop, apron)).toBe(8)
  })

  test.each([
    [0, undefined, { kept: 'Nothing was kept. Mark the parcel as refused.' }],
    [3, undefined, { kept: 'Everything was kept. Mark the parcel as delivered.' }],
    [4, undefined, { kept: 'Choose from the pieces of this parcel.' }],
    [2, 2900, { collected: 'The amount to collect is ৳2,960.' }],
  ])('of %s pieces for %s taka is refused at its field, and nothing changes', async (quantity, collected, fields) => {
    const before = await read()
    expect(await part(quantity, collected)).toMatchObject({ status: 400, body: { fields } })
    expect(await read()).toEqual(before)
  })

  test('of another parcel’s line is refused', async () => {
    const kept = [{ lineId: lineOf(parcelOf(placed, traders.weaver)), quantity: 1 }]
    expect(await bring('baker', 'partly_delivered', { kept })).toMatchObject({ status: 400 })
  })
})

describe('a refused parcel', () => {
  test('is sold again as far as it is fit, once it is back', async () => {
    await brought('baker', 'handed_over', 'refused', 'coming_back')
    const { id } = parcelOf(placed, traders.baker)
    const sound = (quantity: number) => [{ lineId: lineOf(parcelOf(placed, traders.baker)), quantity }]
    expect(await receiveParcel(shop, traders.baker.token, id, sound(4))).toMatchObject({
      status: 400,
      body: { fields: { fit: 'Choose from the pieces that were not kept.' } },
    })
    expect(await stockOf(shop, apron)).toBe(7)
    expect(await receiveParcel(shop, traders.baker.token, id, sound(2))).toMatchObject({ body: { stage: 'back' } })
    expect(await stockOf(shop, apron)).toBe(9)
  })

  test('that is lost on its way back returns nothing', async () => {
    await brought('baker', 'handed_over', 'refused')
    await brought('admin', 'lost')
    const { items } = parcelOf(await read(), traders.baker)
    expect(items[0]?.outcomes).toEqual([{ outcome: 'lost', quantity: 3, fit: null }])
    const { id } = parcelOf(placed, traders.baker)
    expect(await receiveParcel(shop, traders.baker.token, id)).toMatchObject({ body: problem('stage_not_open') })
    expect(await stockOf(shop, apron)).toBe(7)
  })
})

describe('an admin corrects a stage', () => {
  const correct = (stage: Stage, reason = 'The rider has called') =>
    correctParcel(shop, traders.admin.token, parcelOf(placed, traders.baker).id, { stage, reason })

  test('against their order, with a reason in the audit that no customer reads', async () => {
    await brought('baker', 'handed_over', 'refused')
    expect(await correct('delivered')).toMatchObject({ status: 200, body: { stage: 'delivered', status: 'Completed' } })
    expect(await read()).toMatchObject({ total: 5860, status: 'Pending' })
    const { moves, items } = parcelOf(await read(traders.customer), traders.baker)
    expect(moves.map(({ isCorrection }) => isCorrection)).toEqual([false, false, true])
    expect(moves.at(-1)).toMatchObject({ stage: 'delivered', by: 'shop', reason: '' })
    expect(items[0]?.outcomes).toEqual([{ outcome: 'kept', quantity: 3, fit: null }])
    const entry = (await auditOf(shop, traders.admin, 'order', placed.id)).at(-1)
    expect(entry).toMatchObject({ action: 'correct', after: { reason: 'The rider has called' } })
  })

  test('without asking for the shipping twice', async () => {
    await brought('baker', 'handed_over', 'refused')
    await brought('weaver', 'delivered')
    await correct('delivered')
    const { parcels, total } = await read()
    expect(parcels.map(({ toCollect }) => toCollect.shipping)).toEqual([0, 60])
    expect(total).toBe(5860)
  })

  test('not where the goods are on sale again', async () => {
    await brought('baker', 'cancelled')
    expect(await correct('delivered')).toMatchObject({ body: problem('stage_not_open') })
    expect(await stockOf(shop, apron)).toBe(10)
  })
})
