import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { codesJobs } from '../codes/codes.jobs.ts'
import { codeIn, newPhone, recordedSecrets } from '../codes/testing/secrets.ts'
import { runTestJobs } from '../testing/jobs.ts'
import { openTestShop, problem, type TestShop } from '../testing/shop.ts'
import { eventually } from '../testing/waiting.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())
afterEach(() => shop.db.deleteFrom('rate_limits').execute())

const STRANGERS_PASSWORD = 'the strangers own one'
const OWNERS_PASSWORD = 'nakshi kantha 1971'
const byLink = recordedSecrets('https://haat.example')

let made = 0
/** Registered by somebody who cannot read its mail. */
async function givenTakenEmail() {
  made += 1
  const named = { username: `squatter${made}`, email: `rahima${made}@example.com` }
  const { body } = await shop.call('POST /api/auth/register', { body: { ...named, password: STRANGERS_PASSWORD } })
  const { body: me } = await shop.call('GET /api/auth/me', {}, body.token)
  return { ...named, id: me.id as number, token: body.token as string }
}

async function wordsTo(phone: string): Promise<string> {
  const { text } = await shop.db
    .selectFrom('messages')
    .select('plain_text as text')
    .where('to_phone', '=', phone)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return text ?? ''
}

async function addPhone(token: string, phone: string, password = STRANGERS_PASSWORD) {
  const { body } = await shop.call('POST /api/auth/contact', { body: { phone, password } }, token)
  const confirmed = { ticket: body.ticket, code: codeIn(await wordsTo(phone)) }
  expect((await shop.call('PUT /api/auth/contact', { body: confirmed }, token)).status).toBe(200)
}

async function enterBy(phone: string) {
  await shop.db.deleteFrom('rate_limits').execute()
  const { body } = await shop.call('POST /api/auth/codes', { body: { phone } })
  const entered = { ticket: body.ticket, code: codeIn(await wordsTo(phone)) }
  return (await shop.call('POST /api/auth/codes/enter', { body: entered })).body.token as string
}

const ADDRESS = {
  label: 'Home',
  name: 'Somebody',
  phone: '01711111111',
  addressLine: 'Door that is watched 1',
  landmark: '',
  division: '',
  district: '',
  upazila: '',
  city: 'Dhaka',
}

/** By the link in their mail, as its owner. */
async function resetBy(email: string) {
  await shop.db.deleteFrom('rate_limits').execute()
  await runTestJobs(shop, { serve: (serve) => codesJobs(serve, byLink) })
  const before = byLink.sent.length
  await shop.call('POST /api/auth/forgot-password', { body: { to: email } })
  await eventually(() => expect(byLink.sent.length).toBe(before + 1))
  const [, ticket = '', code = ''] = /\/reset-password#([\w-]{36})\.([\w-]{43})/.exec(byLink.wordsTo(email)) ?? []
  return await shop.call('POST /api/auth/reset-password', { body: { ticket, code, newPassword: OWNERS_PASSWORD } })
}

const logIn = (username: string) => shop.call('POST /api/auth/login', { body: { username, password: OWNERS_PASSWORD } })

const givenSecondStep = (accountId: number) =>
  shop.db
    .insertInto('totp_secrets')
    .values({ account_id: accountId, sealed: Buffer.from('sealed'), confirmed_at: new Date() })
    .execute()

describe('whoever first shows that an email is theirs', () => {
  test('has the account without the phone that a stranger added to it', async () => {
    const { id, email, token } = await givenTakenEmail()
    const phone = newPhone()
    await addPhone(token, phone)
    const answer = await resetBy(email)
    expect(answer).toMatchObject({ status: 200, body: { message: expect.stringContaining('confirmed as yours') } })
    const { body } = await shop.call('GET /api/auth/me', {}, await enterBy(phone))
    expect(body.id).not.toBe(id)
  })

  test('is asked for no second step that a stranger turned on', async () => {
    const { id, email } = await givenTakenEmail()
    await givenSecondStep(id)
    await resetBy(email)
    expect(await logIn(email)).toMatchObject({ status: 200, body: { token: expect.any(String) } })
  })

  test('finds no address that a stranger saved, and the stranger’s sessions are over', async () => {
    const { email, token } = await givenTakenEmail()
    expect((await shop.call('POST /api/account/addresses', { body: ADDRESS }, token)).status).toBe(201)
    await resetBy(email)
    const { body } = await logIn(email)
    expect((await shop.call('GET /api/account/addresses', {}, body.token)).body).toEqual({ addresses: [] })
    expect(await shop.call('GET /api/auth/me', {}, token)).toMatchObject({
      status: 401,
      body: problem('session_ended'),
    })
  })

  test('is not undone by what a stranger was sent to an earlier phone', async () => {
    const { id, email, token } = await givenTakenEmail()
    const first = newPhone()
    await addPhone(token, first)
    await shop.db.deleteFrom('rate_limits').execute()
    await addPhone(token, newPhone())
    const [code = ''] = /[2-9A-HJ-NP-Z]{4}(-[2-9A-HJ-NP-Z]{4}){3}/.exec(await wordsTo(first)) ?? []
    expect(code).not.toBe('')
    await resetBy(email)
    expect(await shop.call('POST /api/auth/undo-contact', { body: { code } })).toMatchObject({
      body: problem('invalid_code'),
    })
    expect(await shop.db.selectFrom('users').select('phone').where('id', '=', id).executeTakeFirst()).toEqual({
      phone: null,
    })
  })
})

describe('what an owner keeps', () => {
  test('is all that was added since the email was shown to be theirs', async () => {
    const { id, email } = await givenTakenEmail()
    await resetBy(email)
    const { body } = await logIn(email)
    const phone = newPhone()
    await addPhone(body.token, phone, OWNERS_PASSWORD)
    await shop.call('POST /api/account/addresses', { body: ADDRESS }, body.token)
    const again = await resetBy(email)
    expect(again.body.message).not.toContain('first time')
    const { body: later } = await shop.call('GET /api/account/addresses', {}, await enterBy(phone))
    expect(later.addresses).toHaveLength(1)
    expect(id).toBeGreaterThan(0)
  })

  test('is said to nobody who had nothing added', async () => {
    const { email } = await givenTakenEmail()
    expect((await resetBy(email)).body.message).not.toContain('first time')
  })
})
