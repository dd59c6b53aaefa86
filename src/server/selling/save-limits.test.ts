import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { beginImport } from '../imports/import-progress.ts'
import { sendImport, untilOver } from '../testing/imports.ts'
import { openTestShop, problem, type TestShop } from '../testing/shop.ts'
import { addProduct, changeProduct } from './testing/forms.ts'

let shop: TestShop
let picture: Uint8Array
beforeAll(async () => {
  shop = await openTestShop()
  const background = '#8a1538'
  picture = await sharp({ create: { width: 8, height: 10, channels: 3, background } })
    .png()
    .toBuffer()
})
afterAll(() => shop.close())

/** As if this account had done it so often within the window. */
const spent = (ownerId: number, kind: string, times: number) =>
  shop.db
    .insertInto('rate_limits')
    .values({ subject: `account:${ownerId}`, kind, spent: times, window_ends_at: new Date(Date.now() + 600_000) })
    .execute()
const TOO_MANY = [429, expect.objectContaining(problem('too_many_attempts'))]
const saidBy = ({ status, body }: { status: number; body: unknown }) => [status, body]

test('a store saves twelve hundred products an hour, and is told when to go on; others are not held up', async () => {
  const [busy, calm] = [await shop.given.vendor(), await shop.given.vendor()]
  const product = await shop.given.product({ vendorId: busy.id })
  const before = Date.now()
  await spent(busy.ownerId, 'product_saves', 1_199)
  expect((await changeProduct(shop, busy.token, product)).status).toBe(200)
  const refused = await addProduct(shop, busy.token)
  expect(saidBy(refused)).toEqual(TOO_MANY)
  expect(refused.body.message).toMatch(/^Limit reached: 1,200 saved products in 1 hour\. .* in (?:[7-9]|10) minutes\.$/)
  const secondsSince = (Date.now() - before) / 1000
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(599 - Math.ceil(secondsSince))
  expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(600)
  expect(saidBy(await changeProduct(shop, busy.token, product))).toEqual(TOO_MANY)
  expect((await addProduct(shop, calm.token)).status).toBe(201)
})

test('a form that is not right costs nothing of it', async () => {
  const vendor = await shop.given.vendor()
  await spent(vendor.ownerId, 'product_saves', 1_199)
  expect((await addProduct(shop, vendor.token, { price: 'much' })).status).toBe(400)
  expect((await addProduct(shop, vendor.token)).status).toBe(201)
})

test('a store uploads a thousand pictures a day; what has none goes on being saved', async () => {
  const vendor = await shop.given.vendor()
  await spent(vendor.ownerId, 'picture_uploads', 999)
  expect((await addProduct(shop, vendor.token, { imageFile: picture })).status).toBe(201)
  const refused = await addProduct(shop, vendor.token, { imageFile: picture })
  expect(saidBy(refused)).toEqual(TOO_MANY)
  expect(refused.body.message).toMatch(/^Limit reached: 1,000 picture uploads in 1 day\. Please try again in /)
  expect((await addProduct(shop, vendor.token)).status).toBe(201)
})

test('a store begins sixty imports an hour, and does not pay for one that has to wait for another', async () => {
  const vendor = await shop.given.vendor()
  const begin = () => sendImport(shop, vendor.token, { file: 'name,price,category\nSaree,10,Women', dryRun: '1' })
  await spent(vendor.ownerId, 'imports', 58)
  await beginImport(shop.db, vendor.ownerId, {
    ...{ isDryRun: true, isGoodRowsOnly: false, vendorId: vendor.id, file: Buffer.from('name') },
  })
  expect((await begin()).body.message).toMatch('Another import is running')
  await shop.db.deleteFrom('imports').execute()
  const last = await begin()
  expect(last.status).toBe(200)
  await untilOver(shop, vendor.token, last.body.id)
  expect((await begin()).body.message).toMatch('Limit reached: 60 imports in 1 hour')
})
