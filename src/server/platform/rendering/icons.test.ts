import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPageShop, type PageShop } from '../../testing/page-shop.ts'

let shop: PageShop
beforeAll(async () => {
  shop = await openPageShop()
})
afterAll(() => shop.close())

test('a phone can keep the shop on its home screen: each icon of the manifest is there, as large as it says', async () => {
  const { status, headers, text } = await shop.get('/manifest.webmanifest')
  expect([status, headers['content-type']]).toEqual([200, 'application/manifest+json'])
  const { icons, start_url, display } = JSON.parse(text)
  expect([start_url, display]).toEqual(['/', 'standalone'])
  expect(icons.map(({ purpose }: { purpose?: string }) => purpose)).toContain('maskable')
  for (const { src, sizes, type } of icons) {
    const icon = await shop.get(src)
    const { width, height, format } = await sharp(icon.bytes).metadata()
    expect([icon.status, icon.headers['content-type'], `${width}x${height}`, format]).toEqual([200, type, sizes, 'png'])
  }
})

test('who asks for /favicon.ico, as old programs do, gets an icon', async () => {
  const { status, headers, bytes } = await shop.get('/favicon.ico')
  expect([status, headers['content-type'], bytes.readUInt32LE(0)]).toEqual([200, 'image/x-icon', 0x10000])
  const picture = bytes.subarray(bytes.readUInt32LE(18))
  expect(picture).toHaveLength(bytes.readUInt32LE(14))
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 32, height: 32 })
})

test('every page names the manifest and the icons, and they are there', async () => {
  for (const path of ['/', '/login', '/cart', '/nothing']) {
    const { text } = await shop.get(path)
    expect(text).toContain('<link rel="manifest" href="/manifest.webmanifest">')
    expect(text).toContain('<link rel="apple-touch-icon" href="/apple-touch-icon.png">')
  }
  expect((await shop.get('/apple-touch-icon.png')).status).toBe(200)
})
