import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { ensureClusterPrograms } from '../../scripts/cluster-programs.mjs'
import { freePort } from '../../scripts/free-port.mjs'
import type {} from '../../src/server/testing/bundled-shop.ts'
import { SETTINGS } from '../torture/victim.ts'
import { startCluster } from './cluster/cluster.ts'
import { portsFor } from './cluster/ports.ts'
import { runFailover } from './run.ts'
import { STRIKES } from './strikes.ts'

const MINUTE_MS = 60_000
vi.setConfig({ testTimeout: 60 * MINUTE_MS })

test('where leaders fall or stand still while people shop nothing confirmed is lost, doubled or oversold, and an old leader writes nothing', async () => {
  const programs = await ensureClusterPrograms()
  const folder = await mkdtemp(join(tmpdir(), 'haat-failover-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const { shop, shoppers } = inject('programs')
  const cluster = await startCluster({
    ...{ folder, programs, ttl: 10, isSyncedToDisk: false, isPooled: false, tell: () => undefined },
    ports: await portsFor({ members: 3, shops: 2, isGated: true }, freePort),
    shop: { program: shop, settings: SETTINGS },
  })
  onTestFinished(() => cluster.stop())
  const { fall, freeze } = STRIKES
  const outcome = await runFailover({
    ...{ cluster, folder, shoppers, seed: 1, customers: 8, tell: () => undefined },
    strikes: { ...(fall ? { fall } : {}), ...(freeze ? { freeze } : {}) },
    bounds: { rounds: 2, orders: 0, until: Date.now() + 40 * MINUTE_MS },
  })
  expect(outcome).toMatchObject({ found: [], rounds: 2 })
  expect(outcome.acknowledged).toBeGreaterThan(0)
})
