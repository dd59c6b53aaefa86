import { wrongOnPhoneAndLaptop } from './findings.ts'
import { SCREENS, type Scene, setTheScene } from './screens.ts'
import { expect, PHONE, test } from './visit.ts'

let scene: Promise<Scene> | undefined

test.for(SCREENS)(
  'is fit for everybody, on a phone and on a laptop: $name',
  async ({ as, show, troubles: expected = [] }, { visit, troubles }) => {
    troubles.expect(...expected)
    scene ??= setTheScene(visit)
    const set = await scene
    const options = { ...PHONE, deviceScaleFactor: 1, reducedMotion: 'reduce' as const }
    const page = await visit({ ...options, ...(as ? { as: as(set) } : {}) })
    await show(page, set)
    expect(await wrongOnPhoneAndLaptop(page)).toEqual([])
  },
)
