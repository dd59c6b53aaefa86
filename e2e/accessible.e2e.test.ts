import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'
import { root } from '../scripts/prepare.mjs'
import { SCREENS, type Scene, setTheScene } from './screens.ts'
import { expect, PHONE, test } from './visit.ts'

const AXE = await readFile(join(root, 'node_modules/axe-core/axe.min.js'), 'utf8')

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

/** A line for each finding: the rule, and where. */
async function findingsOn(page: Page): Promise<string[]> {
  // A script of the test's own, which the policy of the page does not concern.
  await page.evaluate(AXE)
  return await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run: () => Promise<AxeResults> } }
    const { violations } = await axe.run()
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary?.split('\n')[1]?.trim()}`),
    )
  })
}
