import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { BROWSER_ARGS, ensureBrowser } from '../scripts/browser.mjs'
import { bringDrawings, keepDrawings } from '../scripts/drawings.mjs'
import { ensureBuilt } from '../scripts/prepare.mjs'
import { startShop } from '../scripts/shop-process.mjs'

declare module 'vitest' {
  export interface ProvidedContext {
    shop: { url: string; dataDir: string; demoPassword: string }
    browser: string
  }
}

/** One real shop with the demo catalogue and one browser for the whole run. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  ensureBuilt()
  const browser = await chromium.launchServer({ executablePath: await ensureBrowser(), args: BROWSER_ARGS })
  const dataDir = await mkdtemp(join(tmpdir(), 'haat-e2e-'))
  const imagesDir = join(dataDir, 'images')
  await bringDrawings(imagesDir)
  const shop = await startShop(dataDir, { DEMO: '1' })
  await keepDrawings(imagesDir)
  const demoPassword = await readFile(join(dataDir, 'secrets/demo-password'), 'utf8')
  project.provide('shop', { url: shop.url, dataDir, demoPassword: demoPassword.trim() })
  project.provide('browser', browser.wsEndpoint())
  return async () => {
    await browser.close()
    await shop.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
