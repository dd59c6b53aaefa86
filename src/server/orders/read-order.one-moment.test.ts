import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { writeMessages } from '../notifications/write-messages.ts'
import { transact } from '../platform/database/db.ts'
import { messagesAbout } from '../testing/mails.ts'
import { order, orderBody, readOrder } from '../testing/orders.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { givenTraders, type Traders } from '../testing/traders.ts'
import { untilSomebodyWaits } from '../testing/waiting.ts'

let shop: TestShop
let traders: Traders
let orderId: number

beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  traders = await givenTraders(shop)
  const vendors = [traders.baker, traders.weaver]
  const items = await Promise.all(
    vendors.map(async ({ id }) => ({ productId: await shop.given.product({ vendorId: id }) })),
  )
  orderId = (await order(shop, traders.customer.token, orderBody(items))).body.id
})

/** Reads while the order is being cancelled: what asks for its lines waits until all of it is. */
async function underCancel<Result>(read: () => Promise<Result>): Promise<Result> {
  const { reading } = await shop.db.transaction().execute(async (tx) => {
    await sql`lock table order_lines in access exclusive mode`.execute(tx)
    const reading = read()
    await untilSomebodyWaits(shop)
    await tx
      .updateTable('parcels')
      .set({ status: 'Cancelled', stage: 'cancelled', moved_at: new Date() })
      .where('order_id', '=', orderId)
      .execute()
    await tx.updateTable('orders').set({ status: 'Cancelled', due_poisha: 0 }).where('id', '=', orderId).execute()
    return { reading }
  })
  return await reading
}

test.each(['customer', 'admin', 'baker'] as const)(
  'an order that is cancelled while its %s reads it is told as it was before or as it is after',
  async (reader) => {
    const { token } = traders[reader]
    const { status, body } = await underCancel(() => readOrder(shop, token, orderId))
    expect(status).toBe(200)
    const told = new Set([body.status, ...body.parcels.map((each: { status: string }) => each.status)])
    expect([told, body.total === 0]).toEqual([new Set(['Cancelled']), reader !== 'baker'])
  },
)

test('no mail tells an order of which everything was cancelled while it was written', async () => {
  await underCancel(() =>
    transact(shop.db, (tx) =>
      writeMessages(tx, [{ id: 1_000_000, name: 'order.placed', payload: { orderId }, emittedAt: new Date() }], {
        sends: { mail: false, sms: false },
        publicUrl: undefined,
      }),
    ),
  )
  expect(await messagesAbout(shop, orderId)).toEqual([])
})
