import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { productAddress } from '#contract/values/product-address'
import { openPageShop, type PageShop } from '../../testing/page-shop.ts'
import { namePicturesAt } from '../pictures/picture-address.ts'
import { s3LocationOf } from '../storage/s3-location.ts'

const HASH = '0123456789abcdef0123456789abcdef'

let shop: PageShop
beforeAll(async () => {
  const location = s3LocationOf('s3://haat?region=ap-southeast-1')
  if (!location) throw new Error('no place')
  const publicUrl = 'https://pictures.example:8443/haat'
  shop = await openPageShop({
    blobs: { location, key: 'key', secret: 'secret', publicUrl },
    publicUrl: 'https://haat.example',
  })
})
afterEach(() => shop.forget())
afterAll(async () => {
  await shop.close()
  namePicturesAt(undefined)
})

test('with a public address of pictures, pages and answers name them there, and may load them from there alone', async () => {
  const id = await shop.given.product({ name: 'Blue panjabi' })
  await shop.db.updateTable('products').set({ image: HASH }).where('id', '=', id).execute()
  const { text, headers } = await shop.get(productAddress({ id, name: 'Blue panjabi' }))
  const at = `https://pictures.example:8443/haat/${HASH}`
  expect(text).toContain(`${at}-240.webp 240w`)
  expect(text).toContain(`<meta property="og:image" content="${at}-960.webp">`)
  expect(text).toContain(`"image":"${at}-960.webp"`)
  expect(text).not.toContain('/images/')
  expect(headers['content-security-policy']).toContain("; img-src 'self' data: blob: https://pictures.example:8443; ")
  expect(JSON.parse((await shop.get(`/api/product/${id}`)).text).imagePath).toBe(`${at}-960.webp`)
})
