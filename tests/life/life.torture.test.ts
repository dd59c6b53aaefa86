import { expect, onTestFinished, test } from 'vitest'
import { DAYS_AFTER, live } from './live.ts'
import { type Life, openLife } from './open-life.ts'

const SLOWEST_ORDER_MS = 20_000
const SLOWEST_KILL_MS = 120_000

test('in a pretend Bangladesh every taka is where it belongs, every day', {
  timeout: 600_000 + lifeAsked().orders * SLOWEST_ORDER_MS + (lifeAsked().days + DAYS_AFTER) * SLOWEST_KILL_MS,
}, async () => {
  const life = lifeAsked()
  const began = performance.now()
  const country = await openLife(life, life.days + DAYS_AFTER, onTestFinished)
  const found = await live(country, life, (line) => process.stdout.write(`${line}\n`))
  const seconds = Math.round((performance.now() - began) / 1_000)
  const kills = life.isKilled ? life.days + DAYS_AFTER : 0
  process.stdout.write(`${kills} kills, ${JSON.stringify(life)} in ${seconds} s\n`)
  expect.soft(country.traffic.callers.failures.slice(0, 20)).toEqual([])
  expect.soft(found.slice(0, 40)).toEqual([])
})

/** As `npm run life` says it; or so many kills as `npm run torture` does, one a day. */
function lifeAsked(): Life {
  const { LIFE, KILLS = 4, ORDERS = 24, SEED = 7 } = process.env
  if (LIFE !== undefined) return JSON.parse(LIFE)
  const days = Math.max(1, Number(KILLS) - DAYS_AFTER)
  return { days, stores: 8, orders: Number(ORDERS), seed: Number(SEED), isKilled: true }
}
