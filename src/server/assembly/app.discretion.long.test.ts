import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct } from '../selling/testing/forms.ts'
import { addToCart } from '../testing/carts.ts'
import { importFile } from '../testing/imports.ts'
import { order, orderBody } from '../testing/orders.ts'
import { type Answer, openTestShop, TEST_SECRET, type TestShop } from '../testing/shop.ts'
import { untilSomebodyWaits } from '../testing/waiting.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

/** What people trust the shop with; all of it is like nothing else in a log. */
const PASSWORD = 'nakshi-kantha-9f3c'
const WRONG = 'jamdani-4b7e-wrong'
const CONTACT = {
  name: 'Begum-1a2b Rokeya-3c4d',
  email: 'rokeya-5e6f@private.example',
  phone: '01999777555',
  altPhone: '01888666444',
  shippingAddress: '77 Bashundhara-7d8e Road',
  shippingCity: 'Chattogram-2c3d',
  notes: 'The-key-is-under-the-mat-6a7b',
}
const STORE = { storeName: 'Taant', storeDescription: 'Handloom.', contactPhone: '01555444333' }
const VENDOR = 'weaver-8b9c@private.example'
const IMPORTED = 'imported-words-0d1e'
const SEARCHED = 'searched-words-2f3a'

const WORKS =
  /\bat .+:\d+:\d+|node_modules|\.ts\b|\.queries|relation "|column "|violates|constraint|insert into|select /i

test('a whole day of selling, buying, mistakes and a failing database: the log knows nobody, and no answer knows the works', async () => {
  const told: Answer[] = []
  const tokens: string[] = []
  const call: TestShop['call'] = async (name, input, token) => {
    const answer = await shop.call(name, input, token)
    told.push(answer)
    if (typeof answer.body?.token === 'string') tokens.push(answer.body.token)
    return answer
  }
  const admin = await shop.given.account('Admin')
  const shopper = await joinAndLogIn(call)
  const vendor = await openStore(call, admin.token)
  told.push(...(await sellAndBuy(shopper, vendor)))
  told.push(...(await administer(call, admin, shopper.id)))
  told.push(...(await mistakes(call, shopper)))
  told.push(...(await failingDatabase(call, shopper)))

  const { rows } = await sql<{ hash: string }>`select password_hash as hash from users`.execute(shop.db)
  const hashes = rows.map(({ hash }) => hash).filter((hash) => hash.startsWith('$argon2'))
  expect([hashes.length, tokens.length >= 3]).toEqual([3, true])
  const statuses = new Set(told.map(({ status }) => status))
  expect([200, 201, 400, 401, 403, 404, 409, 429, 500, 503].filter((status) => !statuses.has(status))).toEqual([])

  const secrets = [PASSWORD, WRONG, TEST_SECRET, ...hashes, ...tokens.map(signatureOf)]
  const personal = [...Object.values(CONTACT), STORE.contactPhone, VENDOR, IMPORTED, SEARCHED]
  const lines = shop.logLines.map((line) => JSON.stringify(line))
  expect(lines.length).toBeGreaterThan(40)
  for (const secret of [...secrets, ...personal]) expect(lines.filter((line) => line.includes(secret))).toEqual([])
  for (const { body } of told.filter(({ status }) => status >= 400)) expect(JSON.stringify(body)).not.toMatch(WORKS)
  for (const { body } of told)
    for (const secret of [PASSWORD, WRONG, TEST_SECRET, ...hashes]) expect(JSON.stringify(body)).not.toContain(secret)
})

const signatureOf = (token: string) => token.split('.')[2] ?? ''
const idOf = (token: string): number =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).userId

type Shopper = Awaited<ReturnType<TestShop['given']['account']>>

async function joinAndLogIn(call: TestShop['call']): Promise<Shopper> {
  const who = { username: 'rokeya', email: CONTACT.email, password: PASSWORD }
  const { body } = await call('POST /api/auth/register', { body: who })
  await call('POST /api/auth/register', { body: who })
  await call('POST /api/auth/login', { body: { username: CONTACT.email, password: PASSWORD } })
  for (let guess = 0; guess < 12; guess += 1)
    await call('POST /api/auth/login', { body: { username: 'nobody-of-this-name', password: WRONG } })
  return { id: idOf(body.token), username: 'rokeya', email: CONTACT.email, token: body.token }
}

async function openStore(call: TestShop['call'], admin: string): Promise<{ token: string }> {
  const { body } = await call('POST /api/Vendors/Register', { body: { email: VENDOR, password: PASSWORD, ...STORE } })
  const { token } = body
  const { body: store } = await call('GET /api/Vendors/MyProfile', {}, token)
  await call('PUT /api/Vendors/Approve/:id', { params: { id: String(store.vendorId) } }, admin)
  await call('PUT /api/Vendors/UpdateProfile', { body: STORE }, token)
  return { token }
}

async function sellAndBuy(shopper: Shopper, vendor: { token: string }): Promise<Answer[]> {
  const imageFile = await sharp({ create: { width: 90, height: 120, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer()
  const added = await addProduct(shop, vendor.token, { imageFile })
  const refused = await addProduct(shop, vendor.token, { imageFile: Buffer.from(IMPORTED) })
  await importFile(shop, vendor.token, { file: `name,price,category\n${IMPORTED},wrong,Men\n` })
  const productId: number = added.body.product.id
  const carted = await addToCart(shop, shopper, { productId, quantity: 1, size: 'M' })
  const cheaper = await order(shop, shopper.token, orderBody([{ productId, price: 1 }], CONTACT))
  const placed = await order(shop, shopper.token, orderBody([{ productId }], CONTACT), 'press-1')
  const wrong = await order(shop, shopper.token, { ...orderBody([{ productId }], CONTACT), city: 1 } as never)
  return [added, refused, carted, cheaper, placed, wrong]
}

async function administer(call: TestShop['call'], admin: Shopper, shopper: number): Promise<Answer[]> {
  const params = { id: String(shopper) }
  await call('GET /api/users', { query: { search: CONTACT.email } }, admin.token)
  await call('GET /api/orders', { query: { search: CONTACT.name } }, admin.token)
  await call('GET /api/Vendors', { query: { search: VENDOR } }, admin.token)
  await call('GET /api/audit', { query: {} }, admin.token)
  await call('PUT /api/users/:id/role', { params, body: { role: 'Admin' } }, admin.token)
  await call('PUT /api/users/:id/role', { params, body: { role: 'Customer' } }, admin.token)
  return [await call('PUT /api/users/:id/toggle-active', { params: { id: String(admin.id) } }, admin.token)]
}

async function mistakes(call: TestShop['call'], { token }: Shopper): Promise<Answer[]> {
  await call('GET /api/product', { query: { search: SEARCHED } })
  await call('GET /api/users', { query: {} }, token)
  await call('GET /api/auth/me', {}, `${token}x`)
  const json = { 'content-type': 'application/json' }
  const asks: [string, string, string][] = [
    ['POST', '/api/auth/login', `{"username": "${CONTACT.email}", "password": "${WRONG}`],
    ['POST', '/api/orders/create', JSON.stringify({ ...CONTACT, password: PASSWORD, items: [] })],
    ['POST', `/api/nothing?token=${token}&phone=${encodeURIComponent(CONTACT.phone)}`, JSON.stringify(CONTACT)],
    ['PUT', '/api/Vendors/UpdateProfile', `${CONTACT.notes}\u0000`],
  ]
  const answers = asks.map(([method, path, body]) =>
    shop.request(method, path, { body, headers: { ...json, authorization: `Bearer ${token}`, cookie: `a=${token}` } }),
  )
  return await Promise.all(answers)
}

/** PostgreSQL quotes whole rows where one cannot be stored; then its connections are cut. */
async function failingDatabase(call: TestShop['call'], { token }: Shopper): Promise<Answer[]> {
  const { body } = await call('POST /api/auth/login', { body: { username: CONTACT.email, password: PASSWORD } })
  const productId = await shop.given.product()
  for (const table of ['orders', 'users', 'vendors'])
    await sql`alter table ${sql.table(table)} add constraint nobody_new check (false) not valid`.execute(shop.db)
  const ordered = await order(shop, body.token ?? token, orderBody([{ productId }], CONTACT), 'press-2')
  const who = { email: `x${VENDOR}`, password: PASSWORD }
  await call('POST /api/auth/register', { body: { ...who, username: 'a-second-one' } })
  await call('POST /api/Vendors/Register', { body: { ...who, ...STORE } })
  for (const table of ['orders', 'users', 'vendors'])
    await sql`alter table ${sql.table(table)} drop constraint nobody_new`.execute(shop.db)
  return [ordered, await cutWhileOrdering(body.token ?? token, productId)]
}

async function cutWhileOrdering(token: string, productId: number): Promise<Answer> {
  const others = sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`
  return await shop.db.connection().execute(async (own) => {
    await sql`begin; lock table orders in access exclusive mode`.execute(own)
    const ordering = order(shop, token, orderBody([{ productId }], CONTACT), 'press-3')
    await untilSomebodyWaits(shop)
    await others.execute(own)
    await sql`rollback`.execute(own)
    return await ordering
  })
}
