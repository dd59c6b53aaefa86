import sharp from 'sharp'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { IMAGE_WIDTHS, imageAt } from '#contract/values/images'
import { namedPictures } from '../assembly/named-pictures.ts'
import { sweepPictures } from '../platform/pictures/sweep.ts'
import { openTestBucket } from '../platform/storage/testing/bucket.ts'
import { openTestShop, problem } from '../testing/shop.ts'
import { addProduct } from './testing/forms.ts'

const pictureOf = (background: string) =>
  sharp({ create: { width: 1000, height: 1250, channels: 3, background } })
    .jpeg()
    .toBuffer()

let picture: Uint8Array
beforeAll(async () => {
  picture = await pictureOf('#204080')
})

async function openShop() {
  const bucket = await openTestBucket()
  const shop = await openTestShop({ pictures: bucket.storage })
  onTestFinished(() => shop.close())
  const { token } = await shop.given.vendor()
  return { ...bucket, shop, token }
}

test('a vendor’s picture is in the bucket before its product is, and shoppers see it through the shop', async () => {
  const { s3, shop, token } = await openShop()
  const { status, body } = await addProduct(shop, token, { imageFile: picture })
  expect(status).toBe(201)
  expect(s3.objects.size).toBe(IMAGE_WIDTHS.length)
  for (const width of IMAGE_WIDTHS) {
    const answer = await fetch(shop.url + imageAt(body.product.imagePath, width))
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable'])
    expect((await sharp(bytes).metadata()).width).toBe(width)
  }
})

test.each(['fails', 'slows', 'forbids', 'cuts', 'drops'] as const)(
  'while the bucket %s, an upload says so and leaves no product, pictures say so, and all else goes on',
  async (manner) => {
    const { s3, shop, token } = await openShop()
    const { imagePath } = (await addProduct(shop, token, { imageFile: picture })).body.product
    s3.behave(manner)
    const refused = await addProduct(shop, token, { imageFile: await pictureOf('#804020') })
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([503, true])
    expect(refused.body).toMatchObject(problem('storage_away'))
    const shown = await shop.request('GET', imagePath)
    expect([shown.status, shown.body.code, shown.headers.get('cache-control')]).toEqual([
      503,
      'storage_away',
      'no-store',
    ])
    expect((await addProduct(shop, token)).status).toBe(201)
    expect((await shop.call('GET /api/product', {})).body).toHaveLength(2)
    s3.behave('answers')
    expect((await shop.request('GET', imagePath)).status).toBe(200)
    const words = JSON.stringify(shop.logLines)
    expect(words).toContain('the object storage')
    expect(words).not.toMatch(/pretend-(key|secret)|AWS4|Signature=/)
  },
)

test('a sweep takes what nothing shows and is old, and nothing else', async () => {
  const { s3, shop, token, storage } = await openShop()
  const { imagePath } = (await addProduct(shop, token, { imageFile: picture })).body.product
  const orphan = '0'.repeat(32)
  const fresh = 'f'.repeat(32)
  for (const hash of [orphan, fresh]) await storage.put(hash, new Map([['240.webp', picture]]))
  for (const [key, object] of s3.objects) if (!key.includes(fresh)) object.changedAt = new Date(Date.now() - 7_200_000)
  s3.asked.length = 0
  expect(await sweepPictures(storage, namedPictures(shop.db))).toBe(1)
  // The whole of it once; beside that, what belongs to the orphan (twice) and to the fresh one.
  expect(s3.asked.filter((call) => call === 'GET ')).toHaveLength(1 + 3)
  expect((await storage.list()).blobs.map(({ hash }) => hash).toSorted()).toEqual(
    [imagePath.slice(8, 40), fresh].toSorted(),
  )
})
