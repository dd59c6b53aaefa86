import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openTestShop, problem, type TestShop } from '../testing/shop.ts'
import { enterByCode } from './enter-by-code.ts'
import { sendCodeTo } from './one-time-secrets.ts'
import { codeIn, letSecondsPass, newPhone, recordedSecrets } from './testing/secrets.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())
afterEach(async () => {
  await shop.db.deleteFrom('rate_limits').execute()
  await shop.db.deleteFrom('outbox').execute()
  await shop.db.updateTable('settings').set({ overrides: '{}' }).execute()
})

const HOME = '203.0.113.7'
const VISITOR = { address: HOME, userAgent: '', cookies: '', setCookie: () => undefined }
const secrets = recordedSecrets('https://haat.example')
const signIn = async (account: { id: number; role: 'User' | 'Vendor' | 'Admin'; epoch: number }) => ({
  token: await shop.tokens.sign(account),
})

const send = (recipient: string, address = HOME) =>
  sendCodeTo(shop.db, secrets, { purpose: 'sign_in', recipient, accountId: null }, address)
const enter = (ticket: string, code: string) => enterByCode(shop.db, { secrets, signIn }, { ticket, code }, VISITOR)
const codeTo = (recipient: string) => codeIn(secrets.wordsTo(recipient))

/** Of an account. */
async function givenPhone(): Promise<string> {
  const phone = newPhone()
  await shop.db
    .insertInto('users')
    .values({ phone, username: null, email: null, password_hash: null, role: 'User' })
    .execute()
  return phone
}

const tomorrow = () => new Date(Date.now() + 86_400_000)

describe('codes are sent', () => {
  test('to a phone once in a minute and ten times in a day', async () => {
    const phone = newPhone()
    await send(phone)
    await expect(send(phone)).rejects.toMatchObject({
      ...problem('too_many_attempts'),
      message: expect.stringMatching(/another in (60 seconds|1 minute)/),
    })
    for (let time = 1; time < 10; time += 1) {
      await letSecondsPass(shop, 61)
      await send(phone)
    }
    await letSecondsPass(shop, 61)
    await expect(send(phone)).rejects.toThrow('Limit reached: 10 codes in 1 day')
    await letSecondsPass(shop, 24 * 3600)
    await send(phone)
  })

  test('for an address a hundred times in ten minutes that nobody used', async () => {
    await shop.db
      .insertInto('rate_limits')
      .values({ kind: 'codes_from_address', subject: `address:${HOME}`, spent: 98, window_ends_at: tomorrow() })
      .execute()
    await send(newPhone())
    const used = newPhone()
    await enter((await send(used)).ticket, codeTo(used))
    await send(newPhone())
    await expect(send(newPhone())).rejects.toThrow('from your network')
    await send(newPhone(), '198.51.100.20')
  })

  test('again ten minutes after a burst from the same address, as the refusal says', async () => {
    const answers = await Promise.allSettled(Array.from({ length: 101 }, () => send(newPhone())))
    const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []))
    expect(refused.length).toBeGreaterThan(0)
    for (const { details } of refused) expect(details.retryAfterSeconds).toBeLessThanOrEqual(600)
    await letSecondsPass(shop, 600)
    await send(newPhone())
  })

  test('for a network as often as an eighth of what is left, whichever of its addresses ask, and to whatever phones', async () => {
    const known = await Promise.all(Array.from({ length: 2 }, () => givenPhone()))
    await shop.db
      .insertInto('rate_limits')
      .values([
        { kind: 'codes_from_network', subject: 'address:203.0.113.0/24', spent: 119, window_ends_at: tomorrow() },
        { kind: 'codes_to_unknown', subject: 'shop', spent: 119, window_ends_at: tomorrow() },
      ])
      .execute()
    await send(known[0] ?? '', '203.0.113.8')
    await expect(send(known[1] ?? '', '203.0.113.9')).rejects.toThrow('from your network')
    await send(known[1] ?? '', '203.0.114.9')
  })

  test('to a phone that has an account when crowds have had all that others may have', async () => {
    const known = await givenPhone()
    await shop.db
      .insertInto('rate_limits')
      .values({ kind: 'codes_to_unknown', subject: 'shop', spent: 1_000, window_ends_at: tomorrow() })
      .execute()
    await expect(send(newPhone())).rejects.toThrow('We cannot send more codes right now')
    await send(known)
  })

  test('to whoever comes after twenty addresses of as many networks have asked for a hundred each', async () => {
    const crowd = Array.from({ length: 2_000 }, (_, at) => send(newPhone(), `198.18.${at % 20}.7`))
    const answers = await Promise.allSettled(crowd)
    const had = answers.filter(({ status }) => status === 'fulfilled').length
    expect(had).toBeLessThan(1_000)
    await send(newPhone())
    await send(await givenPhone())
  })

  test('to a device that has logged in to the phone’s account, whatever its neighbours have asked for', async () => {
    const phone = await givenPhone()
    await shop.db
      .insertInto('rate_limits')
      .values({ kind: 'codes_from_address', subject: `address:${HOME}`, spent: 100, window_ends_at: tomorrow() })
      .execute()
    const asked = { purpose: 'sign_in' as const, recipient: phone, accountId: null }
    await expect(sendCodeTo(shop.db, secrets, asked, HOME)).rejects.toThrow('from your network')
    await sendCodeTo(shop.db, secrets, { ...asked, device: randomUUID() }, HOME)
  })

  test('two thousand times in a day in all: who lets a shop pay for SMS is stopped there', async () => {
    await shop.db
      .insertInto('rate_limits')
      .values({ kind: 'codes_by_sms', subject: 'shop', spent: 1_999, window_ends_at: tomorrow() })
      .execute()
    await send(newPhone())
    await expect(send(newPhone(), '198.51.100.21')).rejects.toThrow('We cannot send more codes right now')
  })

  test('as often as a setting says; admins are warned once before', async () => {
    const setTo = (smsCodesADay: number) =>
      shop.db
        .updateTable('settings')
        .set({ overrides: JSON.stringify({ smsCodesADay }) })
        .execute()
    const warnings = async () =>
      (await shop.db.selectFrom('outbox').select('payload').where('name', '=', 'sms.nearly_spent').execute()).map(
        ({ payload }) => payload,
      )
    await setTo(5)
    const told: number[] = []
    for (let sent = 0; sent < 5; sent += 1) {
      await send(await givenPhone())
      told.push((await warnings()).length)
    }
    await expect(send(newPhone())).rejects.toThrow('We cannot send more codes right now')
    expect(told).toEqual([0, 0, 0, 1, 1])
    expect(await warnings()).toEqual([{ of: 'codes' }])
    await setTo(6)
    await send(await givenPhone())
    // A mail costs nothing.
    await setTo(1)
    await send('rahima@example.com')
  })

  test('no more to a phone that somebody else had ten sent to: its account logs in by its password, and resets it by mail', async () => {
    const account = { username: 'salma', email: 'salma@example.com', password: 'red sari 17 rickshaw' }
    expect((await shop.call('POST /api/auth/register', { body: account })).status).toBe(200)
    const phone = newPhone()
    await shop.db.updateTable('users').set({ phone }).where('username', '=', account.username).execute()
    for (let time = 0; time < 10; time += 1) {
      await send(phone, '198.51.100.66')
      await letSecondsPass(shop, 61)
    }
    await expect(send(phone)).rejects.toThrow('or log in with your password')
    const login = await shop.call('POST /api/auth/login', { body: account })
    expect(login.status).toBe(200)
    const reset = await shop.call('POST /api/auth/forgot-password', { body: { to: account.email } })
    expect(reset.status).toBe(200)
  })

  test('with the same answer whoever has an account, and no more work', async () => {
    const known = newPhone()
    await enter((await send(known)).ticket, codeTo(known))
    await letSecondsPass(shop, 61)
    const ask = async (phone: string) => {
      const { status, body } = await shop.call('POST /api/auth/codes', { body: { phone } })
      return { status, ...body, ticket: typeof body.ticket }
    }
    expect(await ask(known)).toEqual(await ask(newPhone()))
  })
})
