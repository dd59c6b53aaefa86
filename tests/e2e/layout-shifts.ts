import type { Page } from 'playwright-core'

/** Runs in the page, before anything else: keeps whatever moved without anybody having touched anything, and how far. */
export function noteLayoutShifts(): void {
  const kept: string[] = []
  const placeOf = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(',')
  const keep = (entries: PerformanceEntry[]) => {
    for (const entry of entries) {
      const { value, sources } = entry as PerformanceEntry & {
        value: number
        sources: { node: Element | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
      }
      kept.push(
        `${value} ${sources.map(({ node, previousRect, currentRect }) => [placeOf(previousRect), placeOf(currentRect), node?.outerHTML?.slice(0, 80)].join(' ')).join(' | ')}`,
      )
    }
  }
  const observer = new PerformanceObserver((list) => keep(list.getEntries()))
  observer.observe({ type: 'layout-shift', buffered: true })
  const shiftsSoFar = () => {
    keep(observer.takeRecords())
    return kept
  }
  Object.assign(window, { shiftsSoFar })
}

/** Once its fonts and the pictures in view have come and were drawn. */
export async function layoutShiftsOn(page: Page): Promise<string[]> {
  return await page.evaluate(async () => {
    await document.fonts.ready
    const isInView = (image: HTMLImageElement) =>
      image.checkVisibility() && image.getBoundingClientRect().top < innerHeight
    await Promise.all([...document.images].filter(isInView).map((image) => image.decode().catch(() => undefined)))
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    return (window as unknown as { shiftsSoFar: () => string[] }).shiftsSoFar()
  })
}
