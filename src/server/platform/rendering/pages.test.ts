import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openPageShop, type PageShop } from '../../testing/page-shop.ts'

let shop: PageShop
beforeAll(async () => {
  shop = await openPageShop()
})
afterEach(() => shop.forget())
afterAll(() => shop.close())

test('the front of the shop arrives rendered, whole and with what is for sale', async () => {
  await shop.given.product({ name: 'Blue panjabi of the front' })
  const { status, headers, text } = await shop.get('/')
  expect(status).toBe(200)
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  expect(text).toMatch(/^<!doctype html>\n<html lang="en">/)
  expect(text).toContain('Blue panjabi of the front')
  expect(text.trimEnd()).toMatch(/<\/html>$/)
})

test.each([
  ...['/api', '/API/nothing', '/assets/none.js', '/images/none.webp', '/icons/none.png', '/icons/192.png', '/sitemap'],
  ...[
    '/sitemap/none.xml',
    '/sitemap.xml',
    '/robots.txt',
    '/FAVICON.ico',
    '/apple-touch-icon.png',
    '/manifest.webmanifest',
  ],
])('%s is mounted beside the pages, and is none', async (path) => {
  const { headers } = await shop.get(path)
  expect(headers['content-type']).not.toContain('text/html')
  expect(shop.rendered).toEqual([])
})

test('a page that is known already is not sent again', async () => {
  const first = await shop.get('/')
  const { etag = '' } = first.headers
  for (const known of [etag, etag.replace('W/', ''), `"other", ${etag}`]) {
    const again = await shop.get('/', { 'if-none-match': known })
    expect([known, again.status, again.bytes.length, again.headers.etag]).toEqual([known, 304, 0, etag])
  }
  expect((await shop.get('/', { 'if-none-match': '"other"' })).status).toBe(200)
  expect((await shop.get('/login', { 'if-none-match': etag })).status).toBe(200)
})

test.each([
  ['br', 'br', brotliDecompressSync],
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['BR;q=0.5', 'br', brotliDecompressSync],
  ['br;q=0, gzip', 'gzip', gunzipSync],
  ['br;q=0, gzip;q=0.0', undefined, (bytes: Buffer) => bytes],
  ['abram, gzipped', undefined, (bytes: Buffer) => bytes],
  ['', undefined, (bytes: Buffer) => bytes],
])('who accepts "%s" is served with %s', async (accepted, encoding, decode) => {
  const plain = await shop.get('/')
  const page = await shop.get('/', { 'accept-encoding': accepted })
  expect(page.headers['content-encoding']).toBe(encoding)
  expect(page.headers.vary).toBe('accept-encoding')
  expect(Number(page.headers['content-length'])).toBe(page.bytes.length)
  expect(decode(page.bytes).equals(plain.bytes)).toBe(true)
})

test('a page that is asked for again is packed better, and says the same', async () => {
  for (let at = 0; at < 24; at += 1) await shop.given.product({ name: `Panjabi of cotton, number ${at}` })
  const ask = () => shop.get('/', { 'accept-encoding': 'br' })
  const first = await ask()
  await expect.poll(async () => (await ask()).bytes.length).toBeLessThan(first.bytes.length)
  const again = await ask()
  expect(brotliDecompressSync(again.bytes).equals(brotliDecompressSync(first.bytes))).toBe(true)
  expect([again.headers.etag, Number(again.headers['content-length'])]).toEqual([
    first.headers.etag,
    again.bytes.length,
  ])
})

test('HEAD says all but the page', async () => {
  const page = await shop.get('/')
  const head = await shop.get('/', {}, 'HEAD')
  expect([head.status, head.bytes.length]).toEqual([200, 0])
  expect({ ...head.headers, date: '' }).toEqual({ ...page.headers, date: '' })
})

test('who asks changes nothing: token, cookie and language are not looked at', async () => {
  const { token } = await shop.given.account('Admin')
  const nobody = await shop.get('/')
  const headers = { authorization: `Bearer ${token}`, cookie: `token=${token}`, 'accept-language': 'bn' }
  expect((await shop.get('/', headers)).bytes.equals(nobody.bytes)).toBe(true)
  expect(shop.rendered).toHaveLength(1)
})

test.each([
  ['x-forwarded-host', 'evil.example'],
  ['x-forwarded-proto', 'evil'],
  ['x-forwarded-port', '666'],
  ['x-forwarded-prefix', '/evil'],
  ['x-forwarded-for', '"><script>evil</script>'],
  ['forwarded', 'host=evil.example;proto=evil'],
  ['x-host', 'evil.example'],
  ['x-original-url', '/evil'],
  ['x-rewrite-url', '/evil'],
  ['x-http-method-override', 'EVIL'],
  ['origin', 'https://evil.example'],
  ['referer', 'https://evil.example/'],
  ['user-agent', 'evil'],
  ['accept', 'application/evil'],
  ['accept-charset', 'evil'],
  ['accept-encoding', 'evil'],
  ['range', 'bytes=0-9'],
  ['if-none-match', '"evil"'],
  ['cookie', 'evil=evil'],
  ['authorization', 'Bearer evil'],
  ['content-type', 'text/evil'],
  ['cache-control', 'no-transform, evil'],
])('what %s says first is in no page, and changes none that others are shown', async (name, value) => {
  const clean = await shop.get('/')
  await shop.forget()
  const first = await shop.get('/', { [name]: value })
  expect(first.text + JSON.stringify(first.headers)).not.toContain('evil')
  expect((await shop.get('/')).bytes.equals(clean.bytes)).toBe(true)
  expect(shop.rendered).toEqual(['/'])
})

describe('a hostile Host header', () => {
  test('makes no page that another visitor is shown', async () => {
    const evil = await shop.get('/', { host: 'evil.example' })
    expect(evil.status).toBe(200)
    const { text } = await shop.get('/')
    expect(text).not.toContain('evil.example')
    expect(text).toContain(`<link rel="canonical" href="${shop.url}/">`)
  })

  test.each(['a.b"><script>x</script>', 'haat.example/x', 'user@haat.example', 'haat.example:99999', '1.2.3.4.5'])(
    '%j is no address of the shop',
    async (host) => {
      const { status, text } = await shop.get('/', { host })
      expect(status).toBe(200)
      expect(text).toContain('<link rel="canonical" href="http://localhost/">')
    },
  )
})

test.each(['/nothing', '/admin/product/999999', '/shop/nothing?search=a', '/cartoon', '/shop?cursor=nowhere'])(
  'there is nothing at %s, says the page and its status',
  async (path) => {
    const { status, headers, text } = await shop.get(path)
    expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
    expect(text).toContain('</html>')
  },
)

test('a place that a store’s list does not have is not there, as in the list of all', async () => {
  const { id } = await shop.given.vendor()
  expect((await shop.get(`/store/${id}`)).status).toBe(200)
  const { status, text } = await shop.get(`/store/${id}?cursor=nowhere`)
  expect(status).toBe(404)
  expect(text).toContain('Page not found')
})

test('a name that tries to end a script or a line stays a name', async () => {
  const name = `</script><script>alert("x")</script>\u2028<img src=x onerror=alert(1)>&amp;'`
  const { text } = await shop.get(`/admin/product/${await shop.given.product({ name })}`)
  expect(text).not.toContain('<script>alert')
  expect(text).not.toContain('<img src=x')
  const [, state = ''] = /<script type="application\/json" id="page">(.*?)<\/script>/s.exec(text) ?? []
  expect(state).not.toMatch(/[\u2028\u2029]/)
  expect(JSON.stringify(JSON.parse(state))).toContain(JSON.stringify(name).slice(1, -1))
})

test.each(['/', '/nothing', '/cart'])(
  '%s is framed by nobody, tells nobody where it was read, and asks for no device',
  async (path) => {
    const { headers } = await shop.get(path)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'content-security-policy': expect.stringMatching(/default-src 'self'.*frame-ancestors 'none'/),
    })
    expect([headers['x-powered-by'], headers.server]).toEqual([undefined, undefined])
  },
)

test('exactly the inline code that is there may run', async () => {
  const { text, headers } = await shop.get('/')
  const policy = new Map(
    (headers['content-security-policy'] ?? '').split('; ').map((rule) => {
      const [name = '', ...values] = rule.split(' ')
      return [name, values]
    }),
  )
  const hashes = (pattern: RegExp) =>
    [...text.matchAll(pattern)].map(([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`)
  expect(policy.get('script-src')).toEqual(["'self'", ...hashes(/<script>(.*?)<\/script>/gs)])
  expect(policy.get('style-src')).toEqual(["'self'", ...hashes(/<style>(.*?)<\/style>/gs)])
  expect(hashes(/<script>(.*?)<\/script>/gs)).toHaveLength(3)
  const tags = text.replace(/="[^"]*"/g, '=""')
  expect(tags).not.toMatch(/<[^>]+\s(on\w+|style)=/)
})
