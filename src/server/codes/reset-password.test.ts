import { decodeJwt } from 'jose'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { hashPassword, isPassword } from '../auth/passwords.ts'
import { runTestJobs } from '../testing/jobs.ts'
import { openTestShop, problem, type TestShop } from '../testing/shop.ts'
import { eventually } from '../testing/waiting.ts'
import { codesJobs } from './codes.jobs.ts'
import { requestReset } from './request-reset.ts'
import { resetPassword } from './reset-password.ts'
import { codeIn, letSecondsPass, newPhone, recordedSecrets } from './testing/secrets.ts'
import { writeReset } from './write-reset.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())
afterEach(() => shop.db.deleteFrom('rate_limits').execute())

const HOME = '203.0.113.7'
const NEW = 'nakshi kantha 1971'
const byLink = recordedSecrets('https://haat.example')
const byCode = recordedSecrets()

async function givenAccount() {
  const account = await shop.given.account()
  const phone = newPhone()
  const passwordHash = await hashPassword('a long enough one')
  await shop.db.updateTable('users').set({ phone, password_hash: passwordHash }).where('id', '=', account.id).execute()
  return { ...account, phone }
}

/** What its job does is done at once. */
async function ask(to: string, secrets = byLink) {
  const asked = await requestReset(shop.db, secrets, to, { address: HOME })
  await writeReset(shop.db, secrets, asked.ticket)
  return asked
}

async function linkTo(email: string) {
  await ask(email)
  const [, ticket = '', code = ''] = /\/reset-password#([\w-]{36})\.([\w-]{43})/.exec(byLink.wordsTo(email)) ?? []
  return { ticket, code }
}

const reset = (link: { ticket: string; code: string }, newPassword = NEW) =>
  resetPassword(shop.db, byLink, { ...link, newPassword }, HOME)
const me = (token: string) => shop.call('GET /api/auth/me', {}, token)
const passwordOf = async (id: number) =>
  (await shop.db.selectFrom('users').select('password_hash').where('id', '=', id).executeTakeFirst())?.password_hash

test('who has a phone logs in by it and a password, in any writing, before whoever chose its digits for a username', async () => {
  const { phone, id } = await givenAccount()
  await shop.db
    .updateTable('users')
    .set({ username: phone })
    .where('id', '=', (await shop.given.account()).id)
    .execute()
  for (const username of [phone, `+88${phone}`, `${phone.slice(0, 5)}-${phone.slice(5)}`]) {
    const body = { username, password: 'a long enough one' }
    const answer = await shop.call('POST /api/auth/login', { body })
    expect(decodeJwt(answer.body.token).userId).toBe(id)
  }
})

describe('a forgotten password', () => {
  test('is set anew by the link in a mail, and every session ends', async () => {
    const { id, email, token } = await givenAccount()
    expect((await me(token)).status).toBe(200)
    await reset(await linkTo(email))
    expect(await isPassword(NEW, await passwordOf(id))).toBe(true)
    expect(await me(token)).toMatchObject({ status: 401, body: problem('session_ended') })
  })

  test('is set anew by the code in an SMS, also where the account never had one', async () => {
    const phone = newPhone()
    const { id } = await shop.db
      .insertInto('users')
      .values({ phone, username: null, email: null, password_hash: null, role: 'User' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { ticket, isLink, validSeconds } = await ask(phone)
    expect([isLink, validSeconds]).toEqual([false, 1800])
    await reset({ ticket, code: codeIn(byLink.wordsTo(phone)) })
    expect(await isPassword(NEW, await passwordOf(id))).toBe(true)
  })

  test('is set anew by a code in a mail, where the shop does not know its own address', async () => {
    const { id, email } = await givenAccount()
    const { ticket, isLink } = await ask(email, byCode)
    expect(isLink).toBe(false)
    await reset({ ticket, code: codeIn(byCode.wordsTo(email)) })
    expect(await isPassword(NEW, await passwordOf(id))).toBe(true)
  })
})

describe('a link or code to reset with is refused', () => {
  test('that was used, also by two at the same moment', async () => {
    const { email } = await givenAccount()
    const link = await linkTo(email)
    const both = await Promise.allSettled([reset(link), reset(link)])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await expect(reset(link)).rejects.toMatchObject(problem('invalid_code'))
  })

  test('that is older than half an hour', async () => {
    const { email } = await givenAccount()
    const link = await linkTo(email)
    await letSecondsPass(shop, 1801)
    await expect(reset(link)).rejects.toMatchObject(problem('invalid_code'))
  })

  test('once another one was used', async () => {
    const { email } = await givenAccount()
    const first = await linkTo(email)
    await letSecondsPass(shop, 61)
    await reset(await linkTo(email))
    await expect(reset(first)).rejects.toMatchObject(problem('invalid_code'))
  })

  test('that is wrong, five times; then the right one too', async () => {
    const { email } = await givenAccount()
    const link = await linkTo(email)
    for (let time = 0; time < 5; time += 1)
      await expect(reset({ ...link, code: '123456' })).rejects.toMatchObject(problem('invalid_code'))
    await expect(reset(link)).rejects.toMatchObject(problem('invalid_code'))
  })

  test('of an account that was deactivated meanwhile', async () => {
    const { id, email } = await givenAccount()
    const link = await linkTo(email)
    await shop.db.updateTable('users').set({ is_active: false }).where('id', '=', id).execute()
    await expect(reset(link)).rejects.toMatchObject(problem('invalid_code'))
  })
})

test('a weak password is refused at its field as often as one likes, and the link stays good', async () => {
  const { email } = await givenAccount()
  const link = await linkTo(email)
  for (let time = 0; time < 6; time += 1)
    await expect(reset(link, 'password1')).rejects.toMatchObject({
      ...problem('invalid_request'),
      details: { fields: { newPassword: expect.any(String) } },
    })
  await reset(link)
})

test('what was asked for over the wire is sent by a job', async () => {
  await runTestJobs(shop, { serve: (serve) => codesJobs(serve, byLink) })
  const { email } = await givenAccount()
  await shop.call('POST /api/auth/forgot-password', { body: { to: email } })
  await eventually(() => expect(byLink.wordsTo(email)).toContain('/reset-password#'))
})

test('nobody is told who has an account: the same answer, and the same rows written before it', async () => {
  const { email, phone } = await givenAccount()
  const traces = async (to: string) => {
    const { status, body } = await shop.call('POST /api/auth/forgot-password', { body: { to } })
    const row = await shop.db
      .selectFrom('one_time_secrets')
      .select(['account_id', 'secret_hash', 'tries'])
      .where('ticket', '=', body.ticket)
      .executeTakeFirst()
    return { status, ...body, ticket: '', row }
  }
  expect(await traces(email)).toEqual(await traces('nobody@example.com'))
  expect(await traces(phone)).toEqual(await traces(newPhone()))
  const before = byLink.sent.length
  await ask('nobody-else@example.com')
  await ask(newPhone())
  expect(byLink.sent).toHaveLength(before)
})

test('a mail goes to the address that the account has, not to one that looks alike', async () => {
  const { email } = await givenAccount()
  await ask(email.toUpperCase())
  expect(byLink.sent.at(-1)?.to).toEqual({ email })
})

test('over the wire: what is neither a phone nor an email is refused at its field, and a link that is nobody’s', async () => {
  const asked = await shop.call('POST /api/auth/forgot-password', { body: { to: 'rahima' } })
  expect(asked).toMatchObject({ status: 400, body: { fields: { to: 'Enter a phone number or an email.' } } })
  const body = { ticket: '5e8b8f0e-1f5f-4a53-9d9a-0a4b6d8f4f11', code: 'x'.repeat(43), newPassword: NEW }
  expect(await shop.call('POST /api/auth/reset-password', { body })).toMatchObject({
    status: 400,
    body: problem('invalid_code'),
  })
})
