import { expect, test } from 'vitest'
import { loader } from './cart/add.ts'
import { render, serveCallsBy } from './entry-server.tsx'

const PRODUCT = {
  id: 17,
  name: 'Panjabi',
  description: '',
  specification: '',
  price: 1450,
  compareAtPrice: null,
  imagePath: null,
  sizes: ['M', 'L'],
  soldOutSizes: [],
  chart: [],
  tags: [],
  categoryId: 1,
  vendorId: 1,
  storeName: 'Haat',
}
const FACETS = {
  ...{ total: 0, understood: [], unknown: [] },
  categories: [],
  stores: [],
  sizes: [],
  tags: [],
  prices: { lowest: 500, highest: 9000 },
}
const ANSWERS: Record<string, unknown> = {
  'GET /api/product/:id': PRODUCT,
  'GET /api/product/facets': FACETS,
  'GET /api/product/aisles': { aisles: [] },
  'GET /api/categories/tree': [],
  'GET /api/settings/public': { shippingFee: 60, lowStockLine: 5, contact: [] },
  'GET /api/stores/:id': { id: 1, vendorId: 1, storeName: 'Haat', storeDescription: '', productCount: 0 },
}
const NOTHING = { items: [], total: 0, next: null }

async function formsOf(path: string): Promise<string[]> {
  serveCallsBy(async (name) => ANSWERS[name] ?? NOTHING)
  const { html } = await render(new URL(path, 'http://shop'))
  return html.match(/<form\b[^>]*>/g) ?? []
}

const leadsSomewhere = (form: string) => form.includes('action="/shop"') && !form.includes('post')
const waits = (form: string) => form.includes('data-hold=')

test.each([
  ['/', 1],
  ['/shop?search=panjabi', 1],
  ['/admin/product/17', 1],
  ['/login', 1],
  ['/register', 1],
  ['/admin/vendor-register', 1],
  ['/nothing/here', 1],
  ['/terms', 0],
  ['/privacy', 0],
  ['/cart', 0],
  ['/dashboard/orders', 0],
])('on %s, each form works without the script or waits for it', async (path, least) => {
  const forms = await formsOf(path)
  expect(forms.length).toBeGreaterThanOrEqual(least)
  expect(forms.filter((form) => !leadsSomewhere(form) && !waits(form))).toEqual([])
})

test('a form to buy with leads to no address but its own page', async () => {
  const [form] = await formsOf('/admin/product/17')
  expect(form).not.toMatch(/action=|post/)
})

test('the address of adding leads to the cart', () => {
  expect(loader().headers.get('location')).toBe('/cart')
})
