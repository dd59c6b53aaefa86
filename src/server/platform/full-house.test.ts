import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct } from '../catalog/testing-forms.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { transact } from './db.ts'

const MOST_UNDER_WAY = 6

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ keepAnswersBytes: 1_000_000, mostUnderWay: MOST_UNDER_WAY })
})
afterAll(() => shop.close())

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
