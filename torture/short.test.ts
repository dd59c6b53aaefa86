import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { bundleTorture } from '../scripts/torture-programs.mjs'
import { projectRoot } from '../src/server/platform/project.ts'
import { torture } from './run.ts'
import { STRIKES } from './strikes.ts'
import { openVictim } from './victim.ts'

const MINUTE_MS = 60_000

test(
  'a shop that is struck in every way while people shop loses, doubles and oversells nothing',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'haat-torture-'))
    const bundle = join(projectRoot, 'node_modules/.cache', `torture-${process.pid}`)
    onTestFinished(async () => {
      for (const each of [folder, bundle]) await rm(each, { recursive: true, force: true })
    })
    const programs = await bundleTorture(bundle)
    const victim = await openVictim({ programs, folder, seed: 1, customers: 16 })
    onTestFinished(() => victim.end())
    const until = Date.now() + 2 * MINUTE_MS
    const rounds = Object.keys(STRIKES).length
    const outcome = await torture(victim, programs.shoppers, STRIKES, { rounds, orders: 1, until }, () => undefined)
    expect(outcome.found).toEqual([])
    expect(outcome.rounds).toBe(rounds)
    expect(outcome.acknowledged).toBeGreaterThan(0)
  },
  3 * MINUTE_MS,
)
