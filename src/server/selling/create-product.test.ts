import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditOf } from '../testing/audit.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { addProduct, formOf, GOOD_FORM, sendForm } from './testing/forms.ts'

let shop: TestShop
let vendor: { id: number; token: string }
let admin: { id: number; token: string; username: string }
beforeAll(async () => {
  shop = await openTestShop()
  vendor = await shop.given.vendor()
  admin = await shop.given.account('Admin')
})
afterAll(() => shop.close())

const twice = (value: unknown) => JSON.stringify(JSON.stringify(value))
const CHART = [
  { size: 'M', chest: 39.5, length: 27, sleeve: 8 },
  { size: 'L', chest: 41, length: 28, sleeve: 8.5 },
]

describe('adding a product', () => {
  test('is refused to a vendor that waits for approval, in the specification’s words', async () => {
    const { token } = await shop.given.vendor('Pending')
    expect((await addProduct(shop, token)).body.message).toBe('Your account is pending approval by admin.')
  })

  test('a form as the specification words it, without a category, adds to Men', async () => {
    const { status, body } = await addProduct(shop, vendor.token, {
      category: undefined,
      sizeChart: JSON.stringify(CHART),
      imageFile: undefined,
    })
    expect([status, body.product.categoryId, body.product.categoryName]).toEqual([201, 1, 'Men'])
  })

  test('a vendor’s product is in its store, and shoppers find it', async () => {
    const { status, body } = await addProduct(shop, vendor.token, {
      name: '  Indigo kameez  ',
      price: '1999.50',
      compareAtPrice: '2500',
      tags: JSON.stringify(['indigo', 'summer', 'indigo']),
      stock: JSON.stringify({ M: 5, L: null }),
      sizeChart: JSON.stringify(CHART),
      specification: '<p onclick="x()">Silk</p><script>alert(1)</script>',
    })
    expect({ status, message: body.message }).toEqual({ status: 201, message: 'Product added' })
    expect(body.product).toMatchObject({
      name: 'Indigo kameez',
      price: 1999.5,
      compareAtPrice: 2500,
      tags: ['indigo', 'summer'],
      sizes: ['M', 'L'],
      stock: { M: 5, L: null },
      chart: CHART,
      sizeChart: twice(CHART),
      size: twice(['M', 'L']),
      specification: '<p>Silk</p>',
      description: GOOD_FORM.description,
      imagePath: null,
      vendorId: vendor.id,
      categoryId: 1,
      categoryName: 'Men',
      isOnSale: true,
    })
    const found = await shop.call('GET /api/product', { query: { search: 'kameez indigo' } })
    expect(found.body).toMatchObject([{ id: body.product.id, price: 1999.5 }])
  })

  test('sizes, chart, tags and stock may be encoded once or twice', async () => {
    const { body } = await addProduct(shop, vendor.token, {
      sizes: twice(['XL', 'M', 'M']),
      sizeChart: twice(CHART),
      tags: twice(['eid']),
      stock: twice({ XL: 0 }),
    })
    expect(body.product).toMatchObject({
      sizes: ['M', 'XL'],
      chart: CHART,
      tags: ['eid'],
      stock: { M: null, XL: 0 },
      soldOutSizes: ['XL'],
    })
  })

  test('a form with only what the specification asks for is enough', async () => {
    const form = formOf({ name: 'Plain shirt', price: '0', category: '3' })
    const { status, body } = await sendForm(shop, 'POST', '/api/product', vendor.token, form)
    expect(status).toBe(201)
    expect(body.product).toMatchObject({ price: 0, compareAtPrice: null, sizes: [], stock: {}, description: '' })
    expect(body.product.chart[0]).toEqual({ size: 'M', chest: 39, length: 27.5, sleeve: 8.5 })
  })

  test('texts that are left empty count as left out, and an empty file input as no picture', async () => {
    const empty = { compareAtPrice: '', tags: '', stock: '', sizeChart: ' ', description: '', specification: '' }
    const form = formOf({ ...GOOD_FORM, ...empty })
    form.append('imageFile', new Blob([]), '')
    const { status, body } = await sendForm(shop, 'POST', '/api/product', vendor.token, form)
    expect(status).toBe(201)
    expect(body.product).toMatchObject({ compareAtPrice: null, tags: [], imagePath: null, description: '' })
  })

  test('a picture in HEIC, as iPhones take them, is refused with what to do', async () => {
    const imageFile = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic')
    const { status, body } = await addProduct(shop, vendor.token, { imageFile })
    expect([status, body.fields.imageFile]).toEqual([415, expect.stringContaining('Save it as JPEG')])
  })

  test('a part that calls itself JSON is read as JSON', async () => {
    const { sizes, ...rest } = GOOD_FORM
    const parts = Object.entries(rest).map(
      ([name, value]) => `--xx\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    )
    const json = `--xx\r\nContent-Disposition: form-data; name="sizes"\r\nContent-Type: application/json\r\n\r\n${sizes}\r\n`
    const { status, body } = await shop.request('POST', '/api/product', {
      headers: { authorization: `Bearer ${vendor.token}`, 'content-type': 'multipart/form-data; boundary=xx' },
      body: `${parts.join('')}${json}--xx--\r\n`,
    })
    expect({ status, sizes: body.product?.sizes }).toEqual({ status: 201, sizes: ['M', 'L'] })
  })

  test('an admin’s product belongs to the house store', async () => {
    const { body } = await addProduct(shop, admin.token)
    expect(body.product).toMatchObject({ vendorId: 1, storeName: 'Haat' })
  })

  test('the audit says who made it, at which price in taka', async () => {
    const { body } = await addProduct(shop, admin.token, { name: 'Audited', stock: JSON.stringify({ M: 3 }) })
    expect(await auditOf(shop, admin, 'product', body.product.id)).toMatchObject([
      {
        by: admin.username,
        action: 'create',
        before: null,
        after: { name: 'Audited', price: 1450, category: 'Men', stock: { M: 3, L: null } },
      },
    ])
  })
})
