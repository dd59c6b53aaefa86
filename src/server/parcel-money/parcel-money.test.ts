import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { givenRule } from '../commission/testing/given-rule.ts'
import { postedToStore } from '../ledger/posted.queries.ts'
import { behind } from '../testing/behind.ts'
import { behavesWhile, book, type Couriers, carriedBy, openShopThatBooks } from '../testing/couriers.ts'
import { order, orderBody } from '../testing/orders.ts'
import { bringParcel, correctParcel } from '../testing/parcels.ts'
import type { TestShop } from '../testing/shop.ts'
import type { Traders } from '../testing/traders.ts'
import { eventually } from '../testing/waiting.ts'

let shop: TestShop
let couriers: Couriers
let traders: Traders
let pathao: number
beforeAll(async () => {
  const opened = await openShopThatBooks()
  ;({ shop, couriers, traders } = opened)
  pathao = opened.accounts.pathao
  await givenRule(shop, { name: 'A tenth', vendorId: traders.baker.id })
})
afterAll(() => shop.close())

/** Of the baker’s, two pieces at 1,450 taka and 60 taka for the delivery; another of the weaver’s is in the same order. */
let parcelId: number
let lineId: number
let woven: number
beforeEach(async () => {
  const [productId, other] = [
    await shop.given.product({ vendorId: traders.baker.id }),
    await shop.given.product({ vendorId: traders.weaver.id }),
  ]
  const items = [{ productId, quantity: 2 }, { productId: other }]
  const where = { shippingAddress: 'House 4, Mirpur 10', shippingCity: 'Dhaka' }
  const { parcels, items: lines } = (await order(shop, traders.customer.token, orderBody(items, where))).body
  const parcelOf = (vendorId: number) => parcels.find((parcel: { vendorId: number }) => parcel.vendorId === vendorId).id
  parcelId = parcelOf(traders.baker.id)
  woven = parcelOf(traders.weaver.id)
  lineId = lines.find((line: { vendorId: number }) => line.vendorId === traders.baker.id).id
})

const ask = (token: string, id = parcelId) =>
  shop.call('GET /api/parcels/:id/money', { params: { id: String(id) } }, token)
const read = async () => (await ask(traders.baker.token)).body
const bring = async (body: Parameters<typeof bringParcel>[3]) =>
  expect((await bringParcel(shop, traders.baker.token, parcelId, body)).status).toBe(200)
const untilState = (kind: string) => eventually(async () => expect((await read()).state.kind).toBe(kind))

const GOODS = { kind: 'goods', amount: 2900 }
const COMMISSION = [
  {
    ...{ kind: 'commission', rule: 'A tenth', basisPoints: 1_000, fixed: 0, of: 2900, isLimited: false },
    amount: -290,
  },
  { kind: 'commission_vat', basisPoints: 1_500, amount: -43.5 },
]
const BY_THE_SHOP = { kind: 'delivery', charged: 60, keptBy: 'shop', amount: 0 }
const BY_THE_STORE = { kind: 'delivery', charged: 60, keptBy: 'store', amount: 60 }

describe('while it is not delivered, a parcel', () => {
  test('is told as if all of it were kept, and as not known whose delivery it is', async () => {
    const steps = [GOODS, ...COMMISSION, { ...BY_THE_SHOP, keptBy: null }, { kind: 'left', amount: 2566.5 }]
    const state = { kind: 'expected', owed: null }
    expect(await read()).toEqual({ parcelId, isExpected: true, steps, state, places: [] })
  })

  test('that a company is asked to carry has the delivery of whose account it is', async () => {
    behavesWhile(couriers.pathao, 'fails')
    const { status } = await book(shop, traders.baker.token, { ids: [parcelId], accountId: pathao })
    expect(status).toBe(200)
    expect((await read()).steps).toContainEqual(BY_THE_SHOP)
  })

  test('that left with the store’s rider says what its store is to owe', async () => {
    await bring({ stage: 'handed_over' })
    const { steps, state } = await read()
    expect(steps.slice(-2)).toEqual([BY_THE_STORE, { kind: 'left', amount: 2626.5 }])
    expect(state).toEqual({ kind: 'expected', owed: 333.5 })
  })

  test('of which a company says that a part was kept waits for the pieces', async () => {
    await bring({ stage: 'handed_over' })
    await shop.db.updateTable('parcels').set({ told_in_part: true }).where('id', '=', parcelId).execute()
    expect(await read()).toMatchObject({ isExpected: true, state: { kind: 'pieces_to_say' } })
  })
})

describe('of a parcel that was delivered', () => {
  test('by the store’s rider, the store has the cash and owes the commission', async () => {
    await bring({ stage: 'delivered' })
    expect(await read()).toMatchObject({
      ...{ isExpected: false, state: { kind: 'with_store', owed: 333.5 } },
      places: [{ kind: 'next_statement', amount: -333.5 }],
    })
    expect((await read()).steps).toEqual([GOODS, ...COMMISSION, BY_THE_STORE, { kind: 'left', amount: 2626.5 }])
  })

  test('by the shop’s courier, that has the cash; once it is here, it is payable', async () => {
    const taken = await carriedBy(shop, couriers.pathao, { token: traders.baker.token, parcelId, accountId: pathao })
    await couriers.pathao.bring(taken, 'delivered', 2960)
    await untilState('with_courier')
    const { steps, state } = await read()
    expect(state).toEqual({ kind: 'with_courier', courier: 'pathao', since: expect.any(String), days: null })
    expect(steps).toEqual([GOODS, ...COMMISSION, BY_THE_SHOP, { kind: 'left', amount: 2566.5 }])
    await settled(256_650)
    expect(await read()).toMatchObject({
      ...{ state: { kind: 'payable' }, steps },
      places: [{ kind: 'next_statement', amount: 2566.5 }],
    })
  })

  test('in part, what was not kept pays nothing', async () => {
    await bring({ stage: 'partly_delivered', kept: [{ lineId, quantity: 1 }], collected: 1510 })
    const { steps, state } = await read()
    expect(state).toEqual({ kind: 'with_store', owed: 166.75 })
    expect(steps).toMatchObject([
      ...[GOODS, { kind: 'not_kept', amount: -1450 }],
      ...[{ of: 1450, amount: -145 }, { amount: -21.75 }, BY_THE_STORE, { amount: 1343.25 }],
    ])
  })

  test('in part of which only the sum is known, the pieces are waited for', async () => {
    const taken = await carriedBy(shop, couriers.pathao, { token: traders.baker.token, parcelId, accountId: pathao })
    await couriers.pathao.bring(taken, 'part', 1510)
    await untilState('pieces_to_say')
    const { steps, isExpected } = await read()
    expect(isExpected).toBe(false)
    expect(steps).toEqual([
      ...[GOODS, { kind: 'not_kept', amount: -1450 }, BY_THE_SHOP],
      { kind: 'left', amount: 1450 },
    ])
  })

  test('before there were books nothing is owed', async () => {
    await bring({ stage: 'delivered' })
    await shop.db.updateTable('parcels').set({ collects_for: null }).where('id', '=', parcelId).execute()
    expect((await read()).state).toEqual({ kind: 'before_ledger' })
  })

  test.each([
    ['refused', { stage: 'refused', reason: 'Not at home' }],
    ['cancelled', { stage: 'cancelled', reason: 'Torn' }],
  ] as const)('that was %s nothing is left', async (stage, body) => {
    await bring(body)
    expect(await read()).toEqual({
      ...{ parcelId, isExpected: false, state: { kind: 'nothing', stage }, places: [] },
      steps: [GOODS, { kind: 'not_kept', amount: -2900 }, { kind: 'left', amount: 0 }],
    })
  })

  test('and corrected, what was posted is taken back', async () => {
    await bring({ stage: 'delivered' })
    const body = { stage: 'refused' as const, reason: 'The rider was mistaken' }
    expect((await correctParcel(shop, traders.admin.token, parcelId, body)).status).toBe(200)
    expect(await read()).toMatchObject({ state: { kind: 'nothing' } })
  })
})

/** As the settlement of a courier is going to. */
async function settled(poisha: number): Promise<void> {
  await sql`select ledger_post(
    array['settled'], array[${String(parcelId)}], array[${`parcel:${parcelId}`}], array[now()]::timestamptz[], array[null]::bigint[],
    array[1, 1], array['vendor_pending', 'vendor_payable'],
    array[${String(traders.baker.id)}, ${String(traders.baker.id)}], array[${poisha}, ${-poisha}]::bigint[])`.execute(
    shop.db,
  )
}

describe('who reads it', () => {
  test('is the store that packs the parcel, and admins, who are told the same', async () => {
    await bring({ stage: 'delivered' })
    expect((await ask(traders.admin.token)).body).toEqual(await read())
  })

  test('is no other store, not even one with a parcel in the same order', async () => {
    const { status, body } = await ask(traders.baker.token, woven)
    expect([status, body.code]).toEqual([404, 'parcel_not_found'])
    expect((await ask(traders.weaver.token)).status).toBe(404)
  })

  test('is not who bought it, a store that buys neither', async () => {
    expect((await ask(traders.customer.token)).status).toBe(403)
    const productId = await shop.given.product({ vendorId: traders.baker.id })
    const bought = (await order(shop, traders.weaver.token, orderBody([{ productId }]))).body
    expect((await ask(traders.weaver.token, bought.parcels[0].id)).body.code).toBe('parcel_not_found')
  })
})

test('under row security a store reads of a parcel’s postings its own accounts alone, and of another’s nothing', async () => {
  await bring({ stage: 'delivered' })
  const subject = `parcel:${parcelId}`
  const [mine, theirs] = [await behind(shop, traders.baker.ownerId), await behind(shop, traders.weaver.ownerId)]
  const { baker } = traders
  expect(await postedToStore(mine, subject, baker.id)).toEqual(await postedToStore(shop.db, subject, baker.id))
  expect(await postedToStore(theirs, subject, baker.id)).toEqual({ owesPoisha: 0, pendingPoisha: 0, payablePoisha: 0 })
  const kindsIn = async (db: typeof mine) => {
    const all = db.selectFrom('ledger_accounts').select('kind').distinct().orderBy('kind')
    return (await all.execute()).map(({ kind }) => kind)
  }
  expect((await kindsIn(mine)).every((kind) => kind.startsWith('vendor_'))).toBe(true)
  expect(await kindsIn(theirs)).toEqual([])
})
