import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { TestShop } from '../testing/shop.ts'
import { expectClosed, letPass, NETWORKS, storeFailures } from './testing/failures.ts'
import {
  cookieOf,
  ELSEWHERE,
  forgetAttempts,
  givenShopper,
  guess,
  HOME,
  logIn,
  openLoginShop,
  PASSWORD,
} from './testing/logins.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openLoginShop()
})
afterAll(() => shop.close())
afterEach(() => forgetAttempts(shop))

describe('a device that logged in before', () => {
  test('has a count of ten of its own', async () => {
    const { username, cookie } = await givenShopper(shop)
    await guess(shop, 9, username, { cookie })
    expect((await logIn(shop, username, PASSWORD, { cookie })).status).toBe(200)
    await guess(shop, 10, username, { cookie, address: ELSEWHERE })
    expectClosed(await logIn(shop, username, PASSWORD, { cookie }), 15 * 60)
    expect((await logIn(shop, username, PASSWORD)).status).toBe(200)
  })

  test('is known by a cookie that no script reads, for calls alone, and behind TLS never without it', async () => {
    const { id, username } = await givenShopper(shop)
    const headers = { 'x-forwarded-for': HOME, 'x-forwarded-proto': 'https' }
    const asked = { body: { username, password: PASSWORD }, headers }
    const [plain, byTls] = [
      (await logIn(shop, username, PASSWORD)).headers.getSetCookie(),
      (await shop.call('POST /api/auth/login', asked as never)).headers.getSetCookie(),
    ]
    const rest = /^haat-device-(\d+)=[\w.-]+; Max-Age=15552000; Path=\/api; HttpOnly; SameSite=Lax(; Secure)?$/
    expect(plain.map((cookie) => rest.exec(cookie)?.slice(1))).toEqual([[String(id), undefined]])
    expect(byTls.map((cookie) => rest.exec(cookie)?.slice(1))).toEqual([[String(id), '; Secure']])
  })

  test('is known behind the login, too: while others guess, its owner shows the password once more', async () => {
    const { id, username, cookie } = await givenShopper(shop)
    const { body } = await logIn(shop, username, PASSWORD, { cookie })
    await storeFailures(shop, id, 400, NETWORKS)
    const begin = (headers: Record<string, string>) =>
      shop.request('POST', '/api/account/totp', {
        body: JSON.stringify({ password: PASSWORD }),
        headers: { 'content-type': 'application/json', authorization: `Bearer ${body.token}`, ...headers },
      })
    expect((await begin({})).status).toBe(429)
    const path = /Path=([^;]+);/.exec(
      (await logIn(shop, username, PASSWORD, { cookie })).headers.getSetCookie()[0] ?? '',
    )
    expect('/api/account/totp'.startsWith(`${path?.[1]}/`)).toBe(true)
    expect((await begin({ cookie })).status).toBe(200)
  })

  test('loses the cookie of the narrower path from before, which would hide the one of now', async () => {
    const { id, username, cookie } = await givenShopper(shop)
    const set = async (headers: { cookie?: string }) =>
      (await logIn(shop, username, PASSWORD, headers)).headers.getSetCookie().map((header) => header.slice(0, 60))
    expect(await set({})).toHaveLength(1)
    expect(await set({ cookie })).toEqual([
      expect.stringMatching(`^haat-device-${id}=.{40}`),
      expect.stringMatching(`^haat-device-${id}=; Max-Age=0; Path=/api/auth;`),
    ])
  })

  test('is known to its own account alone, and only by the shop’s own word', async () => {
    const victim = await givenShopper(shop)
    const stranger = await givenShopper(shop)
    await storeFailures(shop, victim.id, 400, NETWORKS)
    const renamed = stranger.cookie.replace(`-${stranger.id}=`, `-${victim.id}=`)
    const tampered = victim.cookie.replace(/=./, (start) => (start === '=0' ? '=1' : '=0'))
    for (const cookie of [stranger.cookie, renamed, tampered, `haat-device-${victim.id}=`, ''])
      expectClosed(await logIn(shop, victim.username, PASSWORD, { cookie }), 60)
    expect((await logIn(shop, victim.username, PASSWORD, { cookie: victim.cookie })).status).toBe(200)
  })

  test('is strange again once all sessions were ended, and known anew with the next login', async () => {
    const { id, username, cookie } = await givenShopper(shop)
    const { body } = await logIn(shop, username, PASSWORD)
    await shop.call('POST /api/auth/end-sessions', {}, body.token)
    await storeFailures(shop, id, 400, NETWORKS)
    expectClosed(await logIn(shop, username, PASSWORD, { cookie }), 60)
    await letPass(shop, 61)
    const anew = cookieOf(await logIn(shop, username, PASSWORD))
    await storeFailures(shop, id, 400, NETWORKS)
    expect((await logIn(shop, username, PASSWORD, { cookie: anew })).status).toBe(200)
  })

  test('of a whole bazaar keeps the twenty accounts it was used for last', async () => {
    const { username } = await givenShopper(shop)
    const old = Array.from(
      { length: 25 },
      (_, at) => `haat-device-${900 + at}=${'d'.repeat(36)}.${1000 + at}.${'s'.repeat(43)}`,
    )
    const forgotten = (await logIn(shop, username, PASSWORD, { cookie: old.join('; ') })).headers
      .getSetCookie()
      .filter((cookie) => cookie.includes('=; Max-Age=0; Path=/api;'))
    expect(forgotten.map((cookie) => cookie.split('=')[0]).toSorted()).toEqual(
      [900, 901, 902, 903, 904, 905].map((id) => `haat-device-${id}`),
    )
  })
})
