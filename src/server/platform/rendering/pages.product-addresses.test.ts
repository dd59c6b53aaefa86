import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { productAddress } from '#contract/values/product-address'
import { openPageShop, type PageShop } from '../../testing/page-shop.ts'

let shop: PageShop
beforeAll(async () => {
  shop = await openPageShop()
})
afterEach(() => shop.forget())
afterAll(() => shop.close())

const NAMES = ['Blue Cotton Panjabi', 'লাল জামদানি শাড়ি', '!!!']

test.each(NAMES)(
  '%j is shown at the address that is read and shared, which both its pages call its own',
  async (name) => {
    const id = await shop.given.product({ name })
    const address = productAddress({ id, name })
    const shared = await shop.get(address)
    const specified = await shop.get(`/admin/product/${id}`)
    expect([shared.status, specified.status]).toEqual([200, 200])
    expect(shared.bytes.equals(specified.bytes)).toBe(true)
    expect(shared.text).toContain(`<link rel="canonical" href="${shop.url}${address}">`)
    expect(shared.text).toContain(`<meta property="og:url" content="${shop.url}${address}">`)
  },
)

test('is one finished page for all its addresses', async () => {
  const name = 'Panjabi of many addresses'
  const id = await shop.given.product({ name })
  for (const path of [
    productAddress({ id, name }),
    `/admin/product/${id}`,
    `/p/${id}`,
    `/p/${id}/made-up`,
    `/P/${id}/x/`,
  ])
    await shop.get(`${path}?utm_source=mail`)
  expect(shop.rendered).toEqual([`/admin/product/${id}`])
})

test.each(['', '/', '/old-name', '/OLD-NAME/', '/%E0%A6%B2'])(
  'an address that ends otherwise (%j) leads to the one with the name it has now',
  async (end) => {
    const name = 'New name'
    const id = await shop.given.product({ name })
    const { status, headers, bytes } = await shop.get(`/p/${id}${end}`)
    expect([status, headers.location, bytes.length]).toEqual([301, `/p/${id}/new-name`, 0])
    // Names change, also back again: a browser that remembered the way for ever would run in a circle.
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate')
  },
)

test('what was chosen travels on to the name it has now', async () => {
  const id = await shop.given.product({ name: 'New name' })
  const { headers } = await shop.get(`/p/${id}/old-name?size=M&quantity=2`)
  expect(headers.location).toBe(`/p/${id}/new-name?size=M&quantity=2`)
})

test('percent signs in small letters are no other address', async () => {
  const name = 'শাড়ি'
  const id = await shop.given.product({ name })
  expect((await shop.get(productAddress({ id, name }).toLowerCase())).status).toBe(200)
})

test.each(['/p/999999', '/p/999999/anything', '/p', '/p/0/x', '/p/x', '/p/1/a/b'])(
  'there is nothing at %s',
  async (path) => {
    const { status, text } = await shop.get(path)
    expect(status).toBe(404)
    expect(text).toContain('Page not found')
  },
)
