import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { problem, type TestShop } from '../testing/shop.ts'
import { ELSEWHERE, forgetAttempts, givenShopper, HOME, logIn, openLoginShop, PASSWORD } from './testing/logins.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openLoginShop()
})
afterAll(() => shop.close())
afterEach(() => forgetAttempts(shop))

test('a username or an email opens the account, in any case and width', async () => {
  const { username, email } = await givenShopper(shop)
  for (const name of [
    username,
    username.toUpperCase(),
    email.toLowerCase(),
    ` ${email} `,
    username.replace('S', 'Ｓ'),
  ]) {
    const { status, body } = await logIn(shop, name)
    expect([name, status]).toEqual([name, 200])
    expect((await shop.call('GET /api/auth/me', {}, body.token)).body.username).toBe(username)
  }
})

test('an account whose name is no longer given out logs in as ever', async () => {
  const { username } = await givenShopper(shop)
  await shop.db.updateTable('users').set({ username: 'old-name.' }).where('username', '=', username).execute()
  expect((await logIn(shop, 'old-name.')).status).toBe(200)
})

test('a wrong name, a wrong password, a deactivated and a deleted account get the very same answer', async () => {
  const active = await givenShopper(shop)
  const inactive = await givenShopper(shop)
  const deleted = await givenShopper(shop)
  await shop.db.updateTable('users').set({ is_active: false }).where('username', '=', inactive.username).execute()
  await shop.db.updateTable('users').set({ deleted_at: new Date() }).where('username', '=', deleted.username).execute()
  const answers = [
    await logIn(shop, 'nobody-has-this-name'),
    await logIn(shop, active.username, 'not the password'),
    await logIn(shop, inactive.username),
    await logIn(shop, deleted.username),
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
  expect((await logIn(shop, 'a\u0000b')).body.code).toBe('malformed_request')
})

describe('hashing is shared fairly:', () => {
  test('one customer who logs in all the time keeps nobody from logging in or registering', async () => {
    const greedy = await givenShopper(shop)
    const other = await givenShopper(shop)
    const crowd = Promise.all(Array.from({ length: 40 }, () => logIn(shop, greedy.username)))
    expect((await logIn(shop, other.username, PASSWORD, { address: ELSEWHERE })).status).toBe(200)
    const newcomer = { username: `new-${other.id}`, email: `new-${other.id}@example.com`, password: PASSWORD }
    const headers = { 'x-forwarded-for': ELSEWHERE }
    const registered = await shop.call('POST /api/auth/register', { body: newcomer, headers } as never)
    expect(registered.status).toBe(200)
    const refused = (await crowd).filter(({ status }) => status === 429)
    expect(refused.length).toBeGreaterThan(20)
    expect(refused.map(({ body }) => body).filter(({ code }) => code !== 'too_many_at_once')).toEqual([])
    for (const { headers: told } of refused) expect(Number(told.get('retry-after'))).toBeGreaterThan(0)
    expect((await crowd).filter(({ status }) => status === 200).length).toBeGreaterThan(0)
  })

  test('an address whose registrations are spent does not stand in the line', async () => {
    const { username } = await givenShopper(shop)
    const kind = 'registrations'
    const window_ends_at = new Date(Date.now() + 600_000)
    await shop.db
      .insertInto('rate_limits')
      .values({ kind, subject: `address:${HOME}`, spent: 200, window_ends_at })
      .execute()
    const crowd = Array.from({ length: 30 }, (_, at) => {
      const body = { username: `crowd${at}`, email: `crowd${at}@example.com`, password: PASSWORD }
      return shop.call('POST /api/auth/register', { body, headers: { 'x-forwarded-for': HOME } } as never)
    })
    expect((await logIn(shop, username)).status).toBe(200)
    const told = (await Promise.all(crowd)).map(({ status, body }) => [status, body.code])
    expect(told).toEqual(Array(30).fill([429, 'too_many_attempts']))
  })

  test('of a crowd at the door a short line waits, the rest is asked to come back, and the shelves stay open', async () => {
    const crowd = Promise.all(
      Array.from({ length: 60 }, (_, at) => logIn(shop, `somebody${at}`, PASSWORD, { address: `198.51.${at}.1` })),
    )
    expect((await shop.call('GET /api/product', { query: {} })).status).toBe(200)
    const refused = (await crowd).filter(({ body }) => body.code === 'too_many_at_once')
    expect(refused.length).toBeGreaterThan(0)
    expect((await crowd).filter(({ status }) => status === 401).length).toBeGreaterThanOrEqual(24)
  })

  test('sixty logins in a quarter of an hour are enough for an account, and are told how long to wait', async () => {
    const { username } = await givenShopper(shop)
    await logIn(shop, username)
    await shop.db.updateTable('rate_limits').set({ spent: 60 }).where('kind', '=', 'logins').execute()
    const { status, body, headers } = await logIn(shop, username)
    expect([status, body.message]).toEqual([429, expect.stringContaining('Please try again in 15 minutes.')])
    expect(body.message).toMatch(/^Limit reached: 60 logins in 15 minutes\./)
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(14 * 60)
  })

  test('a thousand tries of strange devices close an address; what it says it was forwarded for before opens it to nobody', async () => {
    const { username } = await givenShopper(shop)
    await logIn(shop, username)
    await shop.db.updateTable('rate_limits').set({ spent: 1_000 }).where('kind', '=', 'login_attempts').execute()
    const refused = await logIn(shop, username)
    expect(refused.body).toMatchObject(problem('too_many_attempts'))
    expect(refused.body.message).toMatch(/^Too many login attempts from your network\. Please try again in /)
    expect((await logIn(shop, username, PASSWORD, { address: `${ELSEWHERE}, ${HOME}` })).status).toBe(429)
    expect((await logIn(shop, username, PASSWORD, { address: ELSEWHERE })).status).toBe(200)
  })
})
