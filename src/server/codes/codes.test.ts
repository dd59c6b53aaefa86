import { randomUUID } from 'node:crypto'
import { decodeJwt } from 'jose'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openTestShop, problem, type TestShop } from '../testing/shop.ts'
import { enterByCode } from './enter-by-code.ts'
import { sendCodeTo } from './one-time-secrets.ts'
import { codeIn, givenSecret, letSecondsPass, newPhone, recordedSecrets } from './testing/secrets.ts'

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
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

describe('a phone and its code', () => {
  test('register a customer who is new, and let in the same account the next time', async () => {
    const phone = newPhone()
    const first = await enter((await send(phone)).ticket, codeTo(phone))
    const { userId, role } = decodeJwt(first.token)
    expect(role).toBe('User')
    await letSecondsPass(shop, 61)
    const again = await enter((await send(phone)).ticket, codeTo(phone))
    expect(decodeJwt(again.token).userId).toBe(userId)
    const me = await shop.call('GET /api/auth/me', {}, again.token)
    expect(me.body).toEqual({
      id: userId,
      username: null,
      name: null,
      email: '',
      phone,
      role: 'User',
      hasPassword: false,
    })
  })

  test('have the code in the last line as WebOTP reads it, where the shop knows its address', async () => {
    const phone = newPhone()
    await send(phone)
    expect(secrets.wordsTo(phone)).toMatch(/^(\d{6}) is your Haat code, .*\n\n@haat\.example #\1$/s)
    const unknown = recordedSecrets()
    await letSecondsPass(shop, 61)
    await sendCodeTo(shop.db, unknown, { purpose: 'sign_in', recipient: phone, accountId: null }, HOME)
    expect(unknown.wordsTo(phone)).not.toContain('@')
  })

  test('are one phone in any writing', async () => {
    const writings = ['01755 000000', '+880 1755-000000', '০১৭৫৫০০০০০০', '8801755000000', '1755000000']
    const ids = new Set<unknown>()
    for (const phone of writings) {
      const { status, body } = await shop.call('POST /api/auth/codes', { body: { phone } })
      expect(status).toBe(200)
      const row = await shop.db
        .selectFrom('one_time_secrets')
        .select('recipient')
        .where('ticket', '=', body.ticket)
        .executeTakeFirst()
      ids.add(row?.recipient)
      await letSecondsPass(shop, 61)
    }
    expect([...ids]).toEqual(['01755000000'])
  })

  test('leave nothing in the table that says the code', async () => {
    const phone = newPhone()
    const { ticket } = await send(phone)
    const row = await shop.db
      .selectFrom('one_time_secrets')
      .selectAll()
      .where('ticket', '=', ticket)
      .executeTakeFirstOrThrow()
    const code = codeTo(phone)
    expect(code).toMatch(/^\d{6}$/)
    expect(row.secret_hash?.length).toBe(32)
    expect(JSON.stringify({ ...row, hash: row.secret_hash?.toString('latin1') })).not.toContain(code)
    // The hash of one code says nothing of the same code to another phone, or for another purpose.
    const same = await givenSecret(shop, { recipient: phone, secret: code })
    const twin = await shop.db
      .selectFrom('one_time_secrets')
      .select('secret_hash')
      .where('ticket', '=', same.ticket)
      .executeTakeFirst()
    expect(twin?.secret_hash?.equals(row.secret_hash ?? Buffer.alloc(0))).toBe(false)
  })
})

test('over the wire the code is a message to the phone, and lets in', async () => {
  const phone = newPhone()
  const { body } = await shop.call('POST /api/auth/codes', { body: { phone } })
  const message = await shop.db
    .selectFrom('messages')
    .select(['way', 'subject', 'plain_text as text'])
    .where('to_phone', '=', phone)
    .executeTakeFirstOrThrow()
  const code = codeIn(message.text ?? '')
  expect(message).toMatchObject({ way: 'sms', subject: 'Your code for Haat' })
  const { status } = await shop.call('POST /api/auth/codes/enter', { body: { ticket: body.ticket, code } })
  expect(status).toBe(200)
})

describe('a code is refused', () => {
  test('that is wrong; and after five tries the right one too', async () => {
    const phone = newPhone()
    const { ticket } = await send(phone)
    for (let time = 0; time < 5; time += 1)
      await expect(enter(ticket, otherThan(codeTo(phone)))).rejects.toMatchObject(problem('invalid_code'))
    await expect(enter(ticket, codeTo(phone))).rejects.toMatchObject(problem('invalid_code'))
  })

  test('from an address with sixty wrong ones in a day, which takes no try from whoever waits for it', async () => {
    const crowded = '198.51.100.60'
    const { ticket, recipient } = await givenSecret(shop)
    const at = (address: string, given: { ticket: string; code: string }) =>
      enterByCode(shop.db, { secrets, signIn }, given, { ...VISITOR, address })
    for (let time = 0; time < 70; time += 1)
      await expect(at(crowded, { ticket: randomUUID(), code: '000000' })).rejects.toMatchObject(problem('invalid_code'))
    await expect(at(crowded, { ticket, code: '000000' })).rejects.toMatchObject(problem('invalid_code'))
    await shop.db.updateTable('rate_limits').set({ spent: 60 }).where('kind', '=', 'wrong_codes').execute()
    for (let time = 0; time < 5; time += 1)
      await expect(at(crowded, { ticket, code: '123456' })).rejects.toMatchObject(problem('too_many_attempts'))
    await at('198.51.100.61', { ticket, code: '123456' })
    const found = shop.db.selectFrom('users').select('id').where('phone', '=', recipient)
    expect(await found.execute()).toHaveLength(1)
  })

  test('that was used, also by two at the same moment', async () => {
    const phone = newPhone()
    const { ticket } = await send(phone)
    const answers = await Promise.allSettled([1, 2, 3].map(() => enter(ticket, codeTo(phone))))
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected'])
    await expect(enter(ticket, codeTo(phone))).rejects.toMatchObject(problem('invalid_code'))
  })

  test('that is three minutes old', async () => {
    const phone = newPhone()
    const { ticket, validSeconds } = await send(phone)
    expect(validSeconds).toBe(180)
    await letSecondsPass(shop, 181)
    await expect(enter(ticket, codeTo(phone))).rejects.toMatchObject(problem('invalid_code'))
  })

  test('under the ticket of another, or of another purpose', async () => {
    const [mine, theirs] = [newPhone(), newPhone()]
    const { ticket } = await send(mine)
    await send(theirs)
    if (codeTo(theirs) !== codeTo(mine))
      await expect(enter(ticket, codeTo(theirs))).rejects.toMatchObject(problem('invalid_code'))
    const reset = await givenSecret(shop, { purpose: 'reset_password' })
    await expect(enter(reset.ticket, '123456')).rejects.toMatchObject(problem('invalid_code'))
  })

  test('to a deactivated account, in the words of any other', async () => {
    const phone = newPhone()
    await shop.db
      .insertInto('users')
      .values({ phone, username: null, email: null, password_hash: null, role: 'User', is_active: false })
      .execute()
    await expect(enter((await send(phone)).ticket, codeTo(phone))).rejects.toMatchObject({
      ...problem('invalid_code'),
      details: { fields: { code: 'This code is wrong, or no longer valid.' } },
    })
  })

  test('over the wire at its field, typed in any digits', async () => {
    const { ticket } = await givenSecret(shop)
    const ask = (code: string) => shop.call('POST /api/auth/codes/enter', { body: { ticket, code } })
    expect(await ask('12345')).toMatchObject({ status: 400, body: { fields: { code: 'A code has 6 digits.' } } })
    expect(await ask('654321')).toMatchObject({
      status: 400,
      body: { ...problem('invalid_code'), fields: { code: expect.any(String) } },
    })
    expect((await ask('১২৩ ৪৫৬')).status).toBe(200)
  })
})
