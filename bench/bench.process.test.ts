import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import type {} from '../src/server/testing/bundled-shop.ts'
import { countOf, deadlinesOf } from './soak/promises.ts'
import { soak } from './soak/soak.ts'
import { curvesOf } from './speed/curves.ts'
import { verdictsOf } from './speed/goals.ts'
import { measureShop } from './speed/run.ts'
import { writtenInto } from './speed/written.ts'
import { measureStrangers } from './strangers/strangers.ts'
import { measureYear } from './year/year.ts'

// That `npm run bench` and `npm run soak` work; what they measure in so short a time says nothing. Like those, both use a
// shop that the first of them fills.

const MINUTE_MS = 60_000
vi.setConfig({ testTimeout: 10 * MINUTE_MS })
const PAGE =
  'Before.\n<!-- measured: written by `npm run bench -- --write` -->\n<!-- end of what was measured -->\nAfter.\n'

/** Five starts of a shop and forty measurements, beside other tests on two cores. */
const LONGEST_MS = 30 * MINUTE_MS

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'haat-bench-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const shop = () => ({
  ...{ program: inject('programs').shop, dataDir: join(folder, 'shop'), products: 200, customersEach: 2 },
  tell: () => undefined,
})

test(
  'a shop of some hundred products is measured beside its limits, and written down beside its goals',
  async () => {
    const patience = { seconds: 0.02, rounds: 1, different: 32, restSeconds: 0.1 }
    // On a busy machine calls that wait would be refused, which is no measurement.
    const settings = { PATIENT: '1' }
    const report = await measureShop({ ...shop(), settings, patience, command: 'a test' })
    for (const { operation, perSecond, p50Ms, p99Ms } of report.measured) {
      expect(perSecond, operation).toBeGreaterThan(0)
      expect(p99Ms, operation).toBeGreaterThanOrEqual(p50Ms)
    }
    for (const { value, what } of report.singles) expect(value, what).toBeGreaterThan(0)
    const verdicts = verdictsOf(report)
    expect(verdicts).toHaveLength(44)
    const page = writtenInto(PAGE, [report])
    for (const { what } of verdicts) expect(page).toContain(`| ${what} |`)
    expect(page).toMatch(/^Before\.[\s\S]*After\.\n$/)
    expect(writtenInto(page, [report])).toBe(page)
    expect(curvesOf([report, { ...report, products: 2000 }])).toContain('home page')
  },
  LONGEST_MS,
)

test('what a visitor waits beside strangers is told, and how these were answered', async () => {
  const patience = { seconds: 0.5, rounds: 1, like: 'half-megabyte' }
  const page = await measureStrangers({ ...shop(), ...patience, settings: { PATIENT: '1' } })
  expect(page).toMatch(/\| settlement: half-megabyte rows of CSV \| \d+ \/ \d+ \| \d+ \/ \d+ \| [\d.]+ \|/)
})

test('a year of orders is measured as one table and by months, what is forgotten of it too', async () => {
  // Of which a tenth and a half are no whole orders.
  const year = { days: 120, ordersADay: 3, patience: { seconds: 0.02, rounds: 1 } }
  const page = await measureYear({ ...year, dataDir: join(folder, 'year'), tell: () => undefined })
  for (const table of ['event_deliveries', 'messages', 'ledger_entries']) expect(page).toContain(`### ${table}, `)
  for (const what of ['ten deliveries are noted', 'an order’s messages are written', 'a journal is posted'])
    expect(page).toMatch(new RegExp(`\\| ${what} \\| [\\d.]+ \\| [\\d.]+ \\|`))
})

test('a table that no year is measured of is refused before anything is filled', async () => {
  const year = { days: 1, ordersADay: 1, patience: { seconds: 0, rounds: 1 }, tell: () => undefined }
  const measured = measureYear({ ...year, dataDir: join(folder, 'nothing'), table: 'mesages' })
  await expect(measured).rejects.toThrow('--table is one of deliveries, messages, entries, not mesages.')
})

test('a shop in mixed traffic answers everybody, and every request is accounted for, also when there are too many', async () => {
  const seconds = { warmUp: 0.2, capacity: 1, steady: 0.8, overload: 0.5, after: 0.4, logins: 0.4 }
  const report = await soak({ ...shop(), requests: 2_000, seed: 1, seconds })
  const { steady, overload, after, besideLogins, memoryMb } = report
  for (const [name, { sent, served, refused, failed }] of Object.entries({ steady, overload, after, besideLogins })) {
    expect(failed, name).toEqual({})
    expect(served, name).toBeGreaterThan(0)
    expect(served + countOf(refused), name).toBe(sent)
  }
  expect(Math.min(...memoryMb)).toBeGreaterThan(0)
  expect(deadlinesOf(report)).toHaveLength(8)
})
