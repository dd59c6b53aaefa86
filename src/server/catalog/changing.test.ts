import { readdir } from 'node:fs/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { onAnnouncement, type Tag } from '../platform/announcements.ts'
import { auditOf } from '../testing/audit.ts'
import { order, orderBody, stockOf } from '../testing/orders.ts'
import { openTestShop, problem, type TestShop } from '../testing/shop.ts'
import { untilSomebodyWaits } from '../testing/waiting.ts'
import { addProduct, changeProduct, storedProducts } from './testing-forms.ts'

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
const FULL = {
  compareAtPrice: '2000',
  tags: json(['indigo']),
  stock: json({ M: 5, L: 7 }),
  sizeChart: json([{ size: 'M', chest: 39, length: 27, sleeve: 8 }]),
}

async function added(fields: Parameters<typeof addProduct>[2] = {}) {
  const { body } = await addProduct(shop, vendor.token, { ...FULL, ...fields })
  return body.product
}

describe('changing a product', () => {
  test('what the form leaves out stays as it is, the picture too', async () => {
    const before = await added({ imageFile: await photo('teal') })
    const { status, body } = await changeProduct(shop, vendor.token, before.id, { name: before.name, price: '1450' })
    expect({ status, message: body.message }).toEqual({ status: 200, message: 'Product updated' })
    expect(body.product).toEqual(before)
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
    const heard: ReadonlySet<Tag>[] = []
    onAnnouncement(shop.db, (tags) => heard.push(tags))
    await changeProduct(shop, vendor.token, id, { price: '1' })
    expect(heard).toEqual([new Set([`product:${id}`, 'catalog'])])
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

describe('stock under an edit', () => {
  async function buy(productId: number, quantity: number): Promise<void> {
    const { token } = await shop.given.account()
    expect((await order(shop, token, orderBody([{ productId, quantity }]))).status).toBe(201)
  }

  test.each<[string, Record<string, string>, { M?: number | null; L?: number | null; XL?: number | null }]>([
    ['says nothing of stock leaves it', {}, { M: 3, L: 7 }],
    ['adds a size without stock does not count it', { sizes: json(['M', 'L', 'XL']) }, { M: 3, L: 7, XL: null }],
    ['says stock sets it', { stock: json({ M: 9 }) }, { M: 9, L: null }],
    ['says null counts none', { stock: 'null' }, { M: null, L: null }],
    [
      'did not touch what it showed loses no sale',
      { stock: json({ M: 5, L: 7 }), stockSeen: json({ M: 5, L: 7 }) },
      { M: 3, L: 7 },
    ],
    [
      'adds ten to what it showed adds ten',
      { stock: json({ M: 15, L: 7 }), stockSeen: json({ M: 5, L: 7 }) },
      { M: 13, L: 7 },
    ],
    [
      'takes more than is left leaves none',
      { stock: json({ M: 1, L: 7 }), stockSeen: json({ M: 5, L: 7 }) },
      { M: 0, L: 7 },
    ],
    ['stops counting stops', { stock: json({ L: 7 }), stockSeen: json({ M: 5, L: 7 }) }, { M: null, L: 7 }],
    [
      'starts counting starts',
      { sizes: json(['M', 'XL']), stock: json({ M: 5, XL: 4 }), stockSeen: json({ M: 5 }) },
      { M: 3, XL: 4 },
    ],
    ['takes a size away takes its stock', { sizes: json(['L']) }, { L: 7 }],
  ])('after a sale of two of five, a form that %s', async (_, fields, stock) => {
    const { id } = await added()
    await buy(id, 2)
    const { body } = await changeProduct(shop, vendor.token, id, fields)
    expect(body.product?.stock).toEqual(stock)
  })

  test('twenty sales beside ten edits: none is lost, and nobody blocks another', async () => {
    const { id } = await added({ stock: json({ M: 50, L: 50 }) })
    const shoppers = await Promise.all(Array.from({ length: 20 }, () => shop.given.account()))
    const items = [
      { productId: id, Size: 'L' as const },
      { productId: id, Size: 'M' as const, quantity: 2 },
    ]
    const sales = shoppers.map(({ token }) => order(shop, token, orderBody(items)))
    const seen = json({ M: 50, L: 50 })
    const edits = Array.from({ length: 10 }, (_, at) =>
      changeProduct(shop, vendor.token, id, { description: `Edit ${at}`, stock: seen, stockSeen: seen }),
    )
    const statuses = (await Promise.all([...sales, ...edits])).map(({ status }) => status)
    expect(statuses).toEqual([...Array(20).fill(201), ...Array(10).fill(200)])
    expect([await stockOf(shop, id, 'M'), await stockOf(shop, id, 'L')]).toEqual([10, 30])
  })

  test('a sale that is under way when the form is saved is not lost', async () => {
    const { id } = await added()
    let answer: ReturnType<typeof changeProduct> | undefined
    await shop.db.transaction().execute(async (tx) => {
      await tx
        .updateTable('product_sizes')
        .set({ stock: 1 })
        .where('product_id', '=', id)
        .where('size', '=', 'M')
        .execute()
      answer = changeProduct(shop, vendor.token, id, { stock: json({ M: 5, L: 9 }), stockSeen: json({ M: 5, L: 7 }) })
      await untilSomebodyWaits(shop)
    })
    expect((await answer)?.body.product.stock).toEqual({ M: 1, L: 9 })
  })

  test('two edits at once: one after the other, and the audit tells both', async () => {
    const { id } = await added()
    const answers = await Promise.all([
      changeProduct(shop, vendor.token, id, { name: 'From the vendor' }),
      changeProduct(shop, admin.token, id, { name: 'From the admin' }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const [, first, second] = await auditOf(shop, admin, 'product', id)
    expect(first?.before).toEqual({ name: 'Cotton panjabi' })
    expect(second?.before).toEqual(first?.after)
    const { body } = await shop.call('GET /api/product/:id', { params: { id: String(id) } })
    expect(second?.after).toEqual({ name: body.name })
  })
})
