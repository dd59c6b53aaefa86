import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject, onTestFinished } from 'vitest'
import type {} from './bundle-setup.ts'
import { type Report, STAGES } from './stages.ts'

const AT_MOST_MS = 1_800_000
/** Nothing that is struck here is noticed by a timeout. */
const settings = { PATIENT: '1' }

/** A short one, of the seed of 1, in a test. */
export async function runStage(stage: string, rounds: number): Promise<Report | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'haat-torture-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const until = Date.now() + AT_MOST_MS
  const options = {
    programs: inject('programs'),
    folder,
    seed: 1,
    customers: 16,
    workers: 1,
    rounds,
    orders: 1,
    until,
    settings,
  }
  return await STAGES[stage]?.({ ...options, tell: () => undefined })
}
