import { chmod, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { ensureClusterPrograms } from '../../scripts/cluster-programs.mjs'
import { freePort } from '../../scripts/free-port.mjs'
import type {} from '../../src/server/testing/bundled-shop.ts'
import { openHouse } from './house.ts'
import { runRolling } from './run.ts'

const MINUTE_MS = 60_000
vi.setConfig({ testTimeout: 90 * MINUTE_MS })

async function freshFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'haat-rolling-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

test('a house that cannot open leaves nothing behind', async () => {
  const folder = await freshFolder()
  await chmod(folder, 0o755) // its PostgreSQL runs as somebody else
  vi.stubEnv('TMPDIR', folder)
  onTestFinished(() => void vi.unstubAllEnvs())
  await mkdir(join(folder, 'house/haproxy.cfg'), { recursive: true })
  const options = { folder: join(folder, 'house'), haproxy: 'haproxy', programs: [inject('programs').shop], shops: 1 }
  await expect(openHouse({ ...options, nextPort: freePort })).rejects.toThrow('EISDIR')
  expect(await readdir(folder)).toEqual(['house'])
})

test('a house of several shops is brought up to date one by one, and nobody who shops meanwhile notices', async () => {
  const { haproxy } = await ensureClusterPrograms()
  const folder = await freshFolder()
  const programs = [inject('programs').shop]
  // A shop that a busy machine keeps waiting says so to whoever comes: that is no fault of a change of shops.
  const settings = { PATIENT: '1' }
  const house = await openHouse({ folder, haproxy, programs, shops: 2, settings, nextPort: freePort })
  onTestFinished(() => house.stop())
  const until = Date.now() + 80 * MINUTE_MS
  const load = { requests: 2_000, rounds: 1, customers: 8, until, tell: () => undefined }
  const outcome = await runRolling({ house, folder, ...load })
  expect(outcome).toMatchObject({ failed: [], isCutShort: false })
  expect(outcome.orders).toBeGreaterThan(0)
})
