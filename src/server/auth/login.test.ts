import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { transact } from '../platform/db.ts'
import { openTestShop, problem, type TestShop } from '../testing/shop.ts'
import { untilSomebodyWaits } from '../testing/waiting.ts'
import { insertFailures, lockGuesses } from './login-failures.queries.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())
// All tests call from one address.
afterEach(() => shop.db.deleteFrom('login_failures').execute())

const PASSWORD = 'a long enough one'
let made = 0
/** An account with a password that opens it. */
async function shopper(): Promise<{ username: string; email: string }> {
  made += 1
  const name = { username: `Shopper${made}`, email: `Shopper${made}@Example.com` }
  await shop.call('POST /api/auth/register', { body: { ...name, password: PASSWORD } })
  return name
}
const logIn = (username: string, password = PASSWORD, headers: Record<string, string> = {}) =>
  shop.call('POST /api/auth/login', { body: { username, password }, headers } as never)
const guess = async (times: number, username: string, headers?: Record<string, string>) => {
  for (let time = 0; time < times; time += 1) await logIn(username, 'a wrong guess', headers)
}

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

describe('guessing', () => {
  test('after ten failures an account is closed for a while, also to its password, by both its names; others are not', async () => {
    const victim = await shopper()
    const other = await shopper()
    await guess(5, victim.username)
    await guess(5, victim.email.toUpperCase())
    for (const name of [victim.username, victim.email]) {
      const answer = await logIn(name)
      expect(answer.status).toBe(429)
      expect(answer.body).toMatchObject(problem('too_many_attempts'))
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(Number(answer.headers.get('retry-after'))).toBeLessThanOrEqual(15 * 60)
    }
    expect((await logIn(other.username)).status).toBe(200)
  })

  test('a name that nobody has is closed in the same way', async () => {
    await guess(10, 'nobody-has-this-one')
    expect((await logIn('Nobody-has-this-one')).status).toBe(429)
  })

  test('thirty guesses at the same moment are ten guesses', async () => {
    const { username } = await shopper()
    const answers = await Promise.all(Array.from({ length: 30 }, () => logIn(username, 'a wrong guess')))
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20)
  })

  test('of a crowd at the door a short line waits, the rest is asked to come back, and the shelves stay open', async () => {
    const crowd = Promise.all(Array.from({ length: 50 }, (_, at) => logIn(`somebody${at}`)))
    expect((await shop.call('GET /api/product', { query: {} })).status).toBe(200)
    const refused = (await crowd).filter(({ body }) => body.code === 'too_many_at_once')
    expect(refused.length).toBeGreaterThan(0)
    for (const { status, headers } of refused)
      expect([status, Number(headers.get('retry-after')) > 0]).toEqual([429, true])
    expect((await crowd).filter(({ status }) => status === 401).length).toBeGreaterThanOrEqual(10)
  })

  test('nine failures are forgiven with the right password', async () => {
    const { username } = await shopper()
    await guess(9, username)
    expect((await logIn(username)).status).toBe(200)
    await guess(9, username)
    expect((await logIn(username)).status).toBe(200)
  })

  test('fifty failures close an address, whoever it asks for and whatever it says it was forwarded for', async () => {
    const { username } = await shopper()
    await storeFailures('address:127.0.0.1', 49)
    const forged = { 'x-forwarded-for': '203.0.113.7', forwarded: 'for=203.0.113.8', 'x-real-ip': '203.0.113.9' }
    await guess(1, 'somebody', forged)
    expect((await logIn(username, PASSWORD, forged)).status).toBe(429)
    expect((await logIn(username)).status).toBe(429)
  })

  test('fifteen minutes later the door is open again', async () => {
    const { username } = await shopper()
    await guess(10, username)
    await letPass(14)
    expect((await logIn(username)).status).toBe(429)
    await letPass(2)
    expect((await logIn(username)).status).toBe(200)
  })

  test('guesses at one account take turns, whichever processes they come to', async () => {
    const subject = 'account:"guessed at elsewhere"'
    let here: ReturnType<typeof logIn> | undefined
    await transact(shop.db, async (tx) => {
      await lockGuesses(tx, [subject])
      here = logIn('guessed at elsewhere')
      await untilSomebodyWaits(shop)
      await insertFailures(
        tx,
        Array.from({ length: 10 }, () => subject),
      )
    })
    expect((await here)?.status).toBe(429)
  })

  test('failures that nobody counts any more are forgotten', async () => {
    await guess(1, 'somebody')
    await letPass(16)
    await guess(1, 'somebody else')
    const rows = await shop.db.selectFrom('login_failures').select('subject').execute()
    expect(rows.map(({ subject }) => subject).sort()).toEqual(['account:"somebody else"', 'address:127.0.0.1'])
  })
})

async function storeFailures(subject: string, count: number): Promise<void> {
  await shop.db
    .insertInto('login_failures')
    .values(Array.from({ length: count }, () => ({ subject })))
    .execute()
}

async function letPass(minutes: number): Promise<void> {
  await shop.db
    .updateTable('login_failures')
    .set({ failed_at: sql<Date>`failed_at - make_interval(mins => ${minutes})` })
    .execute()
}
