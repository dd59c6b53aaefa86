import { afterAll, beforeAll, expect, test } from 'vitest'
import { api } from '../../src/contract/calls.ts'
import { openTestShop, type TestShop } from '../../src/server/testing/shop.ts'
import { fuzz } from './run.ts'

// `npm run fuzz` runs this file with numbers of its own (scripts/fuzz.mjs).
const CALLS = Number(process.env['FUZZ_CALLS'] ?? 2000)
const SEED = Number(process.env['FUZZ_SEED'] ?? 1)
const MS_PER_CALL = 700
const MOST_GROWN_BYTES = 512 * 1024 * 1024

let shop: TestShop
beforeAll(async () => {
  // Nobody asks it anything, as no jobs run here; with it messages may be sent again.
  const from = { name: 'Haat', address: 'a@haat.example' }
  shop = await openTestShop({ mail: { host: '127.0.0.1', port: 1, isTls: false, login: null, from, atOnce: 1 } })
})
afterAll(() => shop.close())

test(
  'whatever is sent to whichever call, the shop answers in its own words and stores no half',
  async () => {
    const before = process.memoryUsage().rss
    const { found, statuses, granted } = await fuzz(shop, { calls: CALLS, seed: SEED })
    const never = api.map(({ method, path }) => `${method} ${path}`).filter((name) => !granted.has(name))
    process.stdout.write(
      `seed ${SEED}: ${CALLS} calls, ${granted.size} kinds granted, never ${never.join(', ')}; by status ${JSON.stringify(statuses)}\n`,
    )
    expect(found.join('\n\n')).toBe('')
    expect(granted.size).toBeGreaterThan(60)
    expect(process.memoryUsage().rss - before).toBeLessThan(MOST_GROWN_BYTES)
  },
  300_000 + CALLS * MS_PER_CALL,
)
