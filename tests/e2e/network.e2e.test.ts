import type { Page } from 'playwright-core'
import { chooseSize, newGarment } from './goods.ts'
import { badge, open, sees, seesHeading, untilAlive, untilAt, untilCaughtUp } from './look.ts'
import { putInCart } from './ordering.ts'
import { type Account, newCustomer } from './people.ts'
import { untilToasted } from './toasts.ts'
import { expect, PHONE, test } from './visit.ts'

const OFFLINE = [/net::ERR_INTERNET_DISCONNECTED/]

async function loseNetwork(page: Page): Promise<void> {
  await page.context().setOffline(true)
  await sees(page, 'No network. What you see stays here.')
}

test('without a network a link and a search wait on the page that is there, and go on by themselves', async ({
  visit,
  troubles,
}) => {
  troubles.expect(...OFFLINE)
  const garment = await newGarment()
  const page = await visit({ fresh: true })
  await open(page, '/')
  await loseNetwork(page)
  await page.locator('.product-card-name a').first().click()
  await untilToasted(page, 'warning', 'No network. It opens once you are online.')
  await untilAt(page, '/')
  await expect.poll(() => page.locator('.product-card').count()).toBeGreaterThan(0)
  const search = page.getByPlaceholder('Search Products by Titles or Tags')
  await search.fill(garment.name)
  await search.press('Enter')
  await untilAt(page, '/')
  await expect.poll(() => search.inputValue()).toBe(garment.name)
  await page.context().setOffline(false)
  await expect.poll(() => new URL(page.url()).searchParams.get('search')).toBe(garment.name)
  await expect.poll(() => page.getByText('No network.').count()).toBe(0)
})

test('without a network nothing is put into the cart behind the back', async ({ visit, troubles }) => {
  troubles.expect(...OFFLINE, /^no answer POST/)
  const page = await visit({ as: await newCustomer(), fresh: true })
  const garment = await newGarment()
  await open(page, garment.path)
  await chooseSize(page, 'M')
  await loseNetwork(page)
  let sent = 0
  page.on('request', (request) => (sent += Number(request.url().endsWith('/api/cart/add'))))
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await untilToasted(page, 'error')
  await seesHeading(page, 'No network')
  const before = sent
  await page.context().setOffline(false)
  // The code of the press could not come: the page is loaded anew.
  await seesHeading(page, garment.name)
  await untilAlive(page)
  await untilCaughtUp(page)
  expect(await badge(page)).toBeNull()
  expect(sent).toBe(before)
})

test.for([
  ['a laptop', {}, '.header a:visible, .frame-link:visible'],
  ['a phone', PHONE, '.header :is(a, button):visible, .frame-link:visible'],
] as const)('on %s what is said of the network covers no navigation', async ([, screen, ways], { visit, troubles }) => {
  troubles.expect(...OFFLINE)
  const page = await visit({ ...screen, as: await newCustomer(), fresh: true })
  await open(page, '/dashboard/orders')
  await page.locator('.frame-link').first().waitFor()
  await loseNetwork(page)
  const said = await page.locator('.toast-offline').boundingBox()
  expect(said).not.toBeNull()
  const boxes = await Promise.all((await page.locator(ways).all()).map((way) => way.boundingBox()))
  expect(boxes.length).toBeGreaterThan(3)
  for (const box of boxes)
    expect(
      box &&
        said &&
        box.y < said.y + said.height &&
        said.y < box.y + box.height &&
        box.x + box.width > said.x &&
        box.x < said.x + said.width,
    ).toBe(false)
})

test('a page that could not be fetched says why, keeps the search, and comes when the network does', async ({
  visit,
  troubles,
}) => {
  troubles.expect(...OFFLINE, /^no answer GET/)
  const page = await visit({ fresh: true })
  await open(page, '/')
  await page.locator('.front-side a').first().click()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/shop')
  await loseNetwork(page)
  await page.goBack()
  await seesHeading(page, 'No network')
  await page.getByPlaceholder('Panjabi, saree…').waitFor()
  const again = page.getByRole('button', { name: 'Try again' })
  await again.press('Enter')
  await again.waitFor()
  await expect.poll(() => again.evaluate((button) => button === document.activeElement)).toBe(true)
  await page.context().setOffline(false)
  await seesHeading(page, 'The market comes to you')
})

test('what one tab does to the cart is seen in the other', async ({ visit }) => {
  const customer: Account = await newCustomer()
  const [kept, removed] = [await newGarment(), await newGarment()]
  for (const garment of [kept, removed]) await putInCart(customer, garment)
  const one = await visit({ as: customer })
  const other = await one.context().newPage()
  await open(one, '/cart')
  await open(other, '/cart')
  await expect.poll(() => badge(other)).toBe('2')
  await one.getByRole('button', { name: `Remove ${removed.name}, size M` }).click()
  await expect.poll(() => badge(other)).toBe('1')
  await expect.poll(() => other.getByText(removed.name).count()).toBe(0)
  await expect.poll(() => other.getByRole('link', { name: kept.name }).count()).toBe(1)
  await other.close()
})

test('a cart that could not be read is tried again without losing the place of the keyboard', async ({
  visit,
  troubles,
}) => {
  troubles.expect(/^answer 503/, /could not be read/, /status of 503/)
  const page = await visit({ as: await newCustomer() })
  let answered = Promise.resolve()
  await page.route('**/api/cart/GetCartItems/*', async (route) => {
    await answered
    await route.fulfill({ status: 503, json: { message: 'Away', code: 'busy' } })
  })
  await open(page, '/cart')
  const again = page.getByRole('button', { name: 'Try again' })
  await again.focus()
  let answer = () => {}
  answered = new Promise((resolve) => {
    answer = resolve
  })
  await page.keyboard.press('Enter')
  await sees(page, 'Trying…')
  answer()
  await again.waitFor()
  await expect.poll(() => again.evaluate((button) => button === document.activeElement)).toBe(true)
})

test('who is not logged in is not spoken to as if an account were refused', async ({ visit }) => {
  const page = await visit()
  await open(page, '/unauthorized')
  await seesHeading(page, 'This page is for staff only')
  expect(await page.getByRole('main').innerText()).not.toMatch(/this account|someone else/)
  const signedIn = await visit({ as: await newCustomer() })
  await open(signedIn, '/unauthorized')
  await seesHeading(signedIn, 'You have no access to this page')
  await signedIn.getByRole('link', { name: 'Log in as someone else' }).waitFor()
})
