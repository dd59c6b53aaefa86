import fc from 'fast-check'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { pages } from '../../../web/entry-server.tsx'
import { watchMountedPaths } from './mounted-paths.ts'
import { createPageKeys } from './page-key.ts'

const http = fastify()
const isMounted = watchMountedPaths(http)
for (const path of [
  ...['/api/product/:id', '/assets/*', '/images/:file', '/icons/192.png', '/apple-touch-icon.png'],
  ...['/manifest.webmanifest', '/robots.txt', '/sitemap.xml', '/sitemap/:part'],
])
  http.get(path, () => '')
const { pageAddress, isLasting, isPrivate, shownAt } = createPageKeys(pages, isMounted)

test.each([
  ['/', '/'],
  ['/?', '/'],
  ['/shop', '/shop'],
  ['/shop/', '/shop'],
  ['/?utm_source=news&fbclid=1', '/'],
  ['/shop?utm_source=news&search=panjabi', '/shop?search=panjabi'],
  ['/shop?search=what?&sort=newest', '/shop?search=what%3F&sort=newest'],
  ['/shop?search=gren&literal=1', '/shop?literal=1&search=gren'],
  ['/shop?sort=newest&search=a%20b', '/shop?search=a+b&sort=newest'],
  ['/shop?size=L&stock=in&size=M&size=L', '/shop?size=L&size=M&stock=in'],
  ['/shop?tag=eid&size=M&min=5&max=9&store=2', '/shop?max=9&min=5&size=M&store=2&tag=eid'],
  ['/shop?search=&sort=', '/shop'],
  ['/shop?search=a&search=b', '/shop?search=a'],
  ['/SHOP?search=a', '/SHOP?search=a'],
  ['/login?next=/checkout', '/login'],
  ['/admin/product/7?ref=mail', '/admin/product/7'],
  ['/a/../admin/product/7', '/admin/product/7'],
  ['/p/7/blue-panjabi?utm_source=mail', '/admin/product/7'],
  ['/P/7/', '/admin/product/7'],
  ['/p/7/a/b', '/p/7/a/b'],
  ['/p/x', '/p/x'],
  ['/apian', '/apian'],
  ['/sitemap.xml.gz', '/sitemap.xml.gz'],
])('%s is the page %s', (url, address) => {
  expect(pageAddress(url)).toBe(address)
})

test.each([
  '/api',
  '/api/product',
  '/API/product',
  '/x/../api/product',
  '/assets/main.js',
  '/images/a-240.webp',
  '/robots.txt',
  '/sitemap.xml',
  '/sitemap/products-1.xml',
  '/icons/192.png',
  '/apple-touch-icon.png',
  '/manifest.webmanifest',
  '//evil.example/',
  '/\\evil.example/',
  '/x/..//evil.example',
  'http://evil.example/',
  '*',
  '',
  '/caf\u00e9',
  '/a b',
  '/%zz',
  '/%ff',
])('%s is no page', (url) => {
  expect(pageAddress(url)).toBeNull()
})

test('the address of a page is its own address, and always one of this shop', () => {
  const part = fc.constantFrom(
    '/',
    '\\',
    '..',
    '.',
    '?',
    '&',
    '=',
    'search',
    'sort',
    'shop',
    'x',
    '%2f',
    '%zz',
    '#',
    '@',
    ':',
  )
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
      const address = pageAddress(`/${parts.join('')}`)
      if (address === null) return
      expect(pageAddress(address)).toBe(address)
      expect(new URL(address, 'http://shop.example').host).toBe('shop.example')
    }),
    { numRuns: 2000 },
  )
})

test.each([
  ...['/', '/shop', '/shop?category=7', '/shop?sort=newest', '/shop?category=7&sort=price_asc', '/admin/product/7'],
  ...['/store/7', '/store/7?sort=price_desc', '/login', '/register', '/admin/vendor-register'],
])('the shop has only so many pages like %s', (address) => {
  expect(isLasting(address)).toBe(true)
})

test.each([
  ...[
    '/shop?search=x',
    '/shop?category=7&search=x',
    '/shop?cursor=x',
    '/store/7?cursor=x',
    '/SHOP',
    '/admin/Product/7',
  ],
  ...[
    '/shop?category=x',
    '/shop?category=07',
    '/shop?sort=x',
    '/store/7?sort=x',
    '/%73hop',
    '/nothing',
    '/admin/product/x',
    '/admin/product/1234567890123456',
  ],
])('there is no end of pages like %s', (address) => {
  expect(isLasting(address)).toBe(false)
})

test.each([
  ...['/cart', '/cart/add', '/checkout/', '/Dashboard', '/dashboard/nothing', '/product', '/edit-product/7', '/admin'],
  ...['/admin/products', '/admin/product/edit/7', '/order-confirmation/7', '/dashboard/orders?status=Pending'],
])('%s is the shell that the browser fills', (address) => {
  expect(isPrivate(address)).toBe(true)
})

test.each([
  ...['/', '/shop', '/login', '/admin/product/7', '/admin/product/x', '/admin/vendor-register', '/store/7'],
  ...['/cartoon', '/nothing', '/shop?search=/cart'],
])('%s is rendered', (address) => {
  expect(isPrivate(address)).toBe(false)
})

test.each([
  ['/admin/product/7', { call: 'GET /api/product/:id', id: '7' }],
  ['/store/7?sort=newest', { call: 'GET /api/stores/:id', id: '7' }],
  ['/shop?category=7&sort=newest', { call: 'GET /api/categories/:id', id: '7' }],
  ['/shop?search=category=7', undefined],
  ['/login', undefined],
])('%s shows one thing, or none', (address, thing) => {
  expect(shownAt(address)).toEqual(thing)
})
