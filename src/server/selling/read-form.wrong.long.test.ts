import { readdir } from 'node:fs/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestShop, problem, type TestShop } from '../testing/shop.ts'
import { addProduct, formOf, GOOD_FORM, sendForm, storedProducts } from './testing/forms.ts'

let shop: TestShop
let vendor: { id: number; token: string }
beforeAll(async () => {
  shop = await openTestShop()
  vendor = await shop.given.vendor()
})
afterAll(() => shop.close())

function photo(width = 600, height = 750) {
  return sharp({ create: { width, height, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer()
}

async function pictureFiles(): Promise<string[]> {
  return await readdir(shop.imagesDir).catch(() => [])
}

/** Sends a form that must be refused, and looks that nothing at all was stored. */
async function addInVain(fields: Parameters<typeof addProduct>[2]) {
  const [before, files] = [await storedProducts(shop), await pictureFiles()]
  const answer = await addProduct(shop, vendor.token, fields)
  expect(await storedProducts(shop)).toEqual(before)
  expect(await pictureFiles()).toEqual(files)
  return answer
}

describe('a picture', () => {
  test('comes in all its widths, whatever the form calls it', async () => {
    const form = formOf(GOOD_FORM)
    form.append('imageFile', new Blob([new Uint8Array(await photo())], { type: 'text/plain' }), 'notes.txt')
    const { body } = await sendForm(shop, 'POST', '/api/product', vendor.token, form)
    const answer = await fetch(shop.url + body.product.imagePath)
    expect(answer.headers.get('content-type')).toBe('image/webp')
    expect(await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).toMatchObject({ width: 600, height: 750 })
  })

  test('taken by a phone on its side arrives upright', async () => {
    const ROTATED_CLOCKWISE = 6
    const imageFile = await sharp(await photo(800, 400))
      .withMetadata({ orientation: ROTATED_CLOCKWISE })
      .toBuffer()
    const { body } = await addProduct(shop, vendor.token, { imageFile })
    const kept = await (await fetch(shop.url + body.product.imagePath)).arrayBuffer()
    expect(await sharp(Buffer.from(kept)).metadata()).toMatchObject({ width: 400, height: 800 })
  })

  test.each<[string, () => Promise<Uint8Array>, number, string]>([
    ['no picture at all', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415, 'wrong_type'],
    ['empty', async () => new Uint8Array(), 415, 'wrong_type'],
    ['cut off', async () => (await photo(900, 900)).subarray(0, 2000), 415, 'wrong_type'],
    ['more than 8 MB', async () => Buffer.concat([await photo(), Buffer.alloc(8 * 1024 * 1024)]), 413, 'too_large'],
    ['more than the shop reads', async () => Buffer.alloc(12 * 1024 * 1024, 1), 413, 'too_large'],
    [
      'more than 40 megapixels',
      () =>
        sharp({ create: { width: 10_000, height: 5_000, channels: 3, background: 'teal' } })
          .png()
          .toBuffer(),
      413,
      'too_large',
    ],
  ])('that is %s is refused at its field', async (_, bytes, status, code) => {
    const answer = await addInVain({ imageFile: await bytes() })
    expect(answer).toMatchObject({ status, body: { code, message: expect.any(String) } })
    expect(answer.body.fields).toEqual({ imageFile: answer.body.message })
  })
})

describe('a form that is not right', () => {
  test('hears of everything that is wrong, at once, and nothing is stored', async () => {
    const { status, body } = await addInVain({
      name: ' ',
      price: '100',
      compareAtPrice: '100',
      category: '987654',
      sizes: JSON.stringify(['M', 'S']),
      sizeChart: JSON.stringify([{ size: 'M', chest: 39, length: 27 }]),
      stock: JSON.stringify({ M: -1 }),
      tags: 'indigo, summer',
      imageFile: Buffer.from('no picture'),
    })
    expect({ status, code: body.code }).toEqual({ status: 400, code: 'invalid_request' })
    expect(body.fields).toEqual({
      name: 'Please fill this in.',
      compareAtPrice: 'Must be above the price.',
      category: 'This category is not in the shop.',
      'sizes.1': 'Must be one of M, L, XL, XXL.',
      'sizeChart.0.sleeve': 'Enter a number of inches.',
      'stock.M': 'Must be at least 0.',
      tags: 'Must be JSON.',
      imageFile: 'Pictures must be whole JPEG, PNG, WebP or AVIF files.',
    })
  })

  test.each<[string, string, string]>([
    ['name', 'x'.repeat(161), 'name'],
    ['name', 'bad\u0001name', 'name'],
    ['description', 'x'.repeat(5001), 'description'],
    ['description', 'x'.repeat(300_000), 'description'],
    ['specification', 'x'.repeat(20_001), 'specification'],
    ['category', '', 'category'],
    ['category', 'men', 'category'],
    ['price', '', 'price'],
    ['price', '-1', 'price'],
    ['price', '1,450', 'price'],
    ['price', '1.999', 'price'],
    ['price', '10000000.01', 'price'],
    ['compareAtPrice', 'much', 'compareAtPrice'],
    ['compareAtPrice', '1449.99', 'compareAtPrice'],
    ['sizes', '"M"', 'sizes'],
    ['sizes', '{"M":1}', 'sizes'],
    ['stock', '{"XL":5}', 'stock.XL'],
    ['stock', '{"M":1.5}', 'stock.M'],
    ['stock', '{"S":1}', 'stock'],
    ['stock', '[5]', 'stock'],
    ['sizeChart', '[{"size":"","chest":1,"length":1,"sleeve":1}]', 'sizeChart.0.size'],
    ['sizeChart', '[{"size":"M","chest":null,"length":1,"sleeve":1}]', 'sizeChart.0.chest'],
    ['sizeChart', '[null]', 'sizeChart.0'],
    ['tags', '["\\ud800"]', 'tags'],
    ['tags', '["a\\u0000b"]', 'tags.0'],
    ['imageFile', 'picture.jpg', 'imageFile'],
    ['removeImage', 'yes', 'removeImage'],
  ])('with %s=%.40s is told so at %s', async (name, value, field) => {
    const { status, body } = await addInVain({ [name]: value })
    expect({ status, fields: Object.keys(body.fields ?? {}) }).toEqual({ status: 400, fields: [field] })
  })

  test('a file where a text belongs is told so at its field', async () => {
    const { status, body } = await addInVain({ name: await photo() })
    expect({ status, fields: Object.keys(body.fields) }).toEqual({ status: 400, fields: ['name'] })
  })
})

describe('an upload that is none', () => {
  const headers = (type: string) => ({ authorization: `Bearer ${vendor.token}`, 'content-type': type })
  const part = (name: string, value: string) =>
    `--xx\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
  const whole = Object.entries(GOOD_FORM)
    .map(([name, value]) => part(name, value))
    .join('')
  const file = (name: string) =>
    `--xx\r\nContent-Disposition: form-data; name="${name}"; filename="a.jpg"\r\n\r\nbytes\r\n`

  test.each<[string, string, string, number, ReturnType<typeof problem>]>([
    ['JSON', 'application/json', '{}', 415, problem('wrong_type')],
    ['without a boundary', 'multipart/form-data', whole, 400, problem('malformed_request')],
    ['without its end', 'multipart/form-data; boundary=xx', whole, 400, problem('malformed_request')],
    [
      'cut off in a file',
      'multipart/form-data; boundary=xx',
      whole + file('imageFile').slice(0, -4),
      400,
      problem('malformed_request'),
    ],
    ['empty', 'multipart/form-data; boundary=xx', '', 400, problem('malformed_request')],
    ['no form at all', 'multipart/form-data; boundary=xx', 'name=Cotton', 400, problem('malformed_request')],
    [
      'of too many parts',
      'multipart/form-data; boundary=xx',
      `${part('x', '1').repeat(40)}${whole}--xx--`,
      413,
      problem('too_large'),
    ],
    [
      'of two files',
      'multipart/form-data; boundary=xx',
      `${whole}${file('imageFile')}${file('other')}--xx--`,
      413,
      problem('too_large'),
    ],
    [
      'with a field twice',
      'multipart/form-data; boundary=xx',
      `${whole}${part('name', 'Other')}--xx--`,
      400,
      problem('invalid_request'),
    ],
    [
      'with a field that is no field',
      'multipart/form-data; boundary=xx',
      `${whole}${part('__proto__', 'x')}--xx--`,
      400,
      problem('malformed_request'),
    ],
  ])('%s is refused, and nothing is stored', async (_, type, body, status, refusal) => {
    const before = await storedProducts(shop)
    const answer = await shop.request('POST', '/api/product', { headers: headers(type), body })
    expect(answer).toMatchObject({ status, body: refusal })
    expect(await storedProducts(shop)).toEqual(before)
  })
})
