import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { transact } from '../platform/database/db.ts'
import { type Answer, openTestShop, problem, type TestShop } from '../testing/shop.ts'
import { untilSomebodyWaits } from '../testing/waiting.ts'
import { insertFailure, lockGuesses } from './guesses.queries.ts'

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
const HOME = '203.0.113.7'
const ATTACKER = '198.51.100.20'
let made = 0
interface Shopper {
  id: number
  username: string
  email: string
  /** What their browser keeps. */
  cookie: string
}
async function shopper(): Promise<Shopper> {
  made += 1
  const name = { username: `Shopper${made}`, email: `Shopper${made}@Example.com` }
  const asked = { body: { ...name, password: PASSWORD }, headers: { 'x-forwarded-for': HOME } }
  const answer = await shop.call('POST /api/auth/register', asked as never)
  const { body } = await shop.call('GET /api/auth/me', {}, answer.body.token)
  return { id: body.id, ...name, cookie: cookieOf(answer) }
}
const cookieOf = ({ headers }: Answer) =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
const logIn = (username: string, password: string, from: { address?: string; cookie?: string } = {}) => {
  const headers = { 'x-forwarded-for': from.address ?? HOME, ...(from.cookie ? { cookie: from.cookie } : {}) }
  return shop.call('POST /api/auth/login', { body: { username, password }, headers } as never)
}
const guess = async (times: number, username: string, from = {}) => {
  for (let time = 0; time < times; time += 1) await logIn(username, 'a wrong guess', from)
}
const expectClosed = (answer: Answer, atMostSeconds: number) => {
  expect(answer).toMatchObject({ status: 429, body: problem('too_many_attempts') })
  const retryAfter = Number(answer.headers.get('retry-after'))
  expect(retryAfter).toBeGreaterThan(0)
  expect(retryAfter).toBeLessThanOrEqual(atMostSeconds)
}
const NETWORKS = (at: number) => `100.64.${at}.0/24`
const storeFailures = (account: number | string, count: number, network: (at: number) => string) =>
  shop.db
    .insertInto('login_failures')
    .values(
      Array.from({ length: count }, (_, at) => ({ account: String(account), network: network(at), device: null })),
    )
    .execute()
const letPass = (seconds: number) =>
  shop.db
    .updateTable('login_failures')
    .set({ failed_at: sql<Date>`failed_at - make_interval(secs => ${seconds})` })
    .execute()

describe('ten failures of one network at one account', () => {
  test('close that pair for a while, also to the password, by both names, and say how long; others go on', async () => {
    const victim = await shopper()
    const other = await shopper()
    await guess(5, victim.username, { address: ATTACKER })
    await guess(5, victim.email.toUpperCase(), { address: '198.51.100.99' })
    for (const name of [victim.username, victim.email])
      expectClosed(await logIn(name, PASSWORD, { address: ATTACKER }), 15 * 60)
    expect((await logIn(victim.username, PASSWORD, { address: ATTACKER })).body.message).toBe(
      'Too many attempts. Please try again in 15 minutes.',
    )
    expect((await logIn(other.username, PASSWORD, { address: ATTACKER })).status).toBe(200)
  })

  test('lock nobody out: the account opens from anywhere else', async () => {
    const victim = await shopper()
    await guess(10, victim.username, { address: ATTACKER })
    expect((await logIn(victim.username, PASSWORD, { address: HOME })).status).toBe(200)
  })

  test('of IPv6 are those of one /48', async () => {
    const { username } = await shopper()
    for (let at = 0; at < 10; at += 1) await guess(1, username, { address: `2001:db8:7:${at}::1` })
    expectClosed(await logIn(username, PASSWORD, { address: '2001:db8:7:ffff::9' }), 15 * 60)
    expect((await logIn(username, PASSWORD, { address: '2001:db8:8::1' })).status).toBe(200)
  })

  test('count for a name that nobody has in the same way', async () => {
    await guess(10, 'nobody-has-this-one')
    expectClosed(await logIn('Nobody-has-this-one', PASSWORD), 15 * 60)
  })

  test('are ten, also where thirty are sent at the same moment', async () => {
    const { username } = await shopper()
    const answers: Answer[] = []
    while (answers.length < 30)
      answers.push(...(await Promise.all(Array.from({ length: 6 }, () => logIn(username, 'a wrong guess')))))
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10)
  })

  test('are nine and forgiven where the right password comes before the tenth', async () => {
    const { username } = await shopper()
    await guess(9, username)
    expect((await logIn(username, PASSWORD)).status).toBe(200)
    await guess(9, username)
    expect((await logIn(username, PASSWORD)).status).toBe(200)
  })

  test('are forgotten a quarter of an hour later', async () => {
    const { username } = await shopper()
    await guess(10, username)
    await letPass(14 * 60)
    expectClosed(await logIn(username, PASSWORD), 60)
    await letPass(2 * 60)
    expect((await logIn(username, PASSWORD)).status).toBe(200)
    await guess(1, 'somebody else')
    const kept = await shop.db.selectFrom('login_failures').select('account').execute()
    expect(kept).toEqual([{ account: '"somebody else"' }])
  })

  test('take turns, whichever processes they come to', async () => {
    const elsewhere = { account: '"guessed at elsewhere"', network: '203.0.113.0/24', device: null }
    let here: ReturnType<typeof logIn> | undefined
    await transact(shop.db, async (tx) => {
      await lockGuesses(tx, elsewhere)
      here = logIn('guessed at elsewhere', 'a guess')
      await untilSomebodyWaits(shop)
      for (let time = 0; time < 10; time += 1) await insertFailure(tx, elsewhere)
    })
    expect((await here)?.status).toBe(429)
  })
})

describe('an account that is tried from many networks', () => {
  test.each([
    [5, 0],
    [6, 1],
    [8, 4],
    [12, 60],
    [400, 60],
  ])('from %i of them asks of unknown devices for a pause of %i s since the last failure', async (networks, pause) => {
    const { id, username } = await shopper()
    await storeFailures(id, networks, NETWORKS)
    const answer = await logIn(username, PASSWORD)
    if (pause === 0) return expect(answer.status).toBe(200)
    expectClosed(answer, pause)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(pause / 2)
    await letPass(pause + 1)
    expect((await logIn(username, PASSWORD)).status).toBe(200)
  })

  test('asks it of the guesses too, and not of other accounts', async () => {
    const { id, username } = await shopper()
    const other = await shopper()
    await storeFailures(id, 40, NETWORKS)
    expectClosed(await logIn(username, 'a guess', { address: ATTACKER }), 60)
    expect((await logIn(other.username, PASSWORD)).status).toBe(200)
  })

  test('lets a device in that logged in before, from wherever', async () => {
    const { id, username, cookie } = await shopper()
    await storeFailures(id, 400, NETWORKS)
    await guess(10, username, { address: ATTACKER })
    expect((await logIn(username, PASSWORD, { cookie })).status).toBe(200)
    expect((await logIn(username, PASSWORD, { cookie, address: ATTACKER })).status).toBe(200)
  })
})

describe('a device that logged in before', () => {
  test('has a count of ten of its own', async () => {
    const { username, cookie } = await shopper()
    await guess(9, username, { cookie })
    expect((await logIn(username, PASSWORD, { cookie })).status).toBe(200)
    await guess(10, username, { cookie, address: ATTACKER })
    expectClosed(await logIn(username, PASSWORD, { cookie }), 15 * 60)
    expect((await logIn(username, PASSWORD)).status).toBe(200)
  })

  test('is known by a cookie that no script reads, for logins alone, and behind TLS never without it', async () => {
    const { id, username } = await shopper()
    const headers = { 'x-forwarded-for': HOME, 'x-forwarded-proto': 'https' }
    const asked = { body: { username, password: PASSWORD }, headers }
    const [plain, byTls] = [
      (await logIn(username, PASSWORD)).headers.getSetCookie(),
      (await shop.call('POST /api/auth/login', asked as never)).headers.getSetCookie(),
    ]
    const rest = /^haat-device-(\d+)=[\w.-]+; Max-Age=15552000; Path=\/api\/auth; HttpOnly; SameSite=Lax(; Secure)?$/
    expect(plain.map((cookie) => rest.exec(cookie)?.slice(1))).toEqual([[String(id), undefined]])
    expect(byTls.map((cookie) => rest.exec(cookie)?.slice(1))).toEqual([[String(id), '; Secure']])
  })

  test('is known to its own account alone, and only by the shop’s own word', async () => {
    const victim = await shopper()
    const stranger = await shopper()
    await storeFailures(victim.id, 400, NETWORKS)
    const renamed = stranger.cookie.replace(`-${stranger.id}=`, `-${victim.id}=`)
    const tampered = victim.cookie.replace(/=./, (start) => (start === '=0' ? '=1' : '=0'))
    for (const cookie of [stranger.cookie, renamed, tampered, `haat-device-${victim.id}=`, ''])
      expectClosed(await logIn(victim.username, PASSWORD, { cookie }), 60)
    expect((await logIn(victim.username, PASSWORD, { cookie: victim.cookie })).status).toBe(200)
  })

  test('is strange again once all sessions were ended, and known anew with the next login', async () => {
    const { id, username, cookie } = await shopper()
    const { body } = await logIn(username, PASSWORD)
    await shop.call('POST /api/auth/end-sessions', {}, body.token)
    await storeFailures(id, 400, NETWORKS)
    expectClosed(await logIn(username, PASSWORD, { cookie }), 60)
    await letPass(61)
    const anew = cookieOf(await logIn(username, PASSWORD))
    await storeFailures(id, 400, NETWORKS)
    expect((await logIn(username, PASSWORD, { cookie: anew })).status).toBe(200)
  })

  test('of a whole bazaar keeps the twenty accounts it was used for last', async () => {
    const { username } = await shopper()
    const old = Array.from(
      { length: 25 },
      (_, at) => `haat-device-${900 + at}=${'d'.repeat(36)}.${1000 + at}.${'s'.repeat(43)}`,
    )
    const forgotten = (await logIn(username, PASSWORD, { cookie: old.join('; ') })).headers
      .getSetCookie()
      .filter((cookie) => cookie.includes('=; Max-Age=0;'))
    expect(forgotten.map((cookie) => cookie.split('=')[0]).toSorted()).toEqual(
      [900, 901, 902, 903, 904, 905].map((id) => `haat-device-${id}`),
    )
  })
})

describe('a network', () => {
  const name = (at: number) => `"somebody ${at}"`
  const from = () => '203.0.113.0/24'
  const failAt = async (accounts: number, each = 1) => {
    for (let at = 0; at < accounts; at += 1) await storeFailures(name(at), each, from)
  }

  test('is closed by failures at fifty different accounts, whoever it asks for, but not to known devices', async () => {
    const { username, cookie } = await shopper()
    await failAt(49)
    await guess(1, 'the fiftieth', { address: '203.0.113.99' })
    expectClosed(await logIn(username, PASSWORD), 15 * 60)
    expectClosed(await logIn('nobody', PASSWORD), 15 * 60)
    expect((await logIn(username, PASSWORD, { cookie })).status).toBe(200)
    expect((await logIn(username, PASSWORD, { address: ATTACKER })).status).toBe(200)
  })

  test('of thousands who share an address is not closed by a few who mistype often', async () => {
    const { username } = await shopper()
    await failAt(20, 9)
    expect((await logIn(username, PASSWORD)).status).toBe(200)
  })
})
