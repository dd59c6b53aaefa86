import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPageShop, type PageShop } from '../../testing/page-shop.ts'

let shop: PageShop
let token: string
let paths: string[]
beforeAll(async () => {
  shop = await openPageShop({ responseCacheBytes: 1_000_000 })
  token = (await shop.given.account('Admin')).token
  const id = await shop.given.product({ name: 'Plain panjabi' })
  paths = ['/', '/shop?category=1', '/login', `/admin/product/${id}`, `/admin/product/${id + 900}`, '/cart', '/store/1']
  paths.push(
    '/api/product?limit=24',
    '/api/categories/tree',
    `/api/product/${id}`,
    '/api/stores/1',
    '/api/product/facets',
  )
})
afterAll(() => shop.close())

const EVIL = 'evil.example'
/** All that caches elsewhere have been poisoned with, or that makes one visitor’s answer differ from another’s. */
const HEADERS: [string, string[]][] = [
  ['host', [EVIL, `${EVIL}:80`, 'localhost', 'LOCALHOST:1', `127.0.0.1.${EVIL}`, '[::1]', '']],
  ['x-forwarded-host', [EVIL]],
  ['x-forwarded-proto', ['https', 'http, https', 'javascript']],
  ['x-forwarded-port', ['666']],
  ['x-forwarded-prefix', [`/${EVIL}`]],
  ['x-forwarded-for', [EVIL, '127.0.0.1']],
  ['forwarded', [`host=${EVIL};proto=https`]],
  ['x-original-url', [`/${EVIL}`]],
  ['x-rewrite-url', [`/${EVIL}`]],
  ['x-http-method-override', ['DELETE']],
  ['origin', [`https://${EVIL}`, 'null']],
  ['referer', [`https://${EVIL}/`]],
  ['accept', ['application/json', 'text/evil', '*/*;q=0']],
  ['accept-language', ['bn', EVIL]],
  ['accept-encoding', ['identity;q=0', '*;q=0', 'br;q=0', 'br;q=x', ',,,', 'identity', EVIL, 'br, '.repeat(200)]],
  ['range', ['bytes=0-9', 'bytes=-1', 'bytes=9-0', 'evil=0-1']],
  ['if-range', ['"x"', 'Sun, 22 Nov 2026 00:00:00 GMT']],
  ['if-none-match', ['*', '"x"', 'W/"x", ""', ',']],
  ['if-modified-since', ['Sun, 22 Nov 2099 00:00:00 GMT', 'evil']],
  ['if-match', ['"x"']],
  ['cache-control', ['no-cache', 'only-if-cached', 'max-age=0']],
  ['pragma', ['no-cache']],
  ['expect', ['evil']],
  ['cookie', [`session=${EVIL}`, 'haat-changed=1', '__proto__=x; a=b']],
  ['authorization', ['Bearer evil', 'Basic ZXZpbDpldmls', 'TOKEN']],
  ['upgrade-insecure-requests', ['1']],
  ['save-data', ['on']],
  ['purpose', ['prefetch']],
  ['user-agent', [EVIL, '']],
  ['content-type', ['text/evil']],
  ['te', ['trailers']],
  ['via', [`1.1 ${EVIL}`]],
  ['x-request-id', [EVIL]],
]
const ALL = HEADERS.flatMap(([name, values]) => values.map((value) => [name, value] as const))

test('whatever one header says that an answer is made for, everybody after gets what nobody would have got', async () => {
  for (const path of ['/', '/api/categories/tree']) {
    const clean = said(await shop.get(path))
    for (const pair of ALL) expect([pair, await saidAfter(path, [pair])]).toEqual([pair, clean])
  }
})

test('nor do several headers at once change what others get, on any page and any public call', async () => {
  const clean = new Map<string, string>()
  for (const path of paths) clean.set(path, said(await shop.get(path)))
  const pairs = fc.array(fc.constantFrom(...ALL), { minLength: 2, maxLength: 6 })
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...paths), pairs, async (path, each) => {
      expect(await saidAfter(path, each)).toBe(clean.get(path))
    }),
    { numRuns: 60 },
  )
})

/** What nobody is told after somebody has asked first, with these headers. */
async function saidAfter(path: string, pairs: (readonly [string, string])[]): Promise<string> {
  await shop.forget()
  const told = pairs.map(([name, value]) => [name, value === 'TOKEN' ? `Bearer ${token}` : value])
  const first = await shop.get(path, Object.fromEntries(told))
  if (path === '/') expect(shop.rendered).toEqual(['/'])
  expect(first.headers).not.toHaveProperty('set-cookie')
  const after = await shop.get(path)
  expect(after.text + JSON.stringify(after.headers)).not.toContain(EVIL)
  return said(after)
}

/** What one visitor is told, without what differs each time. */
function said({ status, headers, text }: Awaited<ReturnType<PageShop['get']>>): string {
  const { date: _, 'x-request-id': __, connection: ___, 'keep-alive': ____, ...lasting } = headers
  return JSON.stringify([status, lasting, text])
}

test.each(['?utm_source=x', '?next=//evil.example', '?callback=evil', '?__proto__=x', '?token=x', '?%00', '#evil'])(
  'a page with %s is the page without',
  async (more) => {
    const plain = await shop.get('/login')
    expect(said(await shop.get(`/login${more}`))).toBe(said(plain))
  },
)
