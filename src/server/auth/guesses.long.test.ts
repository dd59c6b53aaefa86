import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { transact } from '../platform/database/db.ts'
import type { Answer, TestShop } from '../testing/shop.ts'
import { untilSomebodyWaits } from '../testing/waiting.ts'
import { insertFailure, lockGuesses } from './guesses.queries.ts'
import { comeLater, expectClosed, letPass, NETWORKS, storeFailures } from './testing/failures.ts'
import {
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

describe('ten failures of one network at one account', () => {
  test('close that pair for a while, also to the password, by both names, and say how long; others go on', async () => {
    const victim = await givenShopper(shop)
    const other = await givenShopper(shop)
    await guess(shop, 5, victim.username, { address: ELSEWHERE })
    await guess(shop, 5, victim.email.toUpperCase(), { address: '198.51.100.99' })
    for (const name of [victim.username, victim.email])
      expectClosed(await logIn(shop, name, PASSWORD, { address: ELSEWHERE }), 15 * 60)
    expect((await logIn(shop, victim.username, PASSWORD, { address: ELSEWHERE })).body.message).toBe(
      'Too many attempts. Please try again in 15 minutes.',
    )
    expect((await logIn(shop, other.username, PASSWORD, { address: ELSEWHERE })).status).toBe(200)
  })

  test('lock nobody out: the account opens from anywhere else', async () => {
    const victim = await givenShopper(shop)
    await guess(shop, 10, victim.username, { address: ELSEWHERE })
    expect((await logIn(shop, victim.username, PASSWORD, { address: HOME })).status).toBe(200)
  })

  test('of IPv6 are those of one /48', async () => {
    const { username } = await givenShopper(shop)
    for (let at = 0; at < 10; at += 1) await guess(shop, 1, username, { address: `2001:db8:7:${at}::1` })
    expectClosed(await logIn(shop, username, PASSWORD, { address: '2001:db8:7:ffff::9' }), 15 * 60)
    expect((await logIn(shop, username, PASSWORD, { address: '2001:db8:8::1' })).status).toBe(200)
  })

  test('count for a name that nobody has in the same way', async () => {
    await guess(shop, 10, 'nobody-has-this-one')
    expectClosed(await logIn(shop, 'Nobody-has-this-one', PASSWORD), 15 * 60)
  })

  test('are ten, also where thirty are sent at the same moment', async () => {
    const { username } = await givenShopper(shop)
    const answers: Answer[] = []
    while (answers.length < 30)
      answers.push(...(await Promise.all(Array.from({ length: 6 }, () => logIn(shop, username, 'a wrong guess')))))
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10)
  })

  test('are nine and forgiven where the right password comes before the tenth', async () => {
    const { username } = await givenShopper(shop)
    await guess(shop, 9, username)
    expect((await logIn(shop, username, PASSWORD)).status).toBe(200)
    await guess(shop, 9, username)
    expect((await logIn(shop, username, PASSWORD)).status).toBe(200)
  })

  test('are forgotten a quarter of an hour later', async () => {
    const { username } = await givenShopper(shop)
    await guess(shop, 10, username)
    await letPass(shop, 14 * 60)
    expectClosed(await logIn(shop, username, PASSWORD), 60)
    await letPass(shop, 2 * 60)
    expect((await logIn(shop, username, PASSWORD)).status).toBe(200)
    await guess(shop, 1, 'somebody else')
    const kept = await shop.db.selectFrom('login_failures').select('account').execute()
    expect(kept).toEqual([{ account: '"somebody else"' }])
  })

  test('take turns, whichever processes they come to', async () => {
    const elsewhere = { account: '"guessed at elsewhere"', network: '203.0.113.0/24', device: null }
    let here: ReturnType<typeof logIn> | undefined
    await transact(shop.db, async (tx) => {
      await lockGuesses(tx, elsewhere)
      here = logIn(shop, 'guessed at elsewhere', 'a guess')
      await untilSomebodyWaits(shop)
      for (let time = 0; time < 10; time += 1) await insertFailure(tx, elsewhere)
    })
    expect((await here)?.status).toBe(429)
  })
})

describe('an account that is tried from many networks', () => {
  const AHEAD_SECONDS = 3_600

  test.each([
    [5, 0],
    [6, 1],
    [8, 4],
    [12, 60],
    [400, 60],
  ])('from %i of them asks of unknown devices for a pause of %i s since the last failure', async (networks, pause) => {
    const { id, username } = await givenShopper(shop)
    await storeFailures(shop, id, networks, NETWORKS)
    if (pause === 0) return expect((await logIn(shop, username, PASSWORD)).status).toBe(200)
    const began = performance.now()
    // Far from over, however long a login takes here.
    await comeLater(shop, AHEAD_SECONDS)
    const answer = await logIn(shop, username, PASSWORD)
    expectClosed(answer, AHEAD_SECONDS + pause)
    const tookSeconds = (performance.now() - began) / 1_000
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(AHEAD_SECONDS + pause / 2 - tookSeconds)
    await letPass(shop, AHEAD_SECONDS + pause + 1)
    expect((await logIn(shop, username, PASSWORD)).status).toBe(200)
  })

  test('asks it of the guesses too, and not of other accounts', async () => {
    const { id, username } = await givenShopper(shop)
    const other = await givenShopper(shop)
    await storeFailures(shop, id, 40, NETWORKS)
    expectClosed(await logIn(shop, username, 'a guess', { address: ELSEWHERE }), 60)
    expect((await logIn(shop, other.username, PASSWORD)).status).toBe(200)
  })

  test('lets a device in that logged in before, from wherever', async () => {
    const { id, username, cookie } = await givenShopper(shop)
    await storeFailures(shop, id, 400, NETWORKS)
    await guess(shop, 10, username, { address: ELSEWHERE })
    expect((await logIn(shop, username, PASSWORD, { cookie })).status).toBe(200)
    expect((await logIn(shop, username, PASSWORD, { cookie, address: ELSEWHERE })).status).toBe(200)
  })
})

describe('a network', () => {
  const name = (at: number) => `"somebody ${at}"`
  const from = () => '203.0.113.0/24'
  const failAt = async (accounts: number, each = 1) => {
    for (let at = 0; at < accounts; at += 1) await storeFailures(shop, name(at), each, from)
  }

  test('is closed by failures at fifty different accounts, whoever it asks for, but not to known devices', async () => {
    const { username, cookie } = await givenShopper(shop)
    await failAt(49)
    await guess(shop, 1, 'the fiftieth', { address: '203.0.113.99' })
    expectClosed(await logIn(shop, username, PASSWORD), 15 * 60)
    expectClosed(await logIn(shop, 'nobody', PASSWORD), 15 * 60)
    expect((await logIn(shop, username, PASSWORD, { cookie })).status).toBe(200)
    expect((await logIn(shop, username, PASSWORD, { address: ELSEWHERE })).status).toBe(200)
  })

  test('of thousands who share an address is not closed by a few who mistype often', async () => {
    const { username } = await givenShopper(shop)
    await failAt(20, 9)
    expect((await logIn(shop, username, PASSWORD)).status).toBe(200)
  })
})
