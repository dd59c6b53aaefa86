import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openTestShop, problem, type TestShop } from '../testing/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ trustProxy: ['loopback'] })
})
afterAll(() => shop.close())
afterEach(() => shop.db.deleteFrom('registrations').execute())

let made = 0
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } as never })
const customer = (address: string) => {
  made += 1
  const body = { username: `newcomer${made}`, email: `newcomer${made}@example.com`, password: 'a long enough one' }
  return shop.call('POST /api/auth/register', { body, ...from(address) })
}
const vendor = (address: string) => {
  made += 1
  const store = { storeName: 'Tant Ghar', storeDescription: 'Sarees from Tangail.', contactPhone: '01711000000' }
  const body = { email: `newcomer${made}@example.com`, password: 'a long enough one', ...store }
  return shop.call('POST /api/Vendors/Register', { body, ...from(address) })
}
const storeRegistrations = (address: string, count: number) =>
  shop.db
    .insertInto('registrations')
    .values(Array.from({ length: count }, () => ({ address })))
    .execute()

test('after two hundred registrations an address has to wait, for customers and vendors alike; others do not', async () => {
  await storeRegistrations('203.0.113.7', 198)
  expect((await customer('203.0.113.7')).status).toBe(200)
  expect((await vendor('203.0.113.7')).status).toBe(200)
  for (const register of [customer, vendor]) {
    const { status, body, headers } = await register('203.0.113.7')
    expect([status, body]).toEqual([429, expect.objectContaining(problem('too_many_attempts'))])
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await register('203.0.113.8')).status).toBe(200)
  }
})

test('all addresses of one IPv6 network are one', async () => {
  await storeRegistrations('2001:db8:0:7::/64', 200)
  expect((await customer('2001:db8:0:7::1')).status).toBe(429)
  expect((await customer('2001:db8:0:7:ffff::9')).status).toBe(429)
  expect((await customer('2001:db8:0:8::1')).status).toBe(200)
})

test('guesses from one IPv6 network are counted together, too', async () => {
  const subject = 'address:2001:db8:0:7::/64'
  await shop.db
    .insertInto('login_failures')
    .values(Array.from({ length: 50 }, () => ({ subject })))
    .execute()
  const body = { username: 'somebody', password: 'a guess' }
  const logIn = (address: string) => shop.call('POST /api/auth/login', { body, ...from(address) })
  expect((await logIn('2001:db8:0:7::1')).status).toBe(429)
  expect((await logIn('2001:db8:0:8::1')).status).toBe(401)
})

test('a refused form is not counted before it is right, and what is fifteen minutes old is forgotten', async () => {
  const body = { username: 'newcomer', email: 'newcomer@example.com', password: 'password1' }
  expect((await shop.call('POST /api/auth/register', { body, ...from('203.0.113.7') })).status).toBe(400)
  expect(await shop.db.selectFrom('registrations').selectAll().execute()).toEqual([])
  await storeRegistrations('203.0.113.7', 200)
  await shop.db.updateTable('registrations').set({ begun_at: sql<Date>`begun_at - interval '16 minutes'` }).execute()
  expect((await customer('203.0.113.7')).status).toBe(200)
  expect(await shop.db.selectFrom('registrations').select('address').execute()).toEqual([{ address: '203.0.113.7' }])
})

test('a forged address counts for nothing where nobody trusts who says it', async () => {
  const untrusting = await openTestShop({ trustProxy: ['203.0.113.1'] })
  const body = { username: 'forger', email: 'forger@example.com', password: 'a long enough one' }
  await untrusting.call('POST /api/auth/register', { body, ...from('198.51.100.1') })
  const counted = await untrusting.db.selectFrom('registrations').select('address').execute()
  await untrusting.close()
  expect(counted).toEqual([{ address: '127.0.0.1' }])
})
