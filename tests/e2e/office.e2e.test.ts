import { wrongByDayAndNight, wrongOnPhoneAndLaptop } from './findings.ts'
import { open, sees, untilCaughtUp } from './look.ts'
import { type Office, openOffice } from './office.ts'
import { OFFICE_SCREENS, VIEWERS } from './office-screens.ts'
import { theAdmin } from './people.ts'
import { expect, PHONE, test } from './visit.ts'

let office: Promise<Office> | undefined

/** Where sums are read and sent: looked at on a tablet, too, by day and by night. */
const MONEY = /^\/dashboard\/(?:commission|invoices|papers|payouts|refunds|settlements|statements)\b/

test.for(VIEWERS)(
  'every screen of the back office is fit to work with: %s',
  // Some sixty screens, each looked at twice or more.
  { timeout: 1_800_000 },
  async (viewer, { visit, troubles }) => {
    // Axe comes into every document by a script, and a mail’s frame runs none.
    troubles.expect(/^console: Blocked script execution in 'about:srcdoc'/)
    office ??= openOffice()
    const set = await office
    const page = await visit({ ...PHONE, deviceScaleFactor: 1, reducedMotion: 'reduce', as: set[viewer], fresh: true })
    const wrong: string[] = []
    for (const { route, state, show } of OFFICE_SCREENS[viewer]) {
      await show(page, set)
      const found = await wrongOnPhoneAndLaptop(page, ', .frame-link, main nav a, main summary')
      if (MONEY.test(route)) found.push(...(await wrongByDayAndNight(page, [768])))
      wrong.push(...found.map((words) => `${route}, ${state}: ${words}`))
    }
    expect(wrong).toEqual([])
  },
)

const LISTS = [
  ['/dashboard/overview', '/api/dashboard', 'Loading dashboard data...', 'The overview could not be loaded.'],
  ['/dashboard/orders', '/api/orders', 'Loading orders...', 'The orders could not be loaded.'],
  ['/dashboard/vendors', '/api/Vendors', 'Loading vendors...', 'The vendors could not be loaded.'],
  ['/dashboard/users', '/api/users', 'Loading users...', 'The users could not be loaded.'],
  ['/dashboard/audit', '/api/audit', 'Loading audit log...', 'The audit log could not be loaded.'],
  ['/dashboard/messages', '/api/messages', 'Loading messages...', 'The messages could not be loaded.'],
  ['/dashboard/commission', '/api/commission/rules', 'Loading rules...', 'The rules could not be loaded.'],
  ['/dashboard/jobs', '/api/jobs/failed', 'Loading jobs...', 'The jobs could not be loaded.'],
  ['/dashboard/settlements', '/api/settlements/rows', 'Loading rows...', 'The rows could not be loaded.'],
  ['/admin/products', '/api/product/manage', 'Loading products...', 'The products could not be loaded.'],
] as const

test('every list says that it is loading, that it could not, and comes when asked again', async ({
  visit,
  troubles,
}) => {
  troubles.expect(/^answer 503 GET \/api\//, /^console: .*(503|could not be read)/)
  const page = await visit({ as: await theAdmin() })
  for (const [path, call, loading, failed] of LISTS) {
    let fail = () => {}
    const failing = new Promise<void>((resolve) => {
      fail = resolve
    })
    const calls = (url: URL) => url.pathname === call
    await page.route(calls, async (route) => {
      await failing
      await route.fulfill({ status: 503, json: { message: 'The shop is away for a moment.', code: 'unavailable' } })
    })
    await open(page, path)
    await sees(page, loading)
    fail()
    await sees(page, failed)
    await page.unroute(calls)
    await page.getByRole('main').getByRole('link', { name: 'Try again' }).click()
    await page.getByText(failed).waitFor({ state: 'detached' })
    await page.getByText(loading).waitFor({ state: 'detached' })
    await untilCaughtUp(page)
    expect(await page.getByText(failed).count()).toBe(0)
  }
})
