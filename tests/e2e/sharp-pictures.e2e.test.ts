import type { Page } from 'playwright-core'
import { inject } from 'vitest'
import { IMAGE_WIDTHS } from '#contract/values/images'
import { expect, PHONE, test } from './visit.ts'

const SCREENS = [
  { device: 'a phone', options: PHONE },
  { device: 'a small tablet', options: { viewport: { width: 600, height: 900 } } },
  { device: 'a tablet', options: { viewport: { width: 768, height: 1024 } } },
  { device: 'a laptop', options: { viewport: { width: 1366, height: 768 } } },
  { device: 'a desk', options: { viewport: { width: 1920, height: 1080 } } },
]

interface Shown {
  picture: string
  /** Width of its place, in dots of the screen. */
  place: number
  /** Width of the file in it; null while that is on its way. */
  file: number | null
  isInView: boolean
}

async function picturesOn(page: Page): Promise<Shown[]> {
  return await page.evaluate(() =>
    [...document.images].map((image) => {
      const { width, top, bottom } = image.getBoundingClientRect()
      const [, picture = '', file] = /([^/]+)-(\d+)\.webp$/.exec(image.currentSrc) ?? []
      return {
        picture,
        place: width * devicePixelRatio,
        file: file && image.complete ? Number(file) : null,
        isInView: bottom > 0 && top < innerHeight && image.checkVisibility(),
      }
    }),
  )
}

/** The narrowest file that fills a place, or the widest there is. */
function fileFor(place: number): number {
  return IMAGE_WIDTHS.find((width) => width >= place) ?? Math.max(...IMAGE_WIDTHS)
}

async function pages(): Promise<string[]> {
  const [product] = await (await fetch(`${inject('shop').url}/api/product?search=panjabi&limit=1`)).json()
  return ['/', '/shop?search=panjabi', `/store/${product.vendorId}`, `/admin/product/${product.id}`]
}

test.for(SCREENS)('pictures are as wide as their places, on $device', async ({ options }, { visit }) => {
  const page = await visit({ ...options, fresh: true })
  for (const path of await pages()) {
    await page.goto(path)
    const inView = async () => (await picturesOn(page)).filter(({ isInView }) => isInView)
    await expect.poll(async () => (await inView()).map(({ file }) => file)).not.toContain(null)
    const all = await picturesOn(page)
    const seen = all.filter(({ isInView }) => isInView)
    expect(seen, path).not.toEqual([])
    for (const { picture, place, file } of seen) {
      // A file that is there already for a wider place is taken again.
      const places = all.filter((each) => each.picture === picture).map((each) => each.place)
      expect([place, ...places].map(fileFor), `${path}, ${place} dots`).toContain(file)
      expect(file, `${path}, ${place} dots`).toBeGreaterThanOrEqual(fileFor(place))
    }
  }
})

test('what a small phone shows when a page opens is asked for before all other pictures, and nothing else is', async ({
  visit,
}) => {
  const page = await visit({ ...PHONE, viewport: { width: 360, height: 600 } })
  for (const path of await pages()) {
    await page.goto(path)
    const { hasHaste, isInView } = await page.evaluate(() => {
      const shown = (image: HTMLImageElement) => image.getBoundingClientRect().top < innerHeight
      const images = [...document.images]
      const hasty = images.filter(({ fetchPriority }) => fetchPriority === 'high')
      return { hasHaste: hasty.map(({ src }) => src), isInView: images.filter(shown).map(({ src }) => src) }
    })
    expect(hasHaste, path).toEqual(isInView)
  }
})
