import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openTestShop, problem, type TestShop } from '../testing/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ trustProxy: ['loopback'] })
})
afterAll(() => shop.close())
afterEach(() => shop.db.deleteFrom('rate_limits').execute())

let made = 0
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } as never })
const customer = (address: string) => {
  made += 1
  const body = { username: `newcomer${made}`, email: `newcomer${made}@example.com`, password: 'a long enough one' }
  return shop.call('POST /api/auth/register', { body, ...from(address) })
}
const vendor = (address: string) => {
  made += 1
  const store = {
    storeName: `Tant Ghar ${made}`,
    storeDescription: 'Sarees from Tangail.',
    contactPhone: '01711000000',
  }
  const body = { email: `newcomer${made}@example.com`, password: 'a long enough one', ...store }
  return shop.call('POST /api/Vendors/Register', { body, ...from(address) })
}
const spentBefore = (kind: string, subject: string, spent: number) =>
  shop.db
    .insertInto('rate_limits')
    .values({ kind, subject, spent, window_ends_at: new Date(Date.now() + 600_000) })
    .execute()

test('after two hundred registrations an address has to wait, for customers and vendors alike; others do not', async () => {
  await spentBefore('registrations', 'address:203.0.113.7', 198)
  expect((await customer('203.0.113.7')).status).toBe(200)
  expect((await vendor('203.0.113.7')).status).toBe(200)
  for (const register of [customer, vendor]) {
    const { status, body, headers } = await register('203.0.113.7')
    expect([status, body]).toEqual([429, expect.objectContaining(problem('too_many_attempts'))])
    expect(body.message).toMatch(/^Limit reached: 200 new accounts from one network in 15 minutes\. Please try/)
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await register('203.0.113.8')).status).toBe(200)
  }
})

test('all addresses of one IPv6 network are one', async () => {
  await spentBefore('registrations', 'address:2001:db8:0:7::/64', 200)
  expect((await customer('2001:db8:0:7::1')).status).toBe(429)
  expect((await customer('2001:db8:0:7:ffff::9')).status).toBe(429)
  expect((await customer('2001:db8:0:8::1')).status).toBe(200)
})

test('an address asks for twenty names that are taken; then it is not told of any more, free or taken', async () => {
  const known = { username: 'known', email: 'known@example.com', password: 'a long enough one' }
  const ask = (body: object, address: string) =>
    shop.call('POST /api/auth/register', { body: body as never, ...from(address) })
  await ask(known, '203.0.113.1')
  for (let at = 0; at < 20; at += 1)
    expect((await ask({ ...known, username: `other${at}` }, '203.0.113.7')).body).toMatchObject(problem('email_taken'))
  for (const body of [known, { ...known, username: 'unknown', email: 'unknown@example.com' }]) {
    const refused = await ask(body, '203.0.113.7')
    expect(refused.body).toMatchObject(problem('too_many_attempts'))
    expect(refused.body.message).toMatch(
      /^Too many of the usernames or emails you tried are taken\. Please try again in 1[2-5] minutes\.$/,
    )
  }
  expect((await vendor('203.0.113.7')).status).toBe(429)
  expect((await ask(known, '203.0.113.8')).body).toMatchObject(problem('username_taken'))
})

test('a refused form is not counted before it is right', async () => {
  const body = { username: 'newcomer', email: 'newcomer@example.com', password: 'password1' }
  expect((await shop.call('POST /api/auth/register', { body, ...from('203.0.113.7') })).status).toBe(400)
  expect(await shop.db.selectFrom('rate_limits').selectAll().execute()).toEqual([])
})

test('a forged address counts for nothing where nobody trusts who says it', async () => {
  const untrusting = await openTestShop({ trustProxy: ['203.0.113.1'] })
  const body = { username: 'forger', email: 'forger@example.com', password: 'a long enough one' }
  await untrusting.call('POST /api/auth/register', { body, ...from('198.51.100.1') })
  await untrusting.call('POST /api/auth/login', { body: { ...body, password: 'a guess' }, ...from('198.51.100.1') })
  const counted = await untrusting.db.selectFrom('rate_limits').select('subject').distinct().execute()
  const failed = await untrusting.db.selectFrom('login_failures').select('network').execute()
  await untrusting.close()
  expect([counted, failed]).toEqual([[{ subject: 'address:127.0.0.1' }], [{ network: '127.0.0.0/24' }]])
})

test('newcomers whom a busy shop turns away count against nobody', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => customer('203.0.113.7')))
  const made = answers.filter(({ status }) => status === 200).length
  expect(answers.filter(({ body }) => body.code === 'too_many_at_once')).toHaveLength(20 - made)
  expect(made).toBeLessThan(20)
  const counted = await shop.db.selectFrom('rate_limits').select(['kind', 'spent']).execute()
  expect(counted).toEqual([{ kind: 'registrations', spent: made }])
})
