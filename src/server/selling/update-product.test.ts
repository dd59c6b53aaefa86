import { readdir } from 'node:fs/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type CacheTag, onInvalidation } from '../platform/database/cache-invalidation.ts'
import { auditOf } from '../testing/audit.ts'
import { openTestShop, problem, type TestShop } from '../testing/shop.ts'
import { untilSomebodyWaits } from '../testing/waiting.ts'
import { addProduct, changeProduct, FULL_FORM, storedProducts } from './testing/forms.ts'

let shop: TestShop
let vendor: { id: number; token: string }
let admin: { id: number; token: string; username: string }
beforeAll(async () => {
  shop = await openTestShop()
  vendor = await shop.given.vendor()
  admin = await shop.given.account('Admin')
})
afterAll(() => shop.close())

function photo(background: string) {
  return sharp({ create: { width: 500, height: 600, channels: 3, background } })
    .png()
    .toBuffer()
}

const json = JSON.stringify
async function added(fields: Parameters<typeof addProduct>[2] = {}) {
  const { body } = await addProduct(shop, vendor.token, { ...FULL_FORM, ...fields })
  return body.product
}

describe('changing a product', () => {
  test('what the form leaves out stays as it is, the picture too', async () => {
    const before = await added({ imageFile: await photo('teal') })
    const { status, body } = await changeProduct(shop, vendor.token, before.id, { name: before.name, price: '1450' })
    expect({ status, message: body.message }).toEqual({ status: 200, message: 'Product updated' })
    expect(body.product).toEqual({ ...before, version: before.version + 1 })
  })

  test('what the form says is so, for shoppers at once', async () => {
    const { id } = await added()
    await changeProduct(shop, vendor.token, id, {
      name: 'Muslin fatua',
      price: '990.50',
      compareAtPrice: '',
      category: '2',
      description: '',
      specification: '<h1>Muslin</h1>',
      tags: '[]',
      sizes: json(['L', 'XXL']),
      sizeChart: '[]',
      removeImage: '1',
    })
    const { body } = await shop.call('GET /api/product/:id', { params: { id: String(id) } })
    expect(body).toMatchObject({
      name: 'Muslin fatua',
      price: 990.5,
      compareAtPrice: null,
      categoryId: 2,
      description: '',
      specification: '<h3>Muslin</h3>',
      tags: [],
      sizes: ['L', 'XXL'],
      chart: [],
      imagePath: null,
    })
    const found = await shop.call('GET /api/product', { query: { search: 'muslin' } })
    expect(found.body).toMatchObject([{ id }])
    const lost = await shop.call('GET /api/product', { query: { search: 'indigo panjabi', vendorId: `${vendor.id}` } })
    expect(lost.body.map((product: { id: number }) => product.id)).not.toContain(id)
  })

  test('a new picture takes the place of the old one', async () => {
    const before = await added({ imageFile: await photo('teal') })
    const { body } = await changeProduct(shop, vendor.token, before.id, { imageFile: await photo('crimson') })
    expect(body.product.imagePath).not.toBe(before.imagePath)
    expect((await fetch(shop.url + body.product.imagePath)).status).toBe(200)
  })

  test('an admin changes a vendor’s product, which stays the vendor’s', async () => {
    const { id } = await added()
    const { body } = await changeProduct(shop, admin.token, id, { name: 'Named by the admin' })
    expect(body.product).toMatchObject({ name: 'Named by the admin', vendorId: vendor.id })
  })

  test('the audit holds what changed and nothing else, prices in taka', async () => {
    const { id } = await added()
    await changeProduct(shop, vendor.token, id, { price: '1299.50', category: '3' })
    await changeProduct(shop, vendor.token, id, { price: '1299.50' })
    const [, ...changes] = await auditOf(shop, admin, 'product', id)
    expect(changes).toEqual([
      {
        by: expect.any(String),
        action: 'update',
        before: { price: 1450, categoryId: 1, category: 'Men' },
        after: { price: 1299.5, categoryId: 3, category: 'Kids' },
      },
    ])
  })

  test('finished pages that show it hear of it', async () => {
    const { id } = await added()
    const heard: ReadonlySet<CacheTag>[] = []
    onInvalidation(shop.db, (tags) => heard.push(tags))
    await changeProduct(shop, vendor.token, id, { price: '1' })
    expect(heard).toEqual([new Set([`product:${id}`, 'prices'])])
  })

  test('hears of everything that is wrong, also with what the product keeps, and nothing is stored', async () => {
    const { id } = await added()
    const before = [await storedProducts(shop), await readdir(shop.imagesDir)]
    const { status, body } = await changeProduct(shop, vendor.token, id, {
      name: '',
      price: '2000',
      category: '999999',
      stock: json({ XL: 1 }),
      imageFile: Buffer.from('none'),
    })
    expect({ status, fields: Object.keys(body.fields).sort() }).toEqual({
      status: 400,
      fields: ['category', 'compareAtPrice', 'imageFile', 'name', 'stock.XL'],
    })
    expect([await storedProducts(shop), await readdir(shop.imagesDir)]).toEqual(before)
  })

  test('a price raised meanwhile above the compare-at price that the form keeps is refused at its field', async () => {
    const { id } = await added()
    let answer: ReturnType<typeof changeProduct> | undefined
    await shop.db.transaction().execute(async (tx) => {
      await tx.updateTable('products').set({ compare_at_poisha: 150_000 }).where('id', '=', id).execute()
      answer = changeProduct(shop, vendor.token, id, { price: '1600' })
      await untilSomebodyWaits(shop)
    })
    expect(await answer).toMatchObject({
      status: 400,
      body: { fields: { compareAtPrice: 'Must be above the price.' } },
    })
  })

  test('what is deleted is not there any more', async () => {
    const { id } = await added()
    await shop.call('DELETE /api/product/:id', { params: { id: String(id) } }, vendor.token)
    expect(await changeProduct(shop, vendor.token, id)).toMatchObject({
      status: 404,
      body: problem('product_not_found'),
    })
  })

  test('what is deleted while its form is on the way is not there any more, and the picture is nobody’s', async () => {
    const { id } = await added()
    let answer: ReturnType<typeof changeProduct> | undefined
    await shop.db.transaction().execute(async (tx) => {
      await tx.updateTable('products').set({ deleted_at: new Date() }).where('id', '=', id).execute()
      answer = changeProduct(shop, vendor.token, id, { imageFile: await photo('navy') })
      await untilSomebodyWaits(shop)
    })
    expect(await answer).toMatchObject({ status: 404, body: problem('product_not_found') })
  })
})
