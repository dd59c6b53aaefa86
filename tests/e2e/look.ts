import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

/** Opens an address and waits until the script has taken the page over, so that every click counts. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await untilAlive(page)
}

export async function untilAlive(page: Page): Promise<void> {
  const taken = () => Object.keys(document.getElementById('main') ?? {}).some((key) => key.startsWith('__reactFiber'))
  await expect
    .poll(() => page.evaluate(taken).catch(() => false), { message: 'the script takes the page over' })
    .toBe(true)
}

/** Whatever the page was about to do is done: it is at rest, and so once more after an answer to a call that it sent last. */
export async function untilCaughtUp(page: Page): Promise<void> {
  await untilIdle(page)
  await untilAnswered(page)
  await untilIdle(page)
}

/** Nothing waits for its turn in the page. An idle callback would not do: where each frame is late there is none. */
export async function untilIdle(page: Page): Promise<void> {
  await page.evaluate(() => scheduler.postTask(() => undefined, { priority: 'background' }))
}

/** Every call that the page has sent is known to the test: one that it sends after them is answered. Also while its clock stands. */
export async function untilAnswered(page: Page): Promise<void> {
  await page.evaluate(async () => void (await (await fetch('/robots.txt', { cache: 'no-store' })).text()))
}

/** Somewhere on the page stands exactly this. */
export async function sees(page: Page, text: string): Promise<void> {
  await page.getByText(text, { exact: true }).first().waitFor()
}

/** Everything that a page waits for has come: it may wait for several lists. */
export async function untilLoaded(page: Page): Promise<void> {
  await expect.poll(() => page.locator('.waiting').count(), { message: 'what is waited for' }).toBe(0)
}

/** Opens an address, whose page does not look again by itself, until a job has brought these words there. */
export async function untilThere(page: Page, path: string, words: string): Promise<void> {
  await expect
    .poll(async () => {
      await open(page, path)
      await untilLoaded(page)
      return await page.getByText(words, { exact: true }).count()
    })
    .toBeGreaterThan(0)
}

export async function seesHeading(page: Page, name: string): Promise<void> {
  await page.getByRole('heading', { name, exact: true }).waitFor()
}

/** Waits until the address is this path with its query. */
export async function untilAt(page: Page, path: string): Promise<void> {
  await expect.poll(() => placeOf(page), { message: 'where the page is' }).toBe(path)
}

function placeOf(page: Page): string {
  const { pathname, search } = new URL(page.url())
  return pathname + search
}

export function toast(page: Page, type: 'success' | 'error' | 'info' | 'warning'): Locator {
  return page.locator(`.toasts [data-type=${type}]`)
}

/** Reads the open dialog, and closes it with its button. */
export async function answerDialog(page: Page, button = 'OK'): Promise<string> {
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  const text = await dialog.locator('#dialog-text').innerText()
  await dialog.getByRole('button', { name: button, exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
  return text
}

/** Presses this button and reads the file that it saves: its name, and its lines as they are written. */
export async function savedBy(page: Page, button: string): Promise<{ name: string; lines: string[] }> {
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: button, exact: true }).click()
  const saved = await saving
  const text = Buffer.concat(await (await saved.createReadStream()).toArray()).toString()
  return { name: saved.suggestedFilename(), lines: text.replace('\ufeff', '').split('\r\n').slice(0, -1) }
}

/** The number at the cart; null where the badge is hidden. */
export async function badge(page: Page): Promise<string | null> {
  const number = page.locator('.header-cart-badge')
  return (await number.count()) > 0 ? await number.innerText() : null
}
