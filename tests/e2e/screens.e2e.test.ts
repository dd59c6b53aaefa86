import { wrongOnPhoneAndLaptop } from './findings.ts'
import { SCREENS, type Scene, setTheScene } from './screens.ts'
import { expect, PHONE, test } from './visit.ts'

let scene: Promise<Scene> | undefined

test.for(['nobody', 'shopper', 'newcomer'] as const)(
  'every screen of the shop is fit for everybody, on a phone and on a laptop: %s',
  async (viewer, { visit, troubles }) => {
    scene ??= setTheScene()
    const set = await scene
    const options = { ...PHONE, deviceScaleFactor: 1, reducedMotion: 'reduce' as const, fresh: true }
    const page = await visit({ ...options, ...(viewer === 'nobody' ? {} : { as: set[viewer] }) })
    const wrong: string[] = []
    for (const { name, show, troubles: expected = [] } of SCREENS.filter(({ as = 'nobody' }) => as === viewer)) {
      troubles.expect(...expected)
      await show(page, set)
      wrong.push(...(await wrongOnPhoneAndLaptop(page)).map((words) => `${name}: ${words}`))
    }
    expect(wrong).toEqual([])
  },
)
