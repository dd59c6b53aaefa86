import { sql } from 'kysely'
import type pg from 'pg'
import { expect, test } from 'vitest'
import { registerSubscribers, relayEvents } from '../../src/server/platform/events/relay.ts'
import { connectionTo } from '../../src/server/testing/jobs.ts'
import { order, orderBody } from '../../src/server/testing/orders.ts'
import { openTestShop } from '../../src/server/testing/shop.ts'
import { withClient } from '../torture/victim.ts'
import { ordersWithoutMessage, wordsOf } from './without-message.ts'

test('of an order that nobody was told of the judge says what it waits for', async () => {
  const shop = await openTestShop()
  try {
    const customer = await shop.given.account()
    const productId = await shop.given.product()
    const place = async () => (await order(shop, customer.token, orderBody([{ productId }]))).body.id as number
    const look = async () => await withClient((await connectionTo(shop)) as pg.ClientConfig, ordersWithoutMessage)
    const first = await place()
    expect(await look()).toEqual([{ orderId: first, waitsFor: ['relay of order.placed'], pausesForMs: 0 }])

    const mails = { 'order.placed': { mails: async () => undefined } }
    await registerSubscribers(shop.db, mails)
    await relayEvents(shop.db, mails)
    await sql`update graphile_worker._private_jobs set run_at = clock_timestamp() + interval '1 hour', last_error = 'cut', attempts = 9`.execute(
      shop.db,
    )
    const [paused] = await look()
    expect(paused).toMatchObject({ orderId: first, waitsFor: ['order.placed > mails, try 9, cut'] })
    expect(paused?.pausesForMs).toBeGreaterThan(0)

    await sql`delete from graphile_worker._private_jobs`.execute(shop.db)
    expect(wordsOf(await look())).toEqual(['1 orders that nobody was told of wait for nothing that is under way'])
  } finally {
    await shop.close()
  }
})
