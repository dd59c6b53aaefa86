import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { transact } from '../platform/database/db.ts'
import { order, orderBody } from '../testing/orders.ts'
import { type Answer, openTestShop, problem, type TestShop } from '../testing/shop.ts'
import { untilSomebodyWaits } from '../testing/waiting.ts'
import { addProduct, changeProduct, sendForm } from './testing/forms.ts'

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

async function added() {
  const { body } = await addProduct(shop, vendor.token, { compareAtPrice: '2000', stock: json({ M: 5, L: 7 }) })
  return body.product
}

/** Sends these fields and nothing else. */
function edit(token: string, id: number, fields: Record<string, string>): Promise<Answer> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return sendForm(shop, 'PUT', `/api/product/${id}`, token, form)
}

async function readNow(id: number) {
  const { body } = await shop.call('GET /api/product/:id/manage', { params: { id: String(id) } }, vendor.token)
  return body
}

describe('an edit with the version it began from', () => {
  test('changes what it names alone, and raises the version', async () => {
    const before = await added()
    expect(before.version).toBe(1)
    const { status, body } = await edit(vendor.token, before.id, { description: 'Warm in winter.', fromVersion: '1' })
    expect(status).toBe(200)
    expect(body.product).toEqual({ ...before, description: 'Warm in winter.', version: 2 })
    expect(await readNow(before.id)).toEqual(body.product)
  })

  test('is refused once somebody else has saved, with the product as it is now, and undoes nothing', async () => {
    const { id } = await added()
    await edit(admin.token, id, { price: '1531', fromVersion: '1' })
    const now = await readNow(id)
    const answer = await edit(vendor.token, id, { description: 'Mine', price: '1420', fromVersion: '1' })
    expect(answer).toMatchObject({ status: 409, body: problem('changed_meanwhile') })
    expect(answer.body.record).toEqual({ product: now })
    expect(await readNow(id)).toEqual(now)
    expect(now).toMatchObject({ price: 1531, description: 'Cool in summer.', version: 2 })
  })

  test('hears that first, whatever else is wrong with it by what is kept now', async () => {
    const { id } = await added()
    await edit(admin.token, id, { compareAtPrice: '1500', fromVersion: '1' })
    expect(await edit(vendor.token, id, { price: '1600', fromVersion: '1' })).toMatchObject({
      status: 409,
      body: problem('changed_meanwhile'),
    })
  })

  test('is as before where no version comes along', async () => {
    const { id } = await added()
    await edit(admin.token, id, { price: '1531', fromVersion: '1' })
    const { status, body } = await changeProduct(shop, vendor.token, id, { price: '1420' })
    expect({ status, price: body.product.price, version: body.product.version }).toEqual({
      status: 200,
      price: 1420,
      version: 3,
    })
  })

  test('is not stale because shoppers have bought', async () => {
    const { id } = await added()
    const { token } = await shop.given.account()
    expect((await order(shop, token, orderBody([{ productId: id, quantity: 2 }]))).status).toBe(201)
    const { body } = await edit(vendor.token, id, { name: 'Linen panjabi', fromVersion: '1' })
    expect(body.product).toMatchObject({ name: 'Linen panjabi', stock: { M: 3, L: 7 }, version: 2 })
  })

  test.each(['0', '-1', 'two', '1.5', ''])('refuses the version “%s” at its field', async (version) => {
    const { id } = await added()
    const answer = await edit(vendor.token, id, { name: 'Never', fromVersion: version })
    expect(answer).toMatchObject({ status: 400, body: { fields: { fromVersion: expect.any(String) } } })
  })

  test('of another store’s product says nothing of it, whatever its version', async () => {
    const { id } = await added()
    const other = await shop.given.vendor()
    for (const version of ['1', '2'])
      expect(await edit(other.token, id, { name: 'Mine now', fromVersion: version })).toMatchObject({
        status: 404,
        body: problem('product_not_found'),
      })
  })
})

test('two edits of one version at once: one is saved, one is told', async () => {
  const { id } = await added()
  const { running } = await transact(shop.db, async (tx) => {
    await sql`select id from products where id = ${id} for update`.execute(tx)
    const started = [
      edit(admin.token, id, { price: '1531', fromVersion: '1' }),
      edit(vendor.token, id, { description: 'Mine', fromVersion: '1' }),
    ]
    await untilSomebodyWaits(shop, started.length)
    return { running: started }
  })
  const answers = await Promise.all(running)
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const saved = answers.find(({ status }) => status === 200)
  expect(answers.find(({ status }) => status === 409)?.body.record).toEqual({ product: saved?.body.product })
  expect(await readNow(id)).toEqual(saved?.body.product)
})
