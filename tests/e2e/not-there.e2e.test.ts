import { open, seesHeading, untilAlive, untilAt } from './look.ts'
import { expect, test } from './visit.ts'

test('where nothing is, a page of 404 names itself, is kept out of search engines and shows ways on', async ({
  page,
  troubles,
}) => {
  troubles.expect(/^answer 404 GET /)
  for (const path of ['/nothing/here', '/shop?category=99999', '/store/99999', '/admin/product/999999999']) {
    const answer = await page.goto(path)
    expect(answer?.status(), path).toBe(404)
    const html = (await answer?.text()) ?? ''
    expect(html, path).toContain('<title>Page not found · Haat</title>')
    expect(html, path).toContain('<meta name="robots" content="noindex">')
    await untilAlive(page)
    await expect.poll(() => page.title(), { message: path }).toBe('Page not found · Haat')
    await expect.poll(() => page.getByRole('main').getByRole('searchbox').count(), { message: path }).toBe(1)
  }
  await page.getByRole('main').getByRole('searchbox').fill('panjabi')
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
  await untilAt(page, '/shop?search=panjabi')
  await page.locator('.product-card').first().waitFor()
  await expect.poll(() => page.title()).toBe('“panjabi” · Haat')
})

test('going to where nothing is, inside the shop, names the tab as well', async ({ page, troubles }) => {
  await open(page, '/')
  await page.route('**/api/product/*', (route) =>
    route.fulfill({ status: 404, json: { message: '', code: 'product_not_found' } }),
  )
  troubles.expect(/^answer 404 GET \/api\/product\/\d+/)
  await page
    .locator('.product-card')
    .first()
    .getByRole('link', { name: /^Buy Now/ })
    .click()
  await seesHeading(page, 'Page not found')
  await expect.poll(() => page.title()).toBe('Page not found · Haat')
})
