import { decodeJwt } from 'jose'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { closeAllStores } from '../testing/closed-stores.ts'
import { openTestShop, problem, type TestShop } from '../testing/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
// Each test calls its stores alike.
beforeEach(() => closeAllStores(shop))
afterAll(() => shop.close())

const store = (email: string, changes: object = {}) => ({
  email,
  password: 'a long enough one',
  storeName: 'Tant Ghar',
  storeDescription: 'Sarees from Tangail.',
  contactPhone: '+880 1711-000000',
  ...changes,
})
const register = (body: object) => shop.call('POST /api/Vendors/Register', { body: body as ReturnType<typeof store> })
const stored = async (email: string) => ({
  accounts: await shop.db.selectFrom('users').select('id').where('email', '=', email).execute(),
  stores: await shop.db.selectFrom('vendors').selectAll().where('contact_email', '=', email).execute(),
})

test('a new store waits for approval, and its owner is signed in as a vendor', async () => {
  const { status, body } = await register(store('tant@example.com'))
  expect(status).toBe(200)
  expect(decodeJwt(body.token).role).toBe('Vendor')
  const { accounts, stores } = await stored('tant@example.com')
  expect(stores).toMatchObject([
    {
      owner_id: accounts[0]?.id,
      store_name: 'Tant Ghar',
      store_description: 'Sarees from Tangail.',
      contact_phone: '01711000000',
      status: 'Pending',
      is_house: false,
    },
  ])
  const own = await shop.call('GET /api/auth/me', {}, body.token)
  expect(own.body).toMatchObject({ username: null, email: 'tant@example.com', role: 'Vendor' })
})

test('a store without a number to call is refused at its field', async () => {
  const { status, body } = await register(store('nophone@example.com', { contactPhone: '০০০০০০০০০০০' }))
  expect([status, body.fields]).toEqual([400, { contactPhone: 'Enter a mobile number, like 01711-000000.' }])
})

test('the owner logs in with the email', async () => {
  await register(store('owner@example.com'))
  const login = await shop.call('POST /api/auth/login', {
    body: { username: 'OWNER@example.com', password: 'a long enough one' },
  })
  expect(decodeJwt(login.body.token).role).toBe('Vendor')
})

describe('each of the five is required:', () => {
  test.each(['email', 'password', 'storeName', 'storeDescription', 'contactPhone'])('%s', async (field) => {
    for (const value of [undefined, '', '   ', null]) {
      const { status, body } = await register(store('five@example.com', { [field]: value }))
      expect([status, body.code, Object.keys(body.fields)]).toEqual([400, 'invalid_request', [field]])
    }
  })
})

test('an email that is taken opens no second store', async () => {
  const { email } = await shop.given.account()
  const answer = await register(store(email.toUpperCase()))
  expect(answer).toMatchObject({
    status: 409,
    body: { ...problem('email_taken'), fields: { email: expect.any(String) } },
  })
  expect((await stored(email.toUpperCase())).stores).toEqual([])
})

test('a store that cannot be stored leaves no account behind, and the email stays free', async () => {
  await sql`alter table vendors add constraint no_such_store check (store_name <> 'Cursed')`.execute(shop.db)
  expect((await register(store('again@example.com', { storeName: 'Cursed' }))).status).toBe(500)
  expect(await stored('again@example.com')).toEqual({ accounts: [], stores: [] })
  expect((await register(store('again@example.com'))).status).toBe(200)
})

test('a shopper may not choose to be approved', async () => {
  await register(store('approved@example.com', { status: 'Approved', isApproved: true, isHouse: true }))
  expect((await stored('approved@example.com')).stores).toMatchObject([{ status: 'Pending', is_house: false }])
})
