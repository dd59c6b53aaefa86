import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { CourierKind } from '../../../pretend/couriers/courier.ts'
import type { Step } from '../../../pretend/couriers/speech.ts'
import type { CourierAccess } from '../couriers/open-account.ts'
import { lockOrder } from '../orders/locks.queries.ts'
import { transact } from '../platform/database/db.ts'
import { createLog } from '../platform/process/log.ts'
import { behavesWhile, type Couriers, givenAccount, openShopWithCouriers } from '../testing/couriers.ts'
import type { TestShop } from '../testing/shop.ts'
import { givenTraders, type Traders } from '../testing/traders.ts'
import { untilSomebodyWaits } from '../testing/waiting.ts'
import { lockConsignment } from './consignments.queries.ts'
import { pollDue } from './poll-due.ts'
import { givenConsignment } from './testing/given-consignment.ts'

let shop: TestShop
let couriers: Couriers
let access: CourierAccess
let traders: Traders
const accounts: Partial<Record<CourierKind, number>> = {}
beforeAll(async () => {
  ;({ shop, couriers, access } = await openShopWithCouriers())
  traders = await givenTraders(shop)
  for (const kind of ['pathao', 'steadfast', 'redx'] as const)
    accounts[kind] = (await givenAccount(shop, traders.admin.token, couriers[kind])).accountId
  // Hundreds of consignments, without hundreds of orders.
  await sql`drop index one_open_consignment`.execute(shop.db)
})
afterAll(() => shop.close())

const ask = (signal = new AbortController().signal) => pollDue(shop.db, access, createLog('silent'), signal)
const accountOf = (kind: CourierKind) => accounts[kind] ?? 0
const HOUR = 3_600_000

let parcelId: number
let nth = 0
beforeEach(async () => {
  nth += 1
  parcelId = await givenConsignment(shop, {
    ...{ traders, accountId: accountOf('steadfast'), company: 'steadfast', number: `S${nth}` },
  })
})
afterEach(async () => {
  await shop.db.updateTable('consignments').set({ next_ask_at: null }).execute()
  await shop.db.updateTable('courier_accounts').set({ is_on: true }).execute()
})

/** Taken by the company as well, and due since then. Answers its id. */
async function due(kind: CourierKind, dueAt: Date, step: Step = 'created', bookedAt = new Date()): Promise<number> {
  nth += 1
  const [number, invoice] = [`N${nth}`, `T${nth}`]
  couriers[kind].taken.push({
    ...{ number, invoice, trackingCode: '', name: '', phone: '', altPhone: '', address: '', cash: 1510, note: '' },
    ...{ step, collected: null, changedAt: new Date() },
  })
  const { id } = await shop.db
    .insertInto('consignments')
    .values({
      ...{ parcel_id: parcelId, account_id: accountOf(kind), invoice, number, state: 'booked', recipient: '{}' },
      ...{ asked_by: traders.admin.id, asked_for: 'shop', cash_poisha: 151_000, word: 'booked' },
      ...{ next_ask_at: dueAt, created_at: bookedAt },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
async function several(count: number, give: () => Promise<number>): Promise<number[]> {
  const ids: number[] = []
  for (let at = 0; at < count; at += 1) ids.push(await give())
  return ids
}
const wordsOf = (ids: number[]) =>
  shop.db.selectFrom('courier_words').select(['said', 'source']).where('consignment_id', 'in', ids).execute()
const nextPollOf = async (id: number) =>
  (await shop.db.selectFrom('consignments').select('next_ask_at').where('id', '=', id).executeTakeFirstOrThrow())
    .next_ask_at
const makeDue = (id: number) =>
  shop.db
    .updateTable('consignments')
    .set({ next_ask_at: new Date(0) })
    .where('id', '=', id)
    .execute()

describe('what is due to be asked for', () => {
  test('is all asked for in one run, however much it is', async () => {
    const ids = await several(130, () => due('steadfast', new Date(0)))
    await ask()
    expect(await wordsOf(ids)).toHaveLength(130)
  })

  test('is asked for past an account that is off, however much of that is due', async () => {
    await several(105, () => due('redx', new Date(0)))
    await shop.db.updateTable('courier_accounts').set({ is_on: false }).where('id', '=', accountOf('redx')).execute()
    const id = await due('steadfast', new Date())
    await ask()
    expect(await wordsOf([id])).toHaveLength(1)
  })

  test('is asked for past a company that gives no answer, which is left alone for a while', async () => {
    behavesWhile(couriers.redx, 'locked')
    const silent = await several(105, () => due('redx', new Date(0)))
    const id = await due('steadfast', new Date())
    const soon = Date.now() + HOUR / 5
    await ask()
    expect(await wordsOf([id])).toHaveLength(1)
    expect(await wordsOf(silent)).toEqual([])
    expect((await Promise.all(silent.map(nextPollOf))).filter((at) => Number(at) < soon)).toEqual([])
  })

  test('is left for the next start where the shop closes', async () => {
    const id = await due('steadfast', new Date(0))
    await expect(ask(AbortSignal.abort())).rejects.toThrow()
    expect(await nextPollOf(id)).toEqual(new Date(0))
  })

  test.each([
    [1, 0.5],
    [30, 2],
    [24 * 10, 6],
  ])('is asked for the more seldom the older its last news is: of %i hours, in %d', async (age, hours) => {
    const id = await due('redx', new Date(0), 'created', new Date(Date.now() - age * HOUR))
    await shop.db
      .insertInto('courier_words')
      .values({
        ...{ consignment_id: id, word: 'booked', said: 'pickup-pending', source: 'asked', counted: false },
        ...{ happened_at: new Date(Date.now() - age * HOUR), learned_at: new Date(Date.now() - age * HOUR) },
      })
      .execute()
    const before = Date.now()
    await ask()
    // Pretend companies are asked ninety times as often.
    const asked = Number(await nextPollOf(id)) - (hours * HOUR) / 90
    expect(asked).toBeGreaterThanOrEqual(before)
    expect(asked).toBeLessThanOrEqual(Date.now())
  })
})

test.each(['pathao', 'redx'] as const)(
  '%s, asked again and again, has a word written down only where its status changes',
  async (kind) => {
    const id = await due(kind, new Date(0))
    for (const step of ['created', 'picked', 'held'] as const) {
      const taken = couriers[kind].taken.at(-1)
      if (taken) taken.step = step
      for (let again = 0; again < 3; again += 1) {
        await makeDue(id)
        await ask()
      }
    }
    const said = (await wordsOf([id])).map((word) => word.said)
    expect(said).toHaveLength(3)
    expect(new Set(said).size).toBe(3)
  },
)

test('an answer shows that the company knows the account again', async () => {
  const problem = async () => {
    const account = shop.db.selectFrom('courier_accounts').select('problem')
    return (await account.where('id', '=', accountOf('steadfast')).executeTakeFirstOrThrow()).problem
  }
  const id = await due('steadfast', new Date(0))
  couriers.steadfast.behave('locked')
  await ask()
  expect(await problem()).not.toBe('')
  couriers.steadfast.behave('answers')
  await makeDue(id)
  await ask()
  expect(await problem()).toBe('')
})

test('asking holds the order before the consignment, as webhooks do', async () => {
  const id = await due('steadfast', new Date(0))
  const { order_id: orderId } = await shop.db
    .selectFrom('parcels')
    .select('order_id')
    .where('id', '=', parcelId)
    .executeTakeFirstOrThrow()
  let asking: Promise<void> | undefined
  await transact(shop.db, async (tx) => {
    await lockOrder(tx, { by: 'order', id: orderId })
    asking = ask()
    asking.catch(() => undefined)
    await untilSomebodyWaits(shop)
    // Before a deadlock is found, and done again.
    await sql`set local lock_timeout = '300ms'`.execute(tx)
    await lockConsignment(tx, id)
  })
  await asking
  expect(await wordsOf([id])).toHaveLength(1)
})
