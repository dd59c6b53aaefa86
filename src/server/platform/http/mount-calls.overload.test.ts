import { sql } from 'kysely'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { addProduct } from '../../selling/testing/forms.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'
import { eventually, untilSomebodyWaits } from '../../testing/waiting.ts'
import { poolFigures, transact } from '../database/db.ts'

const MOST_UNDER_WAY = 6
const LONGEST_WAIT_MS = 60_000
const CONNECTIONS = 12
/** A crowd waits for the connections twice over, a few do not. */
const CROWD = 36
const FEW = 20

let shop: TestShop
let slow: TestShop
beforeAll(async () => {
  shop = await openTestShop({ responseCacheBytes: 1_000_000, mostUnderWay: MOST_UNDER_WAY })
  slow = await openTestShop({ responseCacheBytes: 1_000_000, longestWaitMs: LONGEST_WAIT_MS })
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
    await untilSomebodyWaits(shop, MOST_UNDER_WAY)

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

/** Asks who one is, as often as it is called, and keeps what was answered. */
async function questions() {
  const { token } = await slow.given.account()
  const answers: Promise<[number, unknown]>[] = []
  const ask = () => {
    const answer = slow
      .call('GET /api/auth/me', {}, token)
      .then(({ status, body }): [number, unknown] => [status, body.code])
    answers.push(answer)
    return answer
  }
  return { answers, ask }
}

/** Until so many have no connection yet, beside the test’s own transaction and those that have one. */
const untilInLine = (asked: number) =>
  eventually(() => expect(poolFigures(slow.db).waiting).toBe(asked + 1 - CONNECTIONS))

/** From now on whoever waits already has waited for longer than the shop lets anybody. */
function letTimePass(): void {
  const now = performance.now.bind(performance)
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now() + LONGEST_WAIT_MS + 1)
  onTestFinished(() => clock.mockRestore())
}

test('where the line for the database stands still, who comes next is sent away at once; the line itself is served', async () => {
  const ready = await slow.call('GET /api/categories/tree', {})
  const { answers, ask } = await questions()
  await transact(slow.db, async (tx) => {
    await sql`lock table users in access exclusive mode`.execute(tx)
    for (let count = 0; count < CROWD; count += 1) ask()
    await untilInLine(CROWD)
    letTimePass()
    expect(await ask()).toEqual([503, 'busy'])
    expect((await slow.call('GET /api/categories/tree', {})).body).toEqual(ready.body)
  })
  expect((await Promise.all(answers)).slice(0, CROWD)).toEqual(Array(CROWD).fill([200, undefined]))
  expect(await ask()).toEqual([200, undefined])
})

test('a few who wait, fewer than there are connections, are no line, however slow the database is', async () => {
  const { answers, ask } = await questions()
  await transact(slow.db, async (tx) => {
    await sql`lock table users in access exclusive mode`.execute(tx)
    for (let count = 0; count < FEW; count += 1) ask()
    await untilInLine(FEW)
    letTimePass()
    ask()
    await untilInLine(FEW + 1)
  })
  expect(await Promise.all(answers)).toEqual(Array(FEW + 1).fill([200, undefined]))
})
