import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { moveOrder, order, orderBody, readOrder } from '../testing/orders.ts'
import { openTestShop, problem, type TestShop } from '../testing/shop.ts'
import { givenTraders, type Traders } from '../testing/traders.ts'

let shop: TestShop
let traders: Traders

beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  traders = await givenTraders(shop)
})

type Person = { token: string }

/** An order of one piece from each of the stores. */
async function ordered(...stores: { id: number }[]): Promise<number> {
  const items = []
  for (const { id } of stores) items.push({ productId: await shop.given.product({ vendorId: id }) })
  return (await order(shop, traders.customer.token, orderBody(items))).body.id
}

function complete({ token }: Person, ...ids: number[]) {
  return shop.call('POST /api/orders/complete', { body: { ids } }, token)
}

async function statusesOf(id: number): Promise<string[]> {
  const { body } = await readOrder(shop, traders.admin.token, id)
  return body.parcels.map(({ status }: { status: string }) => status)
}

test('a store completes its own parcels of many orders in one go, and is told exactly what did not move', async () => {
  const { baker, weaver, customer } = traders
  const [own, both, foreign, cancelled] = [
    await ordered(baker),
    await ordered(baker, weaver),
    await ordered(weaver),
    await ordered(baker),
  ]
  await moveOrder(shop, customer.token, cancelled, 'Cancelled')
  const { status, body } = await complete(baker, own, foreign, cancelled, both, 999_999, own)
  expect(status).toBe(200)
  expect(body.completed).toEqual([own, both])
  expect(body.refused).toEqual([
    { orderId: foreign, code: 'order_not_found', message: 'You have no such order.' },
    { orderId: cancelled, code: 'status_not_open', message: 'This order can no longer be changed.' },
    { orderId: 999_999, code: 'order_not_found', message: 'You have no such order.' },
  ])
  expect(await statusesOf(own)).toEqual(['Completed'])
  expect(await statusesOf(both)).toEqual(['Completed', 'Pending'])
  expect(await statusesOf(foreign)).toEqual(['Pending'])
  expect(await statusesOf(cancelled)).toEqual(['Cancelled'])
})

test('an admin completes every open parcel of them, and each order is signed in the audit', async () => {
  const { admin, baker, weaver } = traders
  const [one, other] = [await ordered(baker, weaver), await ordered(weaver)]
  expect((await complete(admin, one, other)).body).toEqual({ completed: [one, other], refused: [] })
  expect(await statusesOf(one)).toEqual(['Completed', 'Completed'])
  const { body } = await shop.call('GET /api/audit', { query: { subject: 'order', action: 'complete' } }, admin.token)
  const signed = body.map(({ subjectId, actor }: { subjectId: number; actor: object }) => ({ subjectId, actor }))
  expect(signed.slice(0, 2)).toEqual([
    { subjectId: other, actor: { id: admin.id, name: admin.username } },
    { subjectId: one, actor: { id: admin.id, name: admin.username } },
  ])
})

test('two who complete the same orders at once complete each once', async () => {
  const { admin, baker } = traders
  const ids = [await ordered(baker), await ordered(baker), await ordered(baker)]
  const answers = await Promise.all([complete(admin, ...ids), complete(baker, ...ids.toReversed())])
  const inOrder = (some: number[]) => some.toSorted((one, other) => one - other)
  expect(inOrder(answers.flatMap(({ body }) => body.completed))).toEqual(ids)
  expect(
    inOrder(answers.flatMap(({ body }) => body.refused.map(({ orderId }: { orderId: number }) => orderId))),
  ).toEqual(ids)
})

describe('where the database has no time in the middle of it', () => {
  /** Whoever touches parcels of this order has waited too long for a lock. */
  async function withoutTimeFor(orderId: number): Promise<void> {
    await sql`create function wait_too_long() returns trigger language plpgsql
      as $$ begin raise lock_not_available; end $$`.execute(shop.db)
    await sql`create trigger wait_too_long before update on parcels for each row
      when (old.order_id = ${sql.lit(orderId)}) execute function wait_too_long()`.execute(shop.db)
    onTestFinished(async () => {
      await sql`drop function wait_too_long cascade`.execute(shop.db)
    })
  }

  test('what was completed is told, and the rest as not done', async () => {
    const { admin, baker } = traders
    const [one, stuck, after] = [await ordered(baker), await ordered(baker), await ordered(baker)]
    await withoutTimeFor(stuck)
    const { status, body } = await complete(admin, one, stuck, after)
    expect(status).toBe(200)
    const busy = { code: 'busy', message: 'The shop is very busy. Please try again in a moment.' }
    expect(body).toEqual({
      completed: [one],
      refused: [stuck, after].map((orderId) => ({ orderId, ...busy })),
    })
    expect([await statusesOf(one), await statusesOf(after)]).toEqual([['Completed'], ['Pending']])
  })

  test('before anything was completed, the shop is busy', async () => {
    const { admin, baker } = traders
    const [stuck, after] = [await ordered(baker), await ordered(baker)]
    await withoutTimeFor(stuck)
    expect(await complete(admin, stuck, after)).toMatchObject({ status: 503, body: problem('busy') })
  })
})

test('a customer completes nothing, and nothing chosen is refused at its field', async () => {
  const { customer, baker, admin } = traders
  expect((await complete(customer, await ordered(baker))).body).toMatchObject(problem('not_allowed'))
  expect(await complete(admin)).toMatchObject({ status: 400, body: { fields: { ids: 'Choose orders.' } } })
})
