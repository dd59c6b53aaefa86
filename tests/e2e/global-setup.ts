import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { BROWSER_ARGS, ensureBrowser } from '../../scripts/browser.mjs'
import { openBuiltShop } from '../../scripts/built-shop.mjs'
import { bringDrawings } from '../../scripts/drawings.mjs'
import { ensureBuilt } from '../../scripts/prepare.mjs'
import { PAST_IS_LIVED } from '../../src/server/programs/offered-demo.ts'
import { cachedDataDir } from '../../src/server/testing/cached-data-dir.ts'
import { copyDataDir } from '../../src/server/testing/copy-data-dir.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    shop: { url: string; dataDir: string; demoPassword: string }
    browser: string
  }
}

/** Ten times what Playwright gives it: other browsers may start at the same moment. */
const LAUNCH_MS = 300_000

/** One real shop with the demo catalogue and one browser for the whole run. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  await ensureBuilt()
  const ends: (() => Promise<unknown>)[] = []
  const end = async () => {
    for (const each of ends.toReversed()) await each()
  }
  try {
    const browser = await chromium.launchServer({
      executablePath: await ensureBrowser(),
      args: BROWSER_ARGS,
      timeout: LAUNCH_MS,
    })
    ends.push(() => browser.close())
    const dataDir = await mkdtemp(join(tmpdir(), 'haat-e2e-'))
    ends.push(() => rm(dataDir, { recursive: true, force: true }))
    const cached = await cachedDataDir()
    await copyDataDir(dataDir, cached)
    await bringDrawings(join(dataDir, 'images'))
    // Its shoppers order to one phone, at one door.
    const shop = await openBuiltShop(dataDir, { DEMO: '1', LOG_LEVEL: 'info', MAX_OPEN_ORDERS: '0' })
    ends.push(() => shop.stop())
    // Else orders and statements come in while tests look.
    await shop.hears(PAST_IS_LIVED)
    const demoPassword = await readFile(join(dataDir, 'secrets/demo-password'), 'utf8')
    project.provide('shop', { url: shop.url, dataDir, demoPassword: demoPassword.trim() })
    project.provide('browser', browser.wsEndpoint())
    project.provide('cachedDataDir', cached)
    return end
  } catch (error) {
    await end()
    throw error
  }
}
