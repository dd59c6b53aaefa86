import type { Page } from 'playwright-core'
import { SCREENS, type Scene, setTheScene } from './screens.ts'
import { sticksOut } from './troubles.ts'
import { expect, PHONE, test } from './visit.ts'

let scene: Promise<Scene> | undefined

test.for(SCREENS)(
  'fits a phone, fingers and all: $name',
  async ({ as, show, troubles: expected = [] }, { visit, troubles }) => {
    troubles.expect(...expected)
    scene ??= setTheScene(visit)
    const set = await scene
    const page = await visit({ ...PHONE, ...(as ? { as: as(set) } : {}) })
    await show(page, set)
    expect(await sticksOut(page)).toEqual([])
    expect(await smallTargets(page)).toEqual([])
  },
)

/** Buttons, fields, and links of the header and the cards that are too small for a finger: 44 px, or their label is. */
async function smallTargets(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const targets = document.querySelectorAll<HTMLElement>(
      'button, .button, .header a, .product-card-buy, main input:not([type=hidden]), main textarea, main select',
    )
    return [...targets].flatMap((target) => {
      if (!target.checkVisibility({ visibilityProperty: true })) return []
      const { width, height } = (target.closest('label') ?? target).getBoundingClientRect()
      const isSmall = Math.round(width) < 44 || Math.round(height) < 44
      return isSmall ? [`${Math.round(width)}×${Math.round(height)} ${target.outerHTML.slice(0, 120)}`] : []
    })
  })
}
