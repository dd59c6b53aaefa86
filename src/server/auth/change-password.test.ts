import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Answer, openTestShop, problem, type TestShop } from '../testing/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())
afterEach(() => shop.db.deleteFrom('login_failures').execute())

const OLD = 'a long enough one'
const NEW = 'another long enough one'
let made = 0
let name: { username: string; email: string }
let token: string
beforeEach(async () => {
  made += 1
  name = { username: `rahima${made}`, email: `mrs.begum${made}@example.com` }
  const { body } = await shop.call('POST /api/auth/register', { body: { ...name, password: OLD } })
  token = body.token
})

const change = (currentPassword: string, newPassword: string, as = token) =>
  shop.call('PUT /api/auth/password', { body: { currentPassword, newPassword } }, as)
const logIn = (password: string): Promise<Answer> =>
  shop.call('POST /api/auth/login', { body: { username: name.username, password } })
const me = (as: string) => shop.call('GET /api/auth/me', {}, as)

describe('a changed password', () => {
  test('opens the account, and the old one does not', async () => {
    expect((await change(OLD, NEW)).status).toBe(200)
    expect((await logIn(OLD)).status).toBe(401)
    expect((await logIn(NEW)).status).toBe(200)
  })

  test('ends every session; the device that changed it stays logged in with the token it is answered', async () => {
    const elsewhere = (await logIn(OLD)).body.token
    const { body } = await change(OLD, NEW)
    for (const ended of [token, elsewhere])
      expect(await me(ended)).toMatchObject({ status: 401, body: problem('session_ended') })
    expect((await me(body.token)).body).toMatchObject(name)
  })

  test('of two at the same moment is one', async () => {
    const answers = await Promise.all([change(OLD, NEW), change(OLD, 'a third one, long enough')])
    expect(answers.map(({ status }) => status).toSorted()[0]).toBe(200)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test.each(['Admin', 'Vendor'] as const)('is for an %s as well', async (role) => {
    const { id } = (await me(token)).body
    await shop.db.updateTable('users').set({ role }).where('id', '=', id).execute()
    const asRole = await shop.tokens.sign({ id, role, epoch: 0 })
    const { body } = await change(OLD, NEW, asRole)
    expect((await me(body.token)).body.role).toBe(role)
  })
})

describe('a password is not changed', () => {
  test.each<[string, () => [string, string], string, RegExp]>([
    ['with a wrong old one', () => ['not the old one', NEW], 'currentPassword', /not your password/],
    ['with none', () => ['', NEW], 'currentPassword', /fill this in/],
    ['into a short one', () => [OLD, '1234567'], 'newPassword', /at least 8/],
    ['into a common one', () => [OLD, 'Password1'], 'newPassword', /too common/],
    [
      'into one that holds the username',
      () => [OLD, `i am ${name.username.toUpperCase()}!`],
      'newPassword',
      /your name/,
    ],
    [
      'into one that holds the name of the email',
      () => [OLD, `x${name.email.split('@')[0]}x`],
      'newPassword',
      /your name/,
    ],
  ])('%s', async (_, passwords, field, words) => {
    const answer = await change(...passwords())
    expect(answer).toMatchObject({ status: 400, body: problem('invalid_request') })
    expect(Object.keys(answer.body.fields)).toEqual([field])
    expect(answer.body.fields[field]).toMatch(words)
    expect((await me(token)).status).toBe(200)
    expect((await logIn(OLD)).status).toBe(200)
  })

  test('by whoever guesses at the old one with a token that was left behind: ten times, then not even with the right one', async () => {
    for (let time = 0; time < 10; time += 1) expect((await change('a wrong guess', NEW)).status).toBe(400)
    expect(await change(OLD, NEW)).toMatchObject({ status: 429, body: problem('too_many_attempts') })
  })
})

describe('who logs out everywhere', () => {
  test('ends every session, this one too, and logs in again', async () => {
    const elsewhere = (await logIn(OLD)).body.token
    expect((await shop.call('POST /api/auth/end-sessions', {}, token)).status).toBe(200)
    for (const ended of [token, elsewhere])
      expect(await me(ended)).toMatchObject({ status: 401, body: problem('session_ended') })
    expect((await me((await logIn(OLD)).body.token)).status).toBe(200)
  })

  test('ends nobody else’s', async () => {
    const other = await shop.given.account()
    await shop.call('POST /api/auth/end-sessions', {}, token)
    expect((await me(other.token)).status).toBe(200)
  })
})
