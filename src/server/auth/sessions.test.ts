import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import type { Session } from '#contract/auth'
import { hashPassword } from '../auth/passwords.ts'
import { openTestShop, problem, type TestShop } from '../testing/shop.ts'
import { eventually } from '../testing/waiting.ts'
import { createSeenSessions } from './seen-sessions.ts'
import { deleteOldSessions } from './sessions.queries.ts'

const PASSWORD = 'a panjabi for the feast'
const PHONE =
  'Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Mobile Safari/537.36'

const SILENT = { error: () => undefined }

let shop: TestShop
let passwordHash: string
beforeAll(async () => {
  shop = await openTestShop()
  passwordHash = await hashPassword(PASSWORD)
})
afterAll(() => shop.close())

async function account() {
  const made = await shop.given.account()
  await shop.db.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', made.id).execute()
  return made
}

async function logIn({ username }: { username: string }, headers: Record<string, string> = {}) {
  const answer = await shop.request('POST', '/api/auth/login', {
    body: JSON.stringify({ username, password: PASSWORD }),
    headers: { 'content-type': 'application/json', 'user-agent': PHONE, ...headers },
  })
  return { token: String(answer.body.token), cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '' }
}

const sessionsOf = async (token: string): Promise<Session[]> =>
  (await shop.call('GET /api/account/sessions', {}, token)).body.sessions
const end = (id: number, token: string) =>
  shop.call('DELETE /api/account/sessions/:id', { params: { id: String(id) } }, token)
const me = (token: string) => shop.call('GET /api/auth/me', {}, token)
const cart = (token: string, userId: number) =>
  shop.call('GET /api/cart/GetCartItems/:userId', { params: { userId: String(userId) } }, token)
const sessionIn = (token: string) => Number(decodeJwt(token).sid)
const newDevices = async (accountId: number) => {
  const rows = await shop.db.selectFrom('outbox').select(['name', 'payload']).orderBy('id').execute()
  return rows.filter(({ payload }) => (payload as { accountId?: number }).accountId === accountId)
}

describe('a login', () => {
  test('is listed with its device and network, the last one first, and says which one asks', async () => {
    const person = await account()
    const { token: first } = await logIn(person)
    const { token: second } = await logIn(person, { 'user-agent': 'a program' })
    expect(await sessionsOf(first)).toMatchObject([
      { browser: null, system: null, network: '127.0.0.0/24', isThis: false },
      { browser: 'Chrome', system: 'Android', network: '127.0.0.0/24', isThis: true },
    ])
    expect((await sessionsOf(second)).map(({ isThis }) => isThis)).toEqual([true, false])
    // From before there were sessions: it goes on, and is in no list.
    expect((await sessionsOf(person.token)).some(({ isThis }) => isThis)).toBe(false)
  })

  test('is over once it is ended, at every call, and the others go on', async () => {
    const person = await account()
    const { token: lost } = await logIn(person)
    const { token: kept } = await logIn(person)
    const ended = (await sessionsOf(lost)).find(({ isThis }) => isThis)
    expect(await end(ended?.id ?? 0, kept)).toMatchObject({ status: 200 })
    expect(await me(lost)).toMatchObject({ status: 401, body: problem('session_ended') })
    // Answered as its token says, with the look at the account in the same trip.
    expect(await cart(lost, person.id)).toMatchObject({ status: 401, body: problem('session_ended') })
    expect([(await me(kept)).status, (await cart(kept, person.id)).status]).toEqual([200, 200])
    expect(await end(ended?.id ?? 0, kept)).toMatchObject({ status: 404, body: problem('session_not_found') })
    expect(await sessionsOf(kept)).toMatchObject([{ isThis: true }])
  })

  test('is nobody else’s to see or to end', async () => {
    const { token } = await logIn(await account())
    const other = await account()
    const { token: others } = await logIn(other)
    const [session] = await sessionsOf(token)
    expect(await end(session?.id ?? 0, others)).toMatchObject({ status: 404, body: problem('session_not_found') })
    expect((await me(token)).status).toBe(200)
    const forged = await shop.tokens.sign({ id: other.id, role: 'User', epoch: 0, session: session?.id ?? 0 })
    expect((await me(forged)).status).toBe(401)
  })

  test('is listed no more after “log out everywhere”', async () => {
    const person = await account()
    const { token } = await logIn(person)
    await logIn(person)
    expect(await sessionsOf(token)).toHaveLength(2)
    await shop.call('POST /api/auth/end-sessions', {}, token)
    expect(await sessionsOf((await logIn(person)).token)).toMatchObject([{ isThis: true }])
  })

  test('is listed no more after a changed password', async () => {
    const person = await account()
    const { token } = await logIn(person)
    await logIn(person)
    const body = { currentPassword: PASSWORD, newPassword: 'nakshi kantha 1971' }
    const { body: changed } = await shop.call('PUT /api/auth/password', { body }, token)
    expect(await sessionsOf(changed.token)).toMatchObject([{ isThis: true }])
  })

  test('is over once another device logs out all others, also one from before there were sessions', async () => {
    const person = await account()
    const { token: lost } = await logIn(person)
    const { token: here } = await logIn(person)
    const other = await account()
    const { token: others } = await logIn(other)
    const { status, body } = await shop.call('POST /api/auth/end-other-sessions', {}, here)
    expect(status).toBe(200)
    expect([(await me(lost)).status, (await me(person.token)).status, (await me(here)).status]).toEqual([401, 401, 401])
    expect((await me(body.token)).body).toMatchObject({ id: person.id, role: 'User' })
    expect(await sessionsOf(body.token)).toMatchObject([{ isThis: true }])
    expect((await me(others)).status).toBe(200)
    expect((await newDevices(person.id)).length).toBe(2)
  })

  test('is named in its token beside what the specification has there', async () => {
    const { token } = await logIn(await account())
    expect(Object.keys(decodeJwt(token)).sort()).toEqual(['epoch', 'exp', 'iat', 'role', 'sid', 'userId'])
  })
})

describe('a new device', () => {
  test('is an event; one that logged in before, and the one that registered, is none', async () => {
    const person = await account()
    const { token, cookie } = await logIn(person)
    const [session] = await sessionsOf(token)
    const told = [{ name: 'account.new_device', payload: { accountId: person.id, sessionId: session?.id } }]
    expect(await newDevices(person.id)).toEqual(told)
    await logIn(person, { cookie })
    expect(await newDevices(person.id)).toEqual(told)
    const newcomer = { username: 'sufia', email: 'sufia@example.com', password: PASSWORD }
    const { body } = await shop.call('POST /api/auth/register', { body: newcomer })
    expect(await newDevices(Number(decodeJwt(body.token).userId))).toEqual([])
  })
})

describe('when it was last seen', () => {
  test('is forgotten in an outage and said again; what else goes wrong is logged', async () => {
    const logged: unknown[] = []
    const broken = (words: string) =>
      new Proxy(shop.db, {
        get() {
          throw new Error(words)
        },
      })
    for (const words of ['Connection terminated unexpectedly', 'relation "sessions" does not exist']) {
      const seen = createSeenSessions(broken(words), { error: (line: unknown) => void logged.push(line) })
      onTestFinished(() => seen.stop())
      seen.note(1, '203.0.113.9')
    }
    await eventually(() => expect(logged).toHaveLength(1))
    expect(logged).toMatchObject([{ err: { message: 'relation "sessions" does not exist' } }])
  })

  const seenAt = async (id: number) =>
    await shop.db.selectFrom('sessions').select(['seen_at', 'network']).where('id', '=', id).executeTakeFirstOrThrow()

  test('is written beside the calls, at most every quarter of an hour', async () => {
    const id = sessionIn((await logIn(await account())).token)
    const longAgo = new Date(Date.now() - 20 * 60_000)
    const setBack = () => shop.db.updateTable('sessions').set({ seen_at: longAgo }).where('id', '=', id).execute()
    await setBack()
    const seen = createSeenSessions(shop.db, SILENT)
    onTestFinished(() => seen.stop())
    seen.note(id, '203.0.113.9')
    await eventually(async () => expect((await seenAt(id)).seen_at.getTime()).toBeGreaterThan(longAgo.getTime()))
    expect((await seenAt(id)).network).toBe('203.0.113.0/24')
    await setBack()
    seen.note(id, '203.0.113.9')
    const other = sessionIn((await logIn(await account())).token)
    await shop.db.updateTable('sessions').set({ seen_at: longAgo }).where('id', '=', other).execute()
    seen.note(other, '203.0.113.9')
    await eventually(async () => expect((await seenAt(other)).seen_at.getTime()).toBeGreaterThan(longAgo.getTime()))
    expect((await seenAt(id)).seen_at).toEqual(longAgo)
  })
})

test('what is kept of sessions goes with the account, and a month after their end', async () => {
  const person = await account()
  const kept = async () =>
    (await shop.db.selectFrom('sessions').select('id').where('account_id', '=', person.id).orderBy('id').execute()).map(
      ({ id }) => id,
    )
  const [old, recent] = [31, 29].map((days) => new Date(Date.now() - days * 86_400_000))
  const after = async (past: { expires_at?: Date; ended_at?: Date; seen_at?: Date; epoch?: number } | undefined) => {
    const id = sessionIn((await logIn(person)).token)
    await shop.db
      .updateTable('sessions')
      .set({ epoch: 1, ...past })
      .where('id', '=', id)
      .execute()
    return id
  }
  await shop.db.updateTable('users').set({ token_epoch: 1 }).where('id', '=', person.id).execute()
  const before = { epoch: 0 }
  for (const past of [{ expires_at: old }, { ended_at: old }, { ...before, seen_at: old }]) await after(past as never)
  const stay: number[] = []
  for (const past of [{}, { ended_at: recent }, { ...before, seen_at: recent }, { seen_at: old }])
    stay.push(await after(past as never))
  await deleteOldSessions(shop.db, 30)
  expect(await kept()).toEqual(stay)
  const admin = await shop.given.account('Admin')
  await shop.call('DELETE /api/users/:id', { params: { id: String(person.id) } }, admin.token)
  expect(await kept()).toEqual([])
})
