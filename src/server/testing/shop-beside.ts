import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { ShopProcess } from '../../../scripts/shop-process.mjs'
import { startBundledShop } from './bundled-shop.ts'
import { connectionTo } from './jobs.ts'
import type { TestShop } from './shop.ts'

/** Another process of a test’s shop, on the same database: it is the one that runs jobs. */
export async function startShopBeside(
  shop: TestShop,
  settings: Record<string, string>,
  preload: string[] = [],
): Promise<ShopProcess> {
  const dataDir = await mkdtemp(join(tmpdir(), 'haat-beside-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const { user, password, host, port, database } = await connectionTo(shop)
  const process = startBundledShop(
    {
      ...{ DATA_DIR: dataDir, LOG_LEVEL: 'warn', WORKERS: '1' },
      DATABASE_URL: `postgres://${user}:${encodeURIComponent(password)}@/${database}?host=${encodeURIComponent(host)}&port=${port}`,
      ...settings,
    },
    preload,
  )
  await process.open()
  return process
}
