import { expect, onTestFinished, test } from 'vitest'
import { DAYS_AFTER, live } from './live.ts'
import { openLife } from './open-life.ts'

/** `npm run life` says how long. */
const LIFE = JSON.parse(process.env['LIFE'] ?? '{"days":5,"stores":60,"orders":300,"seed":1}')
const SLOWEST_ORDER_MS = 2_000

test('in a pretend Bangladesh every taka is where it belongs, every day', {
  timeout: 600_000 + LIFE.orders * SLOWEST_ORDER_MS,
}, async () => {
  const began = performance.now()
  const country = await openLife(LIFE, LIFE.days + DAYS_AFTER, onTestFinished)
  const found = await live(country, LIFE, (line) => process.stdout.write(`${line}\n`))
  process.stdout.write(`${JSON.stringify(LIFE)} took ${Math.round((performance.now() - began) / 1_000)} s\n`)
  expect.soft(country.traffic.callers.failures.slice(0, 20)).toEqual([])
  expect.soft(found.slice(0, 40)).toEqual([])
})
