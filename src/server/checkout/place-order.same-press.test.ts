import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { orderOfKey } from '../orders/earlier-orders.queries.ts'
import { type Db, transact } from '../platform/database/db.ts'
import { moveOrder, type OrderBody, order, orderBody, orderInVain, stockOf } from '../testing/orders.ts'
import { type Answer, openTestShop, problem, type TestShop } from '../testing/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

describe('the Idempotency-Key', () => {
  test('gives the first order again, and takes nothing twice', async () => {
    const { token } = await shop.given.account()
    const productId = await shop.given.product({ stock: { M: 5 } })
    const body = orderBody([{ productId }])
    const first = await order(shop, token, body, 'press')
    const again = await orderInVain(
      shop,
      token,
      Object.fromEntries(Object.entries(body).toReversed()) as OrderBody,
      'press',
    )
    expect(again).toMatchObject({ status: 201, body: first.body })
    expect(await stockOf(shop, productId)).toBe(4)
  })

  test('gives it again even though the price has changed and the size has sold out since', async () => {
    const { token } = await shop.given.account()
    const productId = await shop.given.product({ stock: { M: 1 } })
    const first = await order(shop, token, orderBody([{ productId }]), 'last piece')
    await shop.db.updateTable('products').set({ price_poisha: 1 }).where('id', '=', productId).execute()
    const again = await order(shop, token, orderBody([{ productId }]), 'last piece')
    expect(again).toMatchObject({ status: 201, body: { id: first.body.id, total: 1510 } })
  })

  test('is refused with another order', async () => {
    const { token } = await shop.given.account()
    const productId = await shop.given.product()
    const key = 'reused'
    await order(shop, token, orderBody([{ productId }]), key)
    for (const body of [orderBody([{ productId, quantity: 2 }]), orderBody([{ productId }], { notes: 'Another' })]) {
      const answer = await orderInVain(shop, token, body, key)
      expect(answer).toMatchObject({ status: 422, body: problem('idempotency_key_reused') })
    }
  })

  test('is not used up by a refusal', async () => {
    const { token } = await shop.given.account()
    const productId = await shop.given.product()
    await orderInVain(shop, token, orderBody([{ productId, price: 1 }]), 'second try')
    expect((await order(shop, token, orderBody([{ productId }]), 'second try')).status).toBe(201)
  })

  test('belongs to its customer: two customers may use the same', async () => {
    const productId = await shop.given.product()
    const [one, other] = [await shop.given.account(), await shop.given.account()]
    const first = await order(shop, one.token, orderBody([{ productId }]), 'the same')
    const second = await order(shop, other.token, orderBody([{ productId }]), 'the same')
    expect(second.status).toBe(201)
    expect(second.body.id).not.toBe(first.body.id)
  })

  test('has 1 to 100 characters', async () => {
    const { token } = await shop.given.account()
    const productId = await shop.given.product()
    const answer = await orderInVain(shop, token, orderBody([{ productId }]), 'k'.repeat(101))
    expect(answer).toMatchObject({
      status: 400,
      body: { fields: { 'idempotency-key': 'Must have 1 to 100 characters.' } },
    })
  })
})

describe('without an Idempotency-Key', () => {
  const BODIES = 20
  const ids = (answers: Answer[]) => new Set(answers.map(({ body }) => body.id))

  test('the same order sent many times at once is one order', async () => {
    await keepYoung()
    const { token } = await shop.given.account()
    const productId = await shop.given.product({ stock: { M: 30 } })
    const body = orderBody([{ productId }])
    const answers = await Promise.all(Array.from({ length: BODIES }, () => order(shop, token, body, null)))
    expect(answers.map(({ status }) => status)).toEqual(Array(BODIES).fill(201))
    expect(ids(answers).size).toBe(1)
    expect(await stockOf(shop, productId)).toBe(29)
  })

  test('the same order ten seconds later is another, and is what comes again from then on', async () => {
    const { token } = await shop.given.account()
    const body = orderBody([{ productId: await shop.given.product() }])
    const send = () => order(shop, token, body, null)
    await keepYoung()
    const first = await send()
    expect((await send()).body.id).toBe(first.body.id)
    await makeOld(first.body.id, 11)
    const second = await send()
    expect(second.body.id).toBeGreaterThan(first.body.id)
    await makeOld(second.body.id, -HOUR)
    expect((await send()).body.id).toBe(second.body.id)
  })

  test('ten seconds are ten seconds', async () => {
    const { id, token } = await shop.given.account()
    const { body } = await order(shop, token, orderBody([{ productId: await shop.given.product() }]), null)
    const { key } = await shop.db
      .selectFrom('order_requests')
      .select('key')
      .where('order_id', '=', body.id)
      .executeTakeFirstOrThrow()
    const found: unknown[] = []
    // In a transaction the time stands.
    for (const seconds of [9.9, 10.1])
      await transact(shop.db, async (tx) => {
        await makeOld(body.id, seconds, tx)
        found.push(await orderOfKey(tx, id, { key, isKeyed: false }))
      })
    expect(found).toEqual([expect.objectContaining({ orderId: body.id }), undefined])
  })

  test('who cancelled the order and sends it again gets another one', async () => {
    const { token } = await shop.given.account()
    const body = orderBody([{ productId: await shop.given.product() }])
    const first = await order(shop, token, body, null)
    await moveOrder(shop, token, first.body.id, 'Cancelled')
    expect((await order(shop, token, body, null)).body).toMatchObject({ status: 'Pending', total: 1510 })
  })

  test('another order, and the same of another customer, are their own', async () => {
    const [one, other] = [await shop.given.account(), await shop.given.account()]
    const body = orderBody([{ productId: await shop.given.product() }])
    const answers = [
      await order(shop, one.token, body, null),
      await order(shop, one.token, { ...body, notes: 'Another' }, null),
      await order(shop, other.token, body, null),
    ]
    expect(ids(answers).size).toBe(3)
  })

  test('a key still makes it another order', async () => {
    const { token } = await shop.given.account()
    const body = orderBody([{ productId: await shop.given.product() }])
    expect(ids([await order(shop, token, body, null), await order(shop, token, body, 'a press')]).size).toBe(2)
  })
})

const HOUR = 3600

/** Orders that are placed while the test runs are an hour younger, however long it takes. */
async function keepYoung(): Promise<void> {
  const defaultsTo = (moment: string) =>
    sql.raw(`alter table order_requests alter created_at set default ${moment}`).execute(shop.db)
  await defaultsTo("now() + interval '1 hour'")
  onTestFinished(async () => void (await defaultsTo('now()')))
}

async function makeOld(orderId: number, seconds: number, db: Db = shop.db): Promise<void> {
  await db
    .updateTable('order_requests')
    .set({ created_at: sql`now() - make_interval(secs => ${seconds})` })
    .where('order_id', '=', orderId)
    .execute()
}
