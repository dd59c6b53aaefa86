import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import type {} from '../../src/server/testing/shop-process.ts'
import { curvesOf } from './curves.ts'
import { verdictsOf } from './goals.ts'
import { measureShop } from './run.ts'
import { writtenInto } from './written.ts'

const PAGE =
  'Before.\n<!-- measured: written by `npm run bench -- --write` -->\n<!-- end of what was measured -->\nAfter.\n'

const MINUTE_MS = 60_000

test('a shop of some hundred products is measured beside its limits, and written down beside its goals', {
  timeout: 2 * MINUTE_MS,
}, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'haat-bench-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const report = await measureShop({
    products: 500,
    patience: { seconds: 0.1, rounds: 1, different: 8 },
    program: inject('programs').shop,
    dataDir: join(folder, 'shop'),
    customersEach: 2,
    command: 'a test',
    tell: () => undefined,
  })
  for (const { operation, perSecond, p50Ms, p99Ms } of report.measured) {
    expect(perSecond, operation).toBeGreaterThan(0)
    expect(p99Ms, operation).toBeGreaterThanOrEqual(p50Ms)
  }
  for (const { value, what } of report.singles) expect(value, what).toBeGreaterThan(0)
  const verdicts = verdictsOf(report)
  expect(verdicts).toHaveLength(17)
  const page = writtenInto(PAGE, [report])
  for (const { what } of verdicts) expect(page).toContain(`| ${what} |`)
  expect(page).toMatch(/^Before\.[\s\S]*After\.\n$/)
  expect(writtenInto(page, [report])).toBe(page)
  expect(curvesOf([report, { ...report, products: 2000 }])).toContain('home page')
})
