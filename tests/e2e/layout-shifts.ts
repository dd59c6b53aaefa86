import type { Page } from 'playwright-core'

/** Runs in the page, before anything else: keeps whatever moved without anybody having touched anything, and how far. */
export function noteLayoutShifts(): void {
  const kept: string[] = []
  const placeOf = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(',')
  Object.assign(window, { shifts: kept })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, sources } = entry as PerformanceEntry & {
        value: number
        sources: { node: Element | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
      }
      kept.push(
        `${value} ${sources.map(({ node, previousRect, currentRect }) => [placeOf(previousRect), placeOf(currentRect), node?.outerHTML?.slice(0, 80)].join(' ')).join(' | ')}`,
      )
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

export async function layoutShiftsOn(page: Page): Promise<string[]> {
  return await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)
}
