import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditOf } from '../testing/audit.ts'
import { order, orderBody, stockOf } from '../testing/orders.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { untilSomebodyWaits } from '../testing/waiting.ts'
import { addProduct, changeProduct, FULL_FORM } from './testing/forms.ts'

let shop: TestShop
let vendor: { id: number; token: string }
let admin: { id: number; token: string; username: string }
beforeAll(async () => {
  shop = await openTestShop()
  vendor = await shop.given.vendor()
  admin = await shop.given.account('Admin')
})
afterAll(() => shop.close())

const json = JSON.stringify
async function added(fields: Parameters<typeof addProduct>[2] = {}) {
  const { body } = await addProduct(shop, vendor.token, { ...FULL_FORM, ...fields })
  return body.product
}

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
    // Forms are uploads: an account has four under way at the most.
    const admins = await Promise.all(Array.from({ length: 10 }, () => shop.given.account('Admin')))
    const edits = admins.map(({ token }, at) =>
      changeProduct(shop, token, id, { description: `Edit ${at}`, stock: seen, stockSeen: seen }),
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
