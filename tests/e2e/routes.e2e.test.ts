import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../../scripts/prepare.mjs'
import { OFFICE_SCREENS } from './office-screens.ts'
import { SCREENS } from './screens.ts'
import { expect, test } from './visit.ts'

/** Routes that lead on and never show anything. */
const WITHOUT_SCREEN = ['/cart/add', '/dashboard', '/product']

test('every route has a screen that is looked at', async () => {
  const shown = [...SCREENS, ...Object.values(OFFICE_SCREENS).flat()].map(({ route }) => route)
  const known = (await pathsOfTable()).filter((path) => !WITHOUT_SCREEN.includes(path))
  expect([...new Set(shown)].toSorted()).toEqual(known.toSorted())
})

/** As the route table spells them: its pages are written for a browser and cannot be loaded here. */
async function pathsOfTable(): Promise<string[]> {
  const table = await readFile(join(root, 'src/web/routes.tsx'), 'utf8')
  return [...table.matchAll(/(?:\b(?:page|own)\(\s*|\bpath: )'([^']+)'/g)].map(([, path = '']) => path)
}
