import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openTestShop, problem, type TestShop } from '../testing/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ trustProxy: ['loopback'] })
})
afterAll(() => shop.close())
afterEach(async () => {
  await shop.db.deleteFrom('login_failures').execute()
  await shop.db.deleteFrom('rate_limits').execute()
})

const PASSWORD = 'a long enough one'
const HERE = '203.0.113.7'
const ELSEWHERE = '198.51.100.20'
let made = 0
/** An account with a password that opens it. */
async function shopper(): Promise<{ username: string; email: string }> {
  made += 1
  const name = { username: `Shopper${made}`, email: `Shopper${made}@Example.com` }
  const headers = { 'x-forwarded-for': '192.0.2.1' }
  await shop.call('POST /api/auth/register', { body: { ...name, password: PASSWORD }, headers } as never)
  return name
}
const logIn = (username: string, password = PASSWORD, address = HERE) =>
  shop.call('POST /api/auth/login', { body: { username, password }, headers: { 'x-forwarded-for': address } } as never)

test('a username or an email opens the account, in any case and width', async () => {
  const { username, email } = await shopper()
  for (const name of [
    username,
    username.toUpperCase(),
    email.toLowerCase(),
    ` ${email} `,
    username.replace('S', 'Ｓ'),
  ]) {
    const { status, body } = await logIn(name)
    expect([name, status]).toEqual([name, 200])
    expect((await shop.call('GET /api/auth/me', {}, body.token)).body.username).toBe(username)
  }
})

test('an account whose name is no longer given out logs in as ever', async () => {
  const { username } = await shopper()
  await shop.db.updateTable('users').set({ username: 'old-name.' }).where('username', '=', username).execute()
  expect((await logIn('old-name.')).status).toBe(200)
})

test('a wrong name, a wrong password, a deactivated and a deleted account get the very same answer', async () => {
  const active = await shopper()
  const inactive = await shopper()
  const deleted = await shopper()
  await shop.db.updateTable('users').set({ is_active: false }).where('username', '=', inactive.username).execute()
  await shop.db.updateTable('users').set({ deleted_at: new Date() }).where('username', '=', deleted.username).execute()
  const answers = [
    await logIn('nobody-has-this-name'),
    await logIn(active.username, 'not the password'),
    await logIn(inactive.username),
    await logIn(deleted.username),
  ]
  for (const { status, body } of answers)
    expect([status, body]).toEqual([401, { message: 'Invalid login', code: 'invalid_login' }])
})

test.each([
  [{ username: '', password: 'x' }, 'username'],
  [{ username: 'x', password: '' }, 'password'],
  [{ username: ['x'], password: 'x' }, 'username'],
  [{ username: 'x', password: { $ne: '' } }, 'password'],
])('%o is no login at all', async (body, field) => {
  const answer = await shop.call('POST /api/auth/login', { body: body as never })
  expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, [field]])
})

test('a name with a NUL in it is the fault of who sent it', async () => {
  expect((await logIn('a\u0000b')).body.code).toBe('malformed_request')
})

describe('hashing is shared fairly:', () => {
  test('one customer who logs in all the time keeps nobody from logging in or registering', async () => {
    const greedy = await shopper()
    const other = await shopper()
    const crowd = Promise.all(Array.from({ length: 40 }, () => logIn(greedy.username)))
    expect((await logIn(other.username, PASSWORD, ELSEWHERE)).status).toBe(200)
    const newcomer = { username: 'newcomer', email: 'newcomer@example.com', password: PASSWORD }
    const headers = { 'x-forwarded-for': ELSEWHERE }
    const registered = await shop.call('POST /api/auth/register', { body: newcomer, headers } as never)
    expect(registered.status).toBe(200)
    const refused = (await crowd).filter(({ status }) => status === 429)
    expect(refused.length).toBeGreaterThan(20)
    for (const { body, headers: told } of refused)
      expect([body.code, Number(told.get('retry-after')) > 0]).toEqual(['too_many_at_once', true])
    expect((await crowd).filter(({ status }) => status === 200).length).toBeGreaterThan(0)
  })

  test('an address whose registrations are spent does not stand in the line', async () => {
    const { username } = await shopper()
    const kind = 'registrations'
    const window_ends_at = new Date(Date.now() + 600_000)
    await shop.db
      .insertInto('rate_limits')
      .values({ kind, subject: `address:${HERE}`, spent: 200, window_ends_at })
      .execute()
    const crowd = Array.from({ length: 30 }, (_, at) => {
      const body = { username: `crowd${at}`, email: `crowd${at}@example.com`, password: PASSWORD }
      return shop.call('POST /api/auth/register', { body, headers: { 'x-forwarded-for': HERE } } as never)
    })
    expect((await logIn(username)).status).toBe(200)
    const told = (await Promise.all(crowd)).map(({ status, body }) => [status, body.code])
    expect(told).toEqual(Array(30).fill([429, 'too_many_attempts']))
  })

  test('of a crowd at the door a short line waits, the rest is asked to come back, and the shelves stay open', async () => {
    const crowd = Promise.all(Array.from({ length: 60 }, (_, at) => logIn(`somebody${at}`, PASSWORD, `198.51.${at}.1`)))
    expect((await shop.call('GET /api/product', { query: {} })).status).toBe(200)
    const refused = (await crowd).filter(({ body }) => body.code === 'too_many_at_once')
    expect(refused.length).toBeGreaterThan(0)
    expect((await crowd).filter(({ status }) => status === 401).length).toBeGreaterThanOrEqual(24)
  })

  test('sixty logins in a quarter of an hour are enough for an account, and are told how long to wait', async () => {
    const { username } = await shopper()
    await logIn(username)
    await shop.db.updateTable('rate_limits').set({ spent: 60 }).where('kind', '=', 'logins').execute()
    const { status, body, headers } = await logIn(username)
    expect([status, body.message]).toEqual([429, expect.stringContaining('Please try again in 15 minutes.')])
    expect(body.message).toMatch(/^At most 60 logins in 15 minutes are possible\./)
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(14 * 60)
  })

  test('a thousand tries of strange devices close an address; what it says it was forwarded for before opens it to nobody', async () => {
    const { username } = await shopper()
    await logIn(username)
    await shop.db.updateTable('rate_limits').set({ spent: 1_000 }).where('kind', '=', 'login_attempts').execute()
    const refused = await logIn(username)
    expect(refused.body).toMatchObject(problem('too_many_attempts'))
    expect(refused.body.message).toMatch(/^Too many attempts to log in came from your network\. Please try again in /)
    expect((await logIn(username, PASSWORD, `${ELSEWHERE}, ${HERE}`)).status).toBe(429)
    expect((await logIn(username, PASSWORD, ELSEWHERE)).status).toBe(200)
  })
})
