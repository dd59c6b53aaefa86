import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createLog } from '../platform/process/log.ts'
import { givenBell } from '../testing/given-bell.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { eventually } from '../testing/waiting.ts'
import { createBellWatch } from './bell-watch.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const SILENT = createLog('silent')

test('who comes while the bells of others are asked for is told how its own stands, and nothing else before', async () => {
  const [first, late] = [await shop.given.account(), await shop.given.account()]
  await givenBell(shop, late.id)
  const { watch } = createBellWatch(shop.db, SILENT, 20)
  const told: number[] = []
  onTestFinished(watch(first.id, () => undefined))
  // The question about the first is under way.
  await nextTurn()
  onTestFinished(watch(late.id, ({ unread }) => told.push(unread)))
  await eventually(() => expect(told.length).toBeGreaterThan(0))
  expect(told).toEqual([1])
})

test('a bug while a bell is told is written to the log, and others are told on', async () => {
  const mine = await shop.given.account()
  const lines: string[] = []
  const log = createLog('error', { write: (line: string) => void lines.push(line) })
  const { watch } = createBellWatch(shop.db, log, 20)
  const stop = watch(mine.id, () => {
    throw new TypeError('a bug of ours')
  })
  await eventually(() => expect(lines.join()).toContain('a bug of ours'))
  stop()
  const told: number[] = []
  onTestFinished(watch(mine.id, ({ unread }) => told.push(unread)))
  await eventually(() => expect(told).toEqual([0]))
})
