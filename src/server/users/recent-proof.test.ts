import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hashPassword } from '../auth/passwords.ts'
import { type Answer, openTestShop, problem, type TestShop } from '../testing/shop.ts'
import { codeOf, stepAt } from '../totp/totp.ts'

const PASSWORD = 'a panjabi for the feast'
const NEEDED = { status: 403, body: { ...problem('proof_needed'), fields: { password: expect.any(String) } } }

type Person = { id: number; username: string; token: string }
let shop: TestShop
let admin: Person
let other: Person
beforeAll(async () => {
  shop = await openTestShop()
  admin = await shop.given.account('Admin')
  const password_hash = await hashPassword(PASSWORD)
  await shop.db.updateTable('users').set({ password_hash }).where('id', '=', admin.id).execute()
})
beforeEach(async () => {
  other = await shop.given.account()
})
afterAll(() => shop.close())

const params = () => ({ params: { id: String(other.id) } })
const DEEDS: Record<string, (token: string) => Promise<Answer>> = {
  'making an admin': (token) => shop.call('PUT /api/users/:id/role', { ...params(), body: { role: 'Admin' } }, token),
  'making a vendor': (token) => shop.call('PUT /api/users/:id/role', { ...params(), body: { role: 'Vendor' } }, token),
  deactivating: (token) => shop.call('PUT /api/users/:id/toggle-active', params(), token),
  deleting: (token) => shop.call('DELETE /api/users/:id', params(), token),
  'turning another’s second step off': async (token) => {
    const secret = { account_id: other.id, sealed: Buffer.from('nobody’s'), confirmed_at: new Date() }
    await shop.db
      .insertInto('totp_secrets')
      .values(secret)
      .onConflict((kept) => kept.doNothing())
      .execute()
    return await shop.call('DELETE /api/users/:id/totp', params(), token)
  },
}

async function loggedIn(minutesAgo: number): Promise<string> {
  const body = { username: admin.username, password: PASSWORD }
  const { token } = (await shop.call('POST /api/auth/login', { body })).body
  await lastShown(minutesAgo)
  return token
}

async function lastShown(minutesAgo: number): Promise<void> {
  const proven_at = new Date(Date.now() - minutesAgo * 60_000)
  await shop.db.updateTable('sessions').set({ proven_at }).where('account_id', '=', admin.id).execute()
}

const prove = (token: string, body: { password?: string; code?: string }) =>
  shop.call('POST /api/auth/session-proof', { body }, token)

describe.each(Object.keys(DEEDS))('%s', (name) => {
  const act = (token: string) => DEEDS[name]?.(token) ?? Promise.reject()

  test('is answered as ever within a quarter of an hour of the login, with no more than the specification sends', async () => {
    expect(await act(await loggedIn(14))).toMatchObject({ status: 200 })
  })

  test('asks for the password once more after that, and goes on once it is shown', async () => {
    const token = await loggedIn(16)
    expect(await act(token)).toMatchObject(NEEDED)
    expect((await prove(token, { password: PASSWORD })).status).toBe(200)
    expect(await act(token)).toMatchObject({ status: 200 })
  })
})

const promote = (token: string) => DEEDS['making an admin']?.(token) ?? Promise.reject()

describe('a session', () => {
  test('is not proven by a wrong password, and no account is changed by it', async () => {
    const token = await loggedIn(16)
    expect(await prove(token, { password: 'not it' })).toMatchObject({
      status: 400,
      body: { fields: { password: 'This is not your password.' } },
    })
    expect(await promote(token)).toMatchObject(NEEDED)
    const kept = await shop.db.selectFrom('users').select('role').where('id', '=', other.id).executeTakeFirst()
    expect(kept).toEqual({ role: 'User' })
  })

  test('is not proven by what another session has shown', async () => {
    const [stolen, own] = [await loggedIn(0), await loggedIn(16)]
    await prove(own, { password: PASSWORD })
    expect(await promote(stolen)).toMatchObject(NEEDED)
  })

  test('that a session begins for itself, by logging out the others, is not proven', async () => {
    const { body } = await shop.call('POST /api/auth/end-other-sessions', {}, await loggedIn(16))
    expect(await promote(body.token)).toMatchObject(NEEDED)
  })

  test('from before there were sessions changes no accounts, and proves nothing: its admin logs in anew', async () => {
    const { token_epoch: epoch } = await shop.db
      .selectFrom('users')
      .select('token_epoch')
      .where('id', '=', admin.id)
      .executeTakeFirstOrThrow()
    const token = await shop.tokens.sign({ id: admin.id, role: 'Admin', epoch })
    expect(await promote(token)).toMatchObject(NEEDED)
    expect(await prove(token, { password: PASSWORD })).toMatchObject({ status: 401, body: problem('session_ended') })
  })

  test('of two steps is proven by a code of the app, once; without two steps a code proves nothing', async () => {
    const token = await loggedIn(16)
    expect(await prove(token, { code: '123456' })).toMatchObject({
      status: 400,
      body: { fields: { code: expect.any(String) } },
    })
    const { secret } = (await shop.call('POST /api/account/totp', { body: { password: PASSWORD } }, token)).body
    const code = () => codeOf(bytesOf(secret), stepAt(Date.now()))
    expect((await shop.call('POST /api/account/totp/confirm', { body: { code: code() } }, token)).status).toBe(200)
    await shop.db.updateTable('totp_secrets').set({ last_step: 0 }).where('account_id', '=', admin.id).execute()
    expect((await prove(token, { code: code() })).status).toBe(200)
    expect(await promote(token)).toMatchObject({ status: 200 })
    await shop.db.deleteFrom('totp_secrets').where('account_id', '=', admin.id).execute()
  })

  test('of an admin who has no password is told to log in anew', async () => {
    const token = await loggedIn(16)
    const password = await shop.db
      .selectFrom('users')
      .select('password_hash')
      .where('id', '=', admin.id)
      .executeTakeFirstOrThrow()
    await shop.db.updateTable('users').set({ password_hash: null }).where('id', '=', admin.id).execute()
    expect(await prove(token, { password: PASSWORD })).toMatchObject({
      status: 400,
      body: { fields: { password: expect.stringContaining('log out and in again') } },
    })
    await shop.db.updateTable('users').set(password).where('id', '=', admin.id).execute()
  })
})

function bytesOf(base32: string): Buffer {
  const bits = [...base32].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  )
  return Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
