import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import type {} from './bundle-setup.ts'
import { type Report, STAGES } from './stages.ts'
import { STRIKES } from './strikes.ts'

const MINUTE_MS = 60_000
vi.setConfig({ testTimeout: 4 * MINUTE_MS })

async function run(stage: string, rounds: number): Promise<Report | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'haat-torture-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const until = Date.now() + 3 * MINUTE_MS
  const options = { programs: inject('programs'), folder, seed: 1, customers: 16, workers: 1, rounds, orders: 1, until }
  return await STAGES[stage]?.({ ...options, tell: () => undefined })
}

test('a shop that is struck in every way while people shop loses, doubles and oversells nothing', async () => {
  const rounds = Object.keys(STRIKES).length
  const report = await run('own', rounds)
  expect(report).toMatchObject({ found: [], rounds })
  expect(report?.['acknowledged']).toBeGreaterThan(0)
})

test('starts that are killed, also while tables change, leave nothing half done', async () => {
  expect(await run('starts', 1)).toMatchObject({ found: [], firstStarts: 1, statements: 1 })
})
