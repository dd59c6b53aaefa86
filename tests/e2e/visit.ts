import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { test as base, expect, inject } from 'vitest'
import { root } from '../../scripts/prepare.mjs'
import { type BrowserSeat, leaveContext, takeContext } from './contexts.ts'
import { noPageErrors, type PageErrors, sticksOut } from './page-errors.ts'
import { type Account, openSession } from './people.ts'

export { expect } from 'vitest'

export const PHONE: BrowserContextOptions = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
}

export interface Visits {
  /**
   * A page of its own browser, signed in where an account is given. Tests that change more of it than storage, size and
   * routes (scripts before every page, its clock) ask for a `fresh` one, which nobody gets after them.
   */
  visit(options?: BrowserContextOptions & { as?: Account; shopUrl?: string; fresh?: boolean }): Promise<Page>
  /** The usual visitor: nobody yet, with a laptop. */
  page: Page
  troubles: PageErrors
}

/** `test` with visitors. A test fails when anything went wrong in their browsers, or stuck out of their phones. */
export const test = base.extend<Visits>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the names of fixtures from here
  troubles: async ({}, use) => {
    const troubles = noPageErrors()
    await use(troubles)
    expect(troubles.unexpected()).toEqual([])
  },
  visit: async ({ task, troubles }, use) => {
    const taken: { seat: BrowserSeat; fresh: boolean; ignore: () => void }[] = []
    await use(async ({ as, shopUrl = as?.shopUrl ?? inject('shop').url, fresh = false, ...options } = {}) => {
      const size = { width: 1280, height: 900 }
      const seat = await takeContext({ baseURL: shopUrl, viewport: size, locale: 'en-GB', ...options }, fresh)
      taken.push({ seat, fresh, ignore: troubles.watch(seat.context) })
      if (as) await openSession(seat.page, as)
      return seat.page
    })
    const pages = taken.flatMap(({ seat }) => seat.context.pages())
    const overflows = await Promise.all(pages.map(sticksOutOfPhone))
    const hasFailed = Boolean(task.result?.errors?.length)
    if (hasFailed) await Promise.all(pages.map((page, at) => showPage(page, `${task.name} ${at}`)))
    for (const { seat, fresh, ignore } of taken) {
      ignore()
      const isLeft = !hasFailed && !fresh && seat.context.pages().length === 1 && !seat.page.isClosed()
      await (isLeft ? leaveContext(seat) : seat.context.close())
    }
    expect(overflows.flat()).toEqual([])
  },
  page: async ({ visit }, use) => await use(await visit()),
})

async function sticksOutOfPhone(page: Page): Promise<string[]> {
  const isPhone = (page.viewportSize()?.width ?? 0) <= 360
  return isPhone && !page.isClosed() ? await sticksOut(page) : []
}

/** Where a visit failed: a picture of it, and in words for whoever has only the output. */
async function showPage(page: Page, name: string): Promise<void> {
  const folder = join(root, 'tests/e2e/pictures')
  await mkdir(folder, { recursive: true })
  try {
    await page.screenshot({ path: join(folder, `${name.replace(/[^\w]+/g, '-').slice(0, 80)}.png`) })
    const words = (await page.locator('#main').allInnerTexts()).join()
    process.stderr.write(`${name}: ${page.url()} shows “${words.replace(/\s+/g, ' ').slice(0, 400)}”\n`)
  } catch {
    // The page is gone; the failure itself is told anyway.
  }
}
