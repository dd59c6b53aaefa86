import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestShop, problem, type TestShop } from '../testing/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const PASSWORD = 'a long enough one'
const newcomer = (username: string, changes: object = {}) => ({
  username,
  email: `${username}@example.com`,
  password: PASSWORD,
  ...changes,
})
const register = (body: object) => shop.call('POST /api/auth/register', { body: body as ReturnType<typeof newcomer> })
const logIn = (username: string, password = PASSWORD) =>
  shop.call('POST /api/auth/login', { body: { username, password } })

test('a newcomer is signed in at once, and the token opens the account', async () => {
  const { status, body } = await register(newcomer('rahima'))
  expect(status).toBe(200)
  const own = await shop.call('GET /api/auth/me', {}, body.token)
  expect(own.body).toEqual({
    id: expect.any(Number),
    username: 'rahima',
    name: null,
    email: 'rahima@example.com',
    phone: null,
    hasPassword: true,
    role: 'User',
  })
})

test('who registers with the longest password of emoji logs in with it', async () => {
  const password = '🐘🐯'.repeat(64)
  await register(newcomer('emoji', { password }))
  expect((await logIn('emoji', password)).status).toBe(200)
})

test('a mailbox may have an apostrophe in its name', async () => {
  const { status, body } = await register(newcomer('oneil', { email: "o'neil.x@example.com" }))
  expect(status).toBe(200)
  expect((await shop.call('GET /api/auth/me', {}, body.token)).body.email).toBe("o'neil.x@example.com")
  expect((await logIn("O'Neil.x@example.com")).status).toBe(200)
})

test.each([
  ['Café-shop-77!', 'Cafe\u0301-shop-77!'],
  ['Cafe\u0301-shop-78!', 'Café-shop-78!'],
  ['পোশাক-বিক্রি-৭৭'.normalize('NFD'), 'পোশাক-বিক্রি-৭৭'.normalize('NFC')],
])('a password is the same from another keyboard: %j', async (password, elsewhere) => {
  const name = `keys${password.length}${elsewhere.length}`
  expect((await register(newcomer(name, { password }))).status).toBe(200)
  expect((await logIn(name, elsewhere)).status).toBe(200)
  expect((await logIn(name, elsewhere.slice(1))).status).toBe(401)
})

test('nobody registers as an admin', async () => {
  const { body } = await register(newcomer('climber', { role: 'Admin', isActive: true, id: 1 }))
  expect((await shop.call('GET /api/auth/me', {}, body.token)).body.role).toBe('User')
})

describe('what is wrong is said at its field:', () => {
  test.each<[string, unknown, RegExp]>([
    ['username', 'ab', /3 to 40/],
    ['username', 'x'.repeat(41), /3 to 40/],
    ['username', 'two words', /3 to 40/],
    ['username', 'me@home', /3 to 40/],
    ['username', 'root-admin.', /^Begin and end/],
    ['username', undefined, /fill this in/],
    ['username', 7, /fill this in/],
    ['email', 'nobody', /valid email/],
    ['email', 'nobody@home', /valid email/],
    ['email', 'rahima..x@example.com', /valid email/],
    ['email', undefined, /fill this in/],
    ['email', `${'x'.repeat(250)}@example.com`, /254/],
    ['password', '1234567', /at least 8/],
    ['password', 'x'.repeat(129), /at most 128/],
    ['password', undefined, /fill this in/],
    ['password', 'Password1', /too common/],
    ['password', 'aaaaaaaaaaaa', /too common/],
  ])('%s %o', async (field, value, words) => {
    const { status, body } = await register(newcomer('wrong', { [field]: value }))
    expect([status, body.code, Object.keys(body.fields)]).toEqual([400, 'invalid_request', [field]])
    expect(body.fields[field]).toMatch(words)
  })

  test('all at once, where all is missing', async () => {
    const { body } = await register({})
    expect(Object.keys(body.fields).sort()).toEqual(['email', 'password', 'username'])
  })
})

test.each(['eight ch', 'x1'.repeat(64), 'পাসওয়ার্ড আমার', '  spaces kept  ', '日本語のパスワード', 'nul\u0000 inside'])(
  'a password may be of any characters: %j',
  async (password) => {
    const name = `any${password.length}${password.codePointAt(0)}`
    expect((await register(newcomer(name, { password }))).status).toBe(200)
    expect((await logIn(name, password)).status).toBe(200)
    expect((await logIn(name, `${password} `)).status).not.toBe(200)
  },
)

describe('a name is taken whatever its case:', () => {
  beforeAll(async () => {
    await register(newcomer('Kamal', { email: 'Kamal.Hossain@Example.com' }))
  })

  test.each([
    ['username', newcomer('KAMAL', { email: 'other@example.com' }), 'username_taken'],
    ['email', newcomer('other', { email: 'kamal.hossain@example.COM' }), 'email_taken'],
    ['email', newcomer('other', { email: '  ｋamal.hossain@example.com ' }), 'email_taken'],
    ['username', newcomer('ｋamal', { email: 'other@example.com' }), 'username_taken'],
  ] as const)('%s of %o', async (field, body, code) => {
    const answer = await register(body)
    expect(answer.status).toBe(409)
    expect(answer.body).toMatchObject({ ...problem(code), fields: { [field]: expect.any(String) } })
  })
})

test('of six who register the same name at the same moment exactly one wins', async () => {
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, at) => register(newcomer('wanted', { email: `wanted${at}@example.com` }))),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(5).fill(409)])
  const rows = await shop.db.selectFrom('users').select('id').where('username', '=', 'wanted').execute()
  expect(rows).toHaveLength(1)
})

test('the password is kept as an argon2id hash only', async () => {
  await register(newcomer('keeper'))
  const row = await shop.db.selectFrom('users').selectAll().where('username', '=', 'keeper').executeTakeFirstOrThrow()
  expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(JSON.stringify(row)).not.toContain(PASSWORD)
})
