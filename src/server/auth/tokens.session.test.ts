import { createHmac } from 'node:crypto'
import { decodeJwt, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestShop, problem, TEST_SECRET, type TestShop } from '../testing/shop.ts'
import { standingClock } from '../testing/standing-clock.ts'
import { createTokens } from './tokens.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const own = (token?: string) => shop.call('GET /api/auth/me', {}, token)

test('a token says who, as what, of which epoch, since when and until when, in seconds', async () => {
  const before = Math.floor(Date.now() / 1000)
  const claims = decodeJwt(await createTokens(TEST_SECRET, 90).sign({ id: 7, role: 'Vendor', epoch: 3 }))
  expect(claims).toEqual({ userId: 7, role: 'Vendor', epoch: 3, iat: expect.any(Number), exp: (claims.iat ?? 0) + 90 })
  expect(claims.iat).toBeGreaterThanOrEqual(before)
})

test('a token that was read when it was good is not good for longer than it says', async () => {
  const clock = standingClock()
  const tokens = createTokens(TEST_SECRET, 60)
  const token = await tokens.sign({ id: 7, role: 'User', epoch: 0 })
  expect(await tokens.read(token)).toMatchObject({ userId: 7, role: 'User', epoch: 0 })
  clock.move(61_000)
  expect(await tokens.read(token)).toBeUndefined()
})

test('without a token there is no account', async () => {
  for (const authorization of ['', 'Bearer', 'Bearer ', 'Basic YWRtaW46YWRtaW4=', 'Bearer a b']) {
    const answer = await shop.request('GET', '/api/auth/me', { headers: { authorization } })
    expect([authorization, answer.status, answer.body.code]).toEqual([authorization, 401, 'not_signed_in'])
  }
})

describe('a token that is not ours', () => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const now = () => Math.floor(Date.now() / 1000)
  const key = new TextEncoder().encode(TEST_SECRET)
  const claims = async (changes: object = {}) => {
    const { id, role } = { ...(await shop.given.account('Admin')), role: 'Admin' }
    return { userId: id, role, iat: now(), exp: now() + 3600, ...changes }
  }
  const handSigned = async (header: object, algorithm: string, changes?: object, secret = TEST_SECRET) => {
    const text = `${part(header)}.${part(await claims(changes))}`
    return `${text}.${createHmac(algorithm, secret).update(text).digest('base64url')}`
  }
  const bad: Record<string, () => Promise<string>> = {
    'has expired': async () =>
      new SignJWT(await claims({ exp: now() - 1 })).setProtectedHeader({ alg: 'HS256' }).sign(key),
    'has no end': async () =>
      new SignJWT(await claims({ exp: undefined })).setProtectedHeader({ alg: 'HS256' }).sign(key),
    'has another key': async () =>
      createTokens('x'.repeat(40), 3600).sign({ id: (await claims()).userId, role: 'Admin', epoch: 0 }),
    'has no signature': async () => `${part({ alg: 'none' })}.${part(await claims())}.`,
    'was signed in another way': () => handSigned({ alg: 'HS512' }, 'sha512'),
    'says another way than it was signed in': () => handSigned({ alg: 'RS256' }, 'sha256'),
    'names an account that no number is': () => handSigned({ alg: 'HS256' }, 'sha256', { userId: 1.5 }),
    'names an account beyond all numbers': () => handSigned({ alg: 'HS256' }, 'sha256', { userId: 1e300 }),
    'is good for ever': () => handSigned({ alg: 'HS256' }, 'sha256', { exp: 1e308 }),
    'is good for a century': () => handSigned({ alg: 'HS256' }, 'sha256', { exp: now() + 100 * 365 * 86_400 }),
    'names an epoch that is none': () => handSigned({ alg: 'HS256' }, 'sha256', { epoch: '0' }),
    'is of an epoch to come': () => handSigned({ alg: 'HS256' }, 'sha256', { epoch: 1 }),
    'names its account in letters': () => handSigned({ alg: 'HS256' }, 'sha256', { userId: '1' }),
    'was changed after signing': async () => {
      const [header, , signature] = (await shop.given.account('User')).token.split('.')
      return `${header}.${part(await claims())}.${signature}`
    },
    'is not good yet': async () =>
      new SignJWT(await claims({ nbf: now() + 60 })).setProtectedHeader({ alg: 'HS256' }).sign(key),
    'was made in the future': async () =>
      new SignJWT(await claims({ iat: now() + 180, exp: now() + 3600 })).setProtectedHeader({ alg: 'HS256' }).sign(key),
    'brings its own key': () =>
      handSigned({ alg: 'HS256', jwk: { kty: 'oct', k: 'c2VjcmV0' } }, 'sha256', {}, 'secret'),
    'says where its key is': () =>
      handSigned({ alg: 'HS256', jku: 'https://evil.example/keys', kid: 'mine' }, 'sha256', {}, 'secret'),
    'names a file of no bytes as its key': () =>
      handSigned({ alg: 'HS256', kid: '../../../../dev/null' }, 'sha256', {}, ''),
    'writes none in other letters': async () => `${part({ alg: 'nOnE' })}.${part(await claims())}.`,
    'asks for an extension that nobody knows': () => handSigned({ alg: 'HS256', crit: ['b64'], b64: false }, 'sha256'),
    'is rubbish': async () => 'a.b.c',
  }

  test('is ours when nothing is wrong with it, also of a machine whose clock is ahead by two minutes, or from before epochs', async () => {
    const ahead = { iat: now() + 115, exp: now() + 3600 }
    for (const changes of [{}, ahead, { epoch: undefined }, { epoch: 0 }])
      expect([changes, (await own(await handSigned({ alg: 'HS256' }, 'sha256', changes))).status]).toEqual([
        changes,
        200,
      ])
  })

  test.each(Object.entries(bad))('%s: public calls are answered, all others are not', async (_, make) => {
    standingClock()
    const token = await make()
    expect(await own(token)).toMatchObject({ status: 401, body: problem('session_ended') })
    const shelf = await shop.call('GET /api/product', {}, token)
    expect([shelf.status, shelf.body]).toEqual([200, (await shop.call('GET /api/product', {})).body])
  })
})

describe('the account is looked at on every call:', () => {
  const change = (id: number, changes: object) =>
    shop.db.updateTable('users').set(changes).where('id', '=', id).execute()

  test.each<[string, object]>([
    ['deactivated', { is_active: false }],
    ['deleted', { deleted_at: new Date(), email: null, username: null }],
    ['made an admin meanwhile', { role: 'Admin' }],
  ])('%s, it must log in again', async (_, changes) => {
    const { id, token } = await shop.given.account()
    expect((await own(token)).status).toBe(200)
    await change(id, changes)
    expect(await own(token)).toMatchObject({ status: 401, body: problem('session_ended') })
    expect((await shop.call('GET /api/product', {}, token)).status).toBe(200)
  })

  test('the claim of a role is not the role', async () => {
    const { id } = await shop.given.account('User')
    expect((await own(await shop.tokens.sign({ id, role: 'Admin', epoch: 0 }))).body.code).toBe('session_ended')
  })
})
