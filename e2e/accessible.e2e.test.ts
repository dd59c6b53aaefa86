import { findingsOn } from './findings.ts'
import { SCREENS, type Scene, setTheScene } from './screens.ts'
import { expect, PHONE, test } from './visit.ts'

let scene: Promise<Scene> | undefined

test.for(SCREENS)('axe finds nothing: $name', async ({ as, show, troubles: expected = [] }, { visit, troubles }) => {
  troubles.expect(...expected)
  scene ??= setTheScene(visit)
  const set = await scene
  const options = { ...PHONE, reducedMotion: 'reduce' as const, ...(as ? { as: as(set) } : {}) }
  const page = await visit(options)
  await show(page, set)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await findingsOn(page), colorScheme).toEqual([])
  }
  await page.setViewportSize({ width: 1280, height: 900 })
  expect(await findingsOn(page), 'on a laptop').toEqual([])
  await page.setViewportSize({ width: 360, height: 740 })
})
