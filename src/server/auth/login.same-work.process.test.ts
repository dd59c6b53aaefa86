import { hash, verify } from '@node-rs/argon2'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { hashPassword } from './passwords.ts'

// The work itself, counted: times on a busy machine tell nothing.
vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof import('@node-rs/argon2')>()
  return { ...real, hash: vi.fn(real.hash), verify: vi.fn(real.verify) }
})

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())
beforeEach(() => {
  vi.mocked(hash).mockClear()
  vi.mocked(verify).mockClear()
})
afterEach(() => shop.db.deleteFrom('login_failures').execute())

const PASSWORD = 'a long enough one'
const register = (username: string, email = `${username}@example.com`) =>
  shop.call('POST /api/auth/register', { body: { username, email, password: PASSWORD } })
const logIn = (username: string, password: string) =>
  shop.call('POST /api/auth/login', { body: { username, password } })

test('a login is the same work, whoever is asked for: one password is checked', async () => {
  await Promise.all(['active', 'inactive', 'deleted'].map((name) => register(name)))
  const change = (name: string, set: object) =>
    shop.db.updateTable('users').set(set).where('username', '=', name).execute()
  await change('inactive', { is_active: false })
  await change('deleted', { deleted_at: new Date() })
  // The decoy that nobody’s password is checked against is made once.
  await logIn('nobody-yet', PASSWORD)
  for (const [name, password, status] of [
    ['active', PASSWORD, 200],
    ['active', 'a wrong guess', 401],
    ['inactive', PASSWORD, 401],
    ['deleted', PASSWORD, 401],
    ['nobody-of-this-name', PASSWORD, 401],
    ['nobody@example.com', PASSWORD, 401],
  ] as const) {
    vi.mocked(hash).mockClear()
    vi.mocked(verify).mockClear()
    expect([name, (await logIn(name, password)).status]).toEqual([name, status])
    expect([name, vi.mocked(verify).mock.calls.length, vi.mocked(hash).mock.calls.length]).toEqual([name, 1, 0])
    const [against = ''] = vi.mocked(verify).mock.calls[0] ?? []
    expect([name, /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/.test(String(against))]).toEqual([name, true])
  }
})

test('while a password is looked at, its login holds no connection to the database', async () => {
  await register('patient')
  const inHand = sql<{ count: number }>`
    select count(*) as count from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'
  `
  let held: { count: number }[] = []
  vi.mocked(verify).mockImplementationOnce(async () => {
    held = (await inHand.execute(shop.db)).rows
    return true
  })
  expect((await logIn('patient', PASSWORD)).status).toBe(200)
  expect(held).toEqual([{ count: 0 }])
})

test('of a wrong and then a right password nothing stays counted; what failed at others does', async () => {
  await register('welcome')
  await logIn('welcome', 'a wrong guess')
  await logIn('a-victim', 'a wrong guess')
  await logIn('welcome', PASSWORD)
  const counted = await shop.db.selectFrom('login_failures').select('account').execute()
  expect(counted).toEqual([{ account: '"a-victim"' }])
})

test('a registration is the same work, whether its names are free or taken: one password is hashed', async () => {
  await register('first')
  for (const [username, email, status] of [
    ['second', 'second@example.com', 200],
    ['FIRST', 'other@example.com', 409],
    ['third', 'First@Example.com', 409],
  ] as const) {
    vi.mocked(hash).mockClear()
    expect([username, (await register(username, email)).status]).toEqual([username, status])
    expect([username, vi.mocked(hash).mock.calls.length]).toEqual([username, 1])
  }
})

test('whoever is known to guess costs no hash any more', async () => {
  for (let guess = 0; guess < 10; guess += 1) await logIn('a-victim', 'a wrong guess')
  vi.mocked(verify).mockClear()
  expect((await logIn('a-victim', 'one more')).status).toBe(429)
  expect(vi.mocked(verify).mock.calls).toHaveLength(0)
})

test('hashing leaves the event loop to others', async () => {
  let others = 0
  let isDone = false
  const another = () => {
    others += 1
    if (!isDone) setImmediate(another)
  }
  setImmediate(another)
  await hashPassword(PASSWORD)
  isDone = true
  expect(others).toBeGreaterThan(0)
})

test('behind a proxy that is named, each visitor guesses for itself, and what a visitor says it was forwarded for counts for nothing', async () => {
  const behind = await openTestShop({ trustProxy: ['loopback'] })
  const guess = (name: string, forwarded: string) =>
    behind.request('POST', '/api/auth/login', {
      body: JSON.stringify({ username: name, password: 'a wrong guess' }),
      headers: { 'content-type': 'application/json', 'x-forwarded-for': forwarded },
    })
  const network = '198.51.100.0/24'
  const values = Array.from({ length: 50 }, (_, at) => ({ account: `"victim ${at}"`, network, device: null }))
  await behind.db.insertInto('login_failures').values(values).execute()
  // The last address is what the proxy saw.
  expect((await guess('one', '203.0.113.1, 198.51.100.7')).status).toBe(429)
  expect((await guess('two', '198.51.100.7, 203.0.113.1')).status).toBe(401)
  await behind.close()
})
