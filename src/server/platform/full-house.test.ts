import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct } from '../catalog/testing-forms.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { transact } from './db.ts'

const MOST_UNDER_WAY = 6
/** More than there are connections. */
const CROWD = 20

let shop: TestShop
let slow: TestShop
beforeAll(async () => {
  shop = await openTestShop({ keepAnswersBytes: 1_000_000, mostUnderWay: MOST_UNDER_WAY })
  slow = await openTestShop({ keepAnswersBytes: 1_000_000, longestWaitMs: 200 })
})
afterAll(async () => {
  await shop.close()
  await slow.close()
})

test('who comes to a full house is sent away at once, what is ready is still handed out, and nobody inside is forgotten', async () => {
  const { token } = await shop.given.account()
  const ready = await shop.call('GET /api/categories/tree', {})
  const ask = () => shop.call('GET /api/auth/me', {}, token)
  const inside: ReturnType<typeof ask>[] = []
  await transact(shop.db, async (tx) => {
    await sql`lock table users in access exclusive mode`.execute(tx)
    for (let count = 0; count < MOST_UNDER_WAY; count += 1) inside.push(ask())
    // What needs no database is answered after what was sent before it has been read.
    for (let time = 0; time < 3; time += 1) await shop.request('GET', '/api/nothing')

    for (const late of [await ask(), await addProduct(shop, token)]) {
      expect([late.status, late.body.code]).toEqual([503, 'busy'])
      expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0)
    }
    expect((await shop.call('GET /api/categories/tree', {})).body).toEqual(ready.body)
  })
  const answered = await Promise.all(inside)
  expect(answered.map(({ status }) => status)).toEqual(Array(MOST_UNDER_WAY).fill(200))
  expect((await ask()).status).toBe(200)
  // A full house is no bug.
  expect(shop.logLines.filter(({ level }) => Number(level) >= 50)).toEqual([])
})

test('where the line for the database stands still, who comes next is sent away at once; the line itself is served', async () => {
  const { token } = await slow.given.account()
  const ready = await slow.call('GET /api/categories/tree', {})
  const asked: Promise<[number, unknown]>[] = []
  const ask = () => {
    const answer = slow
      .call('GET /api/auth/me', {}, token)
      .then(({ status, body }): [number, unknown] => [status, body.code])
    asked.push(answer)
    return answer
  }
  await transact(slow.db, async (tx) => {
    await sql`lock table users in access exclusive mode`.execute(tx)
    for (let count = 0; count < CROWD; count += 1) ask()
    // Until the line is found to stand still, whoever comes stands in it too.
    const late = () => Promise.race([ask(), pause(50, 'in the line')])
    await expect.poll(late, { timeout: 3_000 }).toEqual([503, 'busy'])
    expect((await slow.call('GET /api/categories/tree', {})).body).toEqual(ready.body)
  })
  expect((await Promise.all(asked)).slice(0, CROWD)).toEqual(Array(CROWD).fill([200, undefined]))
  expect(await ask()).toEqual([200, undefined])
})
