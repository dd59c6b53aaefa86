import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { inject } from 'vitest'
import { rememberToasts } from './toasts.ts'

/** A browser window of its own settings, with storage of its own. */
export interface BrowserSeat {
  settings: BrowserContextOptions
  context: BrowserContext
  page: Page
}

/** Of a press, a wait and a page: a fault of the shop is found by what it shows, and never by how long a machine takes. */
const PATIENCE_MS = 120_000

let browser: Promise<Browser> | undefined
/** Opening a window costs twice what a visit does: visitors of the same settings sit down one after the other. */
const free: BrowserSeat[] = []

/** A seat that nothing is left on; one that nobody has had before where it must be `fresh`. */
export async function takeContext(settings: BrowserContextOptions, isFresh: boolean): Promise<BrowserSeat> {
  const wanted = JSON.stringify(settings)
  const at = isFresh ? -1 : free.findIndex((seat) => JSON.stringify(seat.settings) === wanted)
  const [found] = at < 0 ? [] : free.splice(at, 1)
  if (found) return found
  browser ??= chromium.connect(inject('browser'), { slowMo: Number(process.env['BROWSER_PAUSE_MS'] ?? 0) })
  const context = await (await browser).newContext(settings)
  await context.addInitScript(rememberToasts)
  context.setDefaultTimeout(PATIENCE_MS)
  context.setDefaultNavigationTimeout(PATIENCE_MS)
  return { settings, context, page: await context.newPage() }
}

/** Clears what the visitor left behind, for the next one. */
export async function leaveContext(seat: BrowserSeat): Promise<void> {
  const { page, context, settings } = seat
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.removeAllListeners('request', { behavior: 'ignoreErrors' })
  // A pointer that stays where it is points at nothing anew.
  await page.mouse.move(0, 0)
  await page.goto('/robots.txt')
  const now = await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
    return Date.now()
  })
  if (Math.abs(now - Date.now()) > 60_000) {
    await context.close()
    throw new Error('A test that sets the clock of its page asks for a fresh one.')
  }
  await context.clearCookies()
  if (settings.viewport) await page.setViewportSize(settings.viewport)
  await page.emulateMedia({ media: null, colorScheme: null, reducedMotion: settings.reducedMotion ?? null })
  free.push(seat)
}
