import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { test as base, expect, inject } from 'vitest'
import { root } from '../scripts/prepare.mjs'
import { type Account, openSession } from './people.ts'
import { noTroubles, sticksOut, type Troubles } from './troubles.ts'

export { expect } from 'vitest'

export const PHONE: BrowserContextOptions = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
}

interface Visits {
  /** A page of its own browser, signed in where an account is given. */
  visit(options?: BrowserContextOptions & { as?: Account; shopUrl?: string }): Promise<Page>
  /** The usual visitor: nobody yet, with a laptop. */
  page: Page
  troubles: Troubles
}

let browser: Promise<Browser> | undefined

/** `test` with visitors. A test fails when anything went wrong in their browsers, or stuck out of their phones. */
export const test = base.extend<Visits>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the names of fixtures from here
  troubles: async ({}, use) => {
    const troubles = noTroubles()
    await use(troubles)
    expect(troubles.unexpected()).toEqual([])
  },
  visit: async ({ task, troubles }, use) => {
    const contexts: BrowserContext[] = []
    await use(async ({ as, shopUrl = as?.shopUrl ?? inject('shop').url, ...options } = {}) => {
      browser ??= chromium.connect(inject('browser'))
      const context = await (await browser).newContext({
        baseURL: shopUrl,
        viewport: { width: 1280, height: 900 },
        locale: 'en-GB',
        ...options,
      })
      contexts.push(context)
      context.setDefaultTimeout(30_000)
      troubles.watch(context)
      const page = await context.newPage()
      if (as) await openSession(page, as)
      return page
    })
    const pages = contexts.flatMap((context) => context.pages())
    const overflows = await Promise.all(pages.map(sticksOutOfPhone))
    if (task.result?.errors?.length) await Promise.all(pages.map((page, at) => takePicture(page, `${task.name} ${at}`)))
    await Promise.all(contexts.map((context) => context.close()))
    expect(overflows.flat()).toEqual([])
  },
  page: async ({ visit }, use) => await use(await visit()),
})

async function sticksOutOfPhone(page: Page): Promise<string[]> {
  const isPhone = (page.viewportSize()?.width ?? 0) <= 360
  return isPhone && !page.isClosed() ? await sticksOut(page) : []
}

async function takePicture(page: Page, name: string): Promise<void> {
  const folder = join(root, 'e2e/pictures')
  await mkdir(folder, { recursive: true })
  await page
    .screenshot({ path: join(folder, `${name.replace(/[^\w]+/g, '-').slice(0, 80)}.png`) })
    .catch(() => undefined)
}
