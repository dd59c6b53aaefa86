import { expect, onTestFinished, test } from 'vitest'
import { openPageShop } from '../../testing/page-shop.ts'

const canonicalOf = (text: string) => /<link rel="canonical" href="([^"]*)">/.exec(text)?.[1]
const FORWARDED = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'haat.example' }
const HSTS = 'strict-transport-security'

async function visit(options: Parameters<typeof openPageShop>[0]) {
  const shop = await openPageShop(options)
  onTestFinished(() => shop.close())
  const page = await shop.get('/', FORWARDED)
  const call = await shop.get('/api/product', FORWARDED)
  return { url: shop.url, canonical: canonicalOf(page.text), hsts: [page.headers[HSTS], call.headers[HSTS]] }
}

test('a trusted proxy says by which address the shop was reached, and https stays https', async () => {
  const { canonical, hsts } = await visit({ trustProxy: ['loopback'] })
  expect(canonical).toBe('https://haat.example/')
  expect(hsts).toEqual(['max-age=31536000', 'max-age=31536000'])
})

test('anybody else may say what they like', async () => {
  const { canonical, hsts, url } = await visit({ trustProxy: ['203.0.113.7'] })
  expect(canonical).toBe(`${url}/`)
  expect(hsts).toEqual([undefined, undefined])
})

test('where PUBLIC_URL is given, nobody else has a say', async () => {
  const { canonical } = await visit({ trustProxy: ['loopback'], publicUrl: 'https://shop.example' })
  expect(canonical).toBe('https://shop.example/')
})
