import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { WorkParcel } from '#contract/fulfilment'
import type { Stage } from '#contract/values/stages'
import { firstDueOfParcel, lateParcels } from '../deadlines/deadlines.queries.ts'
import { trackDeadlines } from '../deadlines/track-deadlines.ts'
import { transact } from '../platform/database/db.ts'
import { letDaysPass } from '../testing/deadlines.ts'
import { order, orderBody } from '../testing/orders.ts'
import { bringParcel } from '../testing/parcels.ts'
import { openTestShop, problem, type TestShop } from '../testing/shop.ts'
import { givenTraders, type Traders } from '../testing/traders.ts'

let shop: TestShop
let traders: Traders
beforeAll(async () => {
  shop = await openTestShop({ maxOpenOrders: 0 })
})
afterAll(() => shop.close())
beforeEach(async () => {
  traders = await givenTraders(shop)
})

/** Of the store, brought as far as that; so many days went by since it got its deadlines. */
async function sent(store: { id: number }, days: number, ...stages: Stage[]): Promise<number> {
  const productId = await shop.given.product({ vendorId: store.id })
  const { body } = await order(shop, traders.customer.token, orderBody([{ productId }]))
  const [parcel] = body.parcels
  for (const stage of stages) await bringParcel(shop, traders.admin.token, parcel.id, { stage })
  await transact(shop.db, (tx) => trackDeadlines(tx, body.id))
  if (days > 0) await letDaysPass(shop, parcel.id, days)
  return parcel.id
}

async function listed(who: { token: string }, list: string, query: Record<string, string> = {}) {
  return await shop.call('GET /api/parcels', { query: { list, ...query } as never }, who.token)
}
const idsOf = (parcels: WorkParcel[]) => parcels.map(({ id }) => id)

test('in each list what is late comes first, the longest late before the others, and what is due later after them', async () => {
  const { baker } = traders
  const [fresh, late, later] = [await sent(baker, 0), await sent(baker, 5), await sent(baker, 9)]
  const { body } = await listed(baker, 'to_confirm')
  expect(idsOf(body)).toEqual([later, late, fresh])
  expect(body.map(({ dueFor, isLate }: WorkParcel) => [dueFor, isLate])).toEqual([
    ['confirm', true],
    ['confirm', true],
    ['confirm', false],
  ])
  expect(Date.parse(body[2].dueAt)).toBeGreaterThan(Date.now())
})

test('what is due of a parcel is its store’s next deadline: to hand it over, then to have it delivered', async () => {
  const { baker } = traders
  await sent(baker, 0, 'confirmed')
  await sent(baker, 20, 'handed_over')
  await sent(baker, 20, 'delivered')
  const dueIn = async (list: string) =>
    (await listed(baker, list)).body.map(({ dueFor, isLate }: WorkParcel) => [dueFor, isLate])
  expect(await dueIn('to_pack')).toEqual([['hand_over', false]])
  expect(await dueIn('on_the_way')).toEqual([['delivery', true]])
  expect(await dueIn('done')).toEqual([[null, false]])
})

test('what is due goes with its stage at once, before the event of it has been heard', async () => {
  const { baker } = traders
  const id = await sent(baker, 5)
  const dueIn = async (list: string) => (await listed(baker, list)).body
  await bringParcel(shop, baker.token, id, { stage: 'confirmed' })
  expect(await dueIn('to_pack')).toMatchObject([{ id, dueFor: null, isLate: false }])
  await bringParcel(shop, baker.token, id, { stage: 'handed_over' })
  expect(await dueIn('on_the_way')).toMatchObject([{ id, dueFor: 'delivery', isLate: false }])
})

describe('the list of what is late', () => {
  test('has it at whichever stage, of the own store alone, and an admin’s has all', async () => {
    const { baker, weaver, admin } = traders
    const [packed, placed] = [await sent(baker, 15, 'packed'), await sent(baker, 9)]
    await sent(baker, 0)
    await sent(baker, 20, 'cancelled')
    const foreign = await sent(weaver, 30)
    expect(idsOf((await listed(baker, 'late')).body).toSorted()).toEqual([packed, placed].toSorted())
    expect(idsOf((await listed(admin, 'late')).body)).toEqual(expect.arrayContaining([packed, placed, foreign]))
    expect((await shop.call('GET /api/parcels/counts', {}, baker.token)).body).toEqual({
      waiting: { to_confirm: 2, to_pack: 0, to_hand_over: 1, on_the_way: 0, coming_back: 0, late: 2 },
      late: { to_confirm: 1, to_pack: 0, to_hand_over: 1, on_the_way: 0 },
      onTheWay: [],
    })
  })

  test('has a parcel once, however much of it is late', async () => {
    const id = await sent(traders.baker, 40)
    const { body } = await listed(traders.baker, 'late')
    expect([idsOf(body), body[0].dueFor]).toEqual([[id], 'confirm'])
  })
})

test('pages follow each other by when parcels are due, none twice and none left out', async () => {
  const { baker } = traders
  const ids = [await sent(baker, 7), await sent(baker, 7), await sent(baker, 3), await sent(baker, 0)]
  const withoutDeadline = await sent(baker, 0)
  await shop.db.deleteFrom('promises').where('parcel_id', '=', withoutDeadline).execute()
  const seen: number[] = []
  let cursor: string | null = null
  do {
    const page = await listed(baker, 'to_confirm', { limit: '1', ...(cursor ? { cursor } : {}) })
    seen.push(...idsOf(page.body))
    const [, next] = /[?&]cursor=([^&>]+)/.exec(page.headers.get('link') ?? '') ?? []
    cursor = next ? decodeURIComponent(next) : null
  } while (cursor)
  expect(seen).toEqual([...ids, withoutDeadline])
})

test.each(['x', '1.', '.5', '99999999999999.1', '1796342399999.0'])('%s is no place in a list', async (cursor) => {
  const answer = await listed(traders.baker, 'to_confirm', { cursor })
  expect(answer).toMatchObject({
    status: 400,
    body: { ...problem('invalid_request'), fields: { cursor: expect.any(String) } },
  })
})

test('what is late is found among what is open, however much was kept', async () => {
  const plans: string[] = []
  const looking = transact(shop.db, async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql`insert into promises (parcel_id, kind, zone, due_at, admins_due_at, kept_at)
      select id, kind, 'dhaka', now(), now(), now()
      from generate_series(1000000, 1020000) id, unnest(array['confirm', 'hand_over', 'delivery']) kind`.execute(tx)
    await sql`analyze promises`.execute(tx)
    const open = tx.selectFrom('parcels').where('status', '=', 'Pending')
    const due = open.leftJoinLateral(firstDueOfParcel(tx).as('due'), (join) => join.onTrue()).select(['id', 'due.at'])
    for (const asked of [lateParcels(tx), due]) plans.push(JSON.stringify(await asked.explain()))
    throw new Error('Nothing of it stays.')
  })
  await expect(looking).rejects.toThrow('Nothing of it stays.')
  expect(plans[0]).toMatch(/using promises_open/)
  expect(plans.join()).not.toContain('Seq Scan on promises')
})
