import { smallTargets } from './findings.ts'
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
