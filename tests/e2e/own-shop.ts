import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BuiltShop, openBuiltShop } from '../../scripts/built-shop.mjs'
import { copyDataDir } from '../../src/server/testing/copy-data-dir.ts'
import { test as base } from './visit.ts'

export { expect } from './visit.ts'

export interface OwnShop {
  /** Of the environment. */
  settings: Record<string, string>
  shop: BuiltShop
}

/** `test` in a shop of this file alone, in an empty cluster, without a demo: its figures and its admins are those of the story. */
export const test = base.extend<OwnShop>({
  settings: [{}, { scope: 'file' }],
  shop: [
    async ({ settings }, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'haat-e2e-'))
      await copyDataDir(dataDir)
      const shop = await openBuiltShop(dataDir, settings)
      await use(shop)
      await shop.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
    { scope: 'file' },
  ],
})
