import type { Page } from 'playwright-core'
import { expect } from 'vitest'

type ToastType = 'success' | 'error' | 'info' | 'warning'

interface Toasted {
  type: string
  text: string
}

/** Runs in every page, before anything else: a toast is gone after three seconds, and a test on a busy machine looks later. */
export function rememberToasts(): void {
  const toasted: Toasted[] = []
  const known = new WeakSet<Element>()
  Object.assign(window, { toasted })
  new MutationObserver(() => {
    for (const toast of document.querySelectorAll<HTMLElement>('.toasts [data-type]')) {
      if (known.has(toast)) continue
      known.add(toast)
      toasted.push({ type: toast.dataset['type'] ?? '', text: toast.querySelector('.toast-text')?.textContent ?? '' })
    }
  }).observe(document, { childList: true, subtree: true })
}

/** Runs in a page, before anything else: the end of a toast’s time never comes, so that there is time to look at it. */
export function keepToasts(): void {
  const later = window.setTimeout.bind(window)
  const unlessToast = (task: () => void, ms?: number, ...given: unknown[]) =>
    ms === 3000 ? 0 : later(task, ms, ...given)
  Object.assign(window, { setTimeout: unlessToast })
}

/** Waits until the page has shown a toast, whole where its words are a string. What is found is forgotten: the next must be a new one. */
export async function untilToasted(page: Page, type: ToastType, words: string | RegExp = /\S/): Promise<void> {
  await expect
    .poll(() => page.evaluate(takeToast, { type, words }).catch(() => false), { message: `a toast: ${words}` })
    .toBe(true)
}

/** What the page has said so far in toasts of a type, but for what `untilToasted` found: whether they are still there or not. */
export async function toastsSoFar(page: Page, type: ToastType): Promise<string[]> {
  const all = await page.evaluate(() => (window as unknown as { toasted: Toasted[] }).toasted)
  return all.filter((each) => each.type === type).map(({ text }) => text)
}

function takeToast({ type, words }: { type: ToastType; words: string | RegExp }): boolean {
  const { toasted = [] } = window as unknown as { toasted?: Toasted[] }
  const isWanted = (text: string) => (typeof words === 'string' ? text === words : words.test(text))
  const others = toasted.filter((each) => each.type !== type || !isWanted(each.text))
  return others.length < toasted.splice(0, toasted.length, ...others).length
}
