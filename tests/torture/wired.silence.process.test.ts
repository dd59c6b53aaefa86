import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest'
import type {} from '../../src/server/testing/global-setup.ts'
import { openPageShop, type PageShop } from '../../src/server/testing/page-shop.ts'
import { type HeldTimers, holdTimers } from './held-timers.ts'
import { openWire, type Wire } from './wire.ts'

let wire: Wire
let shop: PageShop
let timeouts: HeldTimers
/** Lengths that no other timer has. */
const patience = { query_timeout: 2_222_222, connectionTimeoutMillis: 3_333_333 }
const WAITING = { timeout: 120_000, interval: 20 }
beforeAll(async () => {
  const { host, port } = inject('postgres')
  wire = await openWire(`${host}/.s.PGSQL.${port}`)
  timeouts = holdTimers(...Object.values(patience))
  const reachedAt = { host: '127.0.0.1', port: wire.port, ...patience }
  shop = await openPageShop({ responseCacheBytes: 1_000_000, reachedAt })
})
afterAll(async () => {
  await shop.close()
  timeouts.release()
  await wire.close()
})

test('behind a network that swallows everything people look around as before, nothing waits for ever, and the shop mends itself', async () => {
  const productId = await shop.given.product({ name: 'Steady' })
  const shopper = await shop.given.account()
  const addToCart = async () => {
    const answer = await fetch(`${shop.url}/api/cart/add`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${shopper.token}` },
      body: JSON.stringify({ userId: shopper.id, items: [{ productId, quantity: 1, size: 'M' }] }),
    })
    return [answer.status, Number(answer.headers.get('retry-after')) > 0]
  }
  const health = async () => (await shop.get('/api/health')).status
  const front = (await shop.get('/')).text
  // Connections that nobody uses while the network falls silent are as dead as the others.
  await Promise.all(Array.from({ length: 12 }, () => sql`select pg_sleep(0.3)`.execute(shop.db)))

  wire.fallSilent()
  const losingPatience = setInterval(timeouts.runOut, 100)
  onTestFinished(() => clearInterval(losingPatience))
  expect(await addToCart()).toEqual([503, true])
  const isStale = async () => {
    const { status, text, headers } = await shop.get('/')
    return [status, text === front, headers['x-stale-since'] !== undefined]
  }
  await expect.poll(isStale, WAITING).toEqual([200, true, true])
  expect(await health()).toBe(503)

  wire.isSilent = false
  clearInterval(losingPatience)
  // Whoever was connected while all was silent waits for nothing.
  timeouts.runOut()
  const isItself = async () => [await health(), (await isStale())[2]]
  await expect.poll(isItself, WAITING).toEqual([200, false])
  expect(await Promise.all(Array.from({ length: 12 }, addToCart))).toEqual(Array(12).fill([200, false]))
})
