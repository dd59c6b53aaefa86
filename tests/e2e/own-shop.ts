import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BuiltShop, openBuiltShop } from '../../scripts/built-shop.mjs'
import { test as base } from './visit.ts'

export { expect } from './visit.ts'

/** `test` in a shop of this file alone, without a demo: its figures and its admins are those of the story. */
export const test = base.extend<{ shop: BuiltShop }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the names of fixtures from here
    async ({}, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'haat-e2e-'))
      const shop = await openBuiltShop(dataDir)
      await use(shop)
      await shop.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
    { scope: 'file' },
  ],
})
