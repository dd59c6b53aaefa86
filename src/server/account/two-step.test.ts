import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Role } from '#contract/auth'
import { hashPassword } from '../auth/passwords.ts'
import { auditOf } from '../testing/audit.ts'
import { type Answer, openTestShop, problem, type TestShop } from '../testing/shop.ts'
import { standingClock } from '../testing/standing-clock.ts'
import { codeOf, STEP_SECONDS, stepAt } from '../totp/totp.ts'

const PASSWORD = 'a panjabi for the feast'
const NOT_RIGHT = { code: 'invalid_request', fields: { code: 'This code is wrong, or was already used.' } }

let shop: TestShop
let passwordHash: string
beforeAll(async () => {
  shop = await openTestShop()
  passwordHash = await hashPassword(PASSWORD)
})
afterAll(() => shop.close())

interface Person {
  id: number
  username: string
  token: string
}

async function account(role: Role = 'Admin'): Promise<Person> {
  const made = await shop.given.account(role)
  await shop.db.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', made.id).execute()
  return made
}

/** A clock that stands, and is moved by steps. */
function clockOfSteps(): { move(steps: number): void } {
  const clock = standingClock(Math.floor(Date.now() / 30_000) * 30_000 + 5_000)
  return { move: (steps) => clock.move(steps * STEP_SECONDS * 1_000) }
}

function bytesOf(base32: string): Buffer {
  const bits = [...base32].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  )
  return Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

const begin = ({ token }: Person, password = PASSWORD) =>
  shop.call('POST /api/account/totp', { body: { password } }, token)
const confirm = ({ token }: Person, code: string) =>
  shop.call('POST /api/account/totp/confirm', { body: { code } }, token)
const state = async ({ token }: Person) => (await shop.call('GET /api/account/totp', {}, token)).body
const logIn = ({ username }: Person) => shop.call('POST /api/auth/login', { body: { username, password: PASSWORD } })
const secondStep = (challenge: string, code: string): Promise<Answer> =>
  shop.call('POST /api/auth/login/totp', { body: { challenge, code } })
const now = (secret: Buffer) => codeOf(secret, stepAt(Date.now()))

/** With two-step login on; a step later, so that the code of now was not used. */
async function withTwoSteps(clock: { move(steps: number): void }, role?: Role) {
  const person = await account(role)
  const secret = bytesOf((await begin(person)).body.secret)
  const { body } = await confirm(person, now(secret))
  clock.move(1)
  return { person, secret, recoveryCodes: body.recoveryCodes as string[] }
}

describe('setting it up', () => {
  test('asks for the password, shows a QR code, and counts once a code was right', async () => {
    const clock = clockOfSteps()
    const person = await account()
    expect(await begin(person, 'not it')).toMatchObject({
      status: 400,
      body: { fields: { password: 'This is not your password.' } },
    })
    const { status, body } = await begin(person)
    expect([status, body.qr.size, body.secret]).toEqual([200, 41, expect.stringMatching(/^[A-Z2-7]{32}$/)])
    expect(body.uri).toBe(`otpauth://totp/Haat:${person.username}?secret=${body.secret}&issuer=Haat`)
    expect(body.qr.path).toMatch(/^(?:M\d+ \d+h1v1h-1z)+$/)
    expect((await logIn(person)).status).toBe(200)
    const secret = bytesOf(body.secret)
    expect(await confirm(person, codeOf(secret, stepAt(Date.now()) + 5))).toMatchObject({
      status: 400,
      body: NOT_RIGHT,
    })
    expect(await state(person)).toEqual({ isOn: false, isAskedFor: false, recoveryCodesLeft: 0 })
    const { body: on } = await confirm(person, now(secret))
    expect(new Set(on.recoveryCodes).size).toBe(10)
    expect(await state(person)).toEqual({ isOn: true, isAskedFor: false, recoveryCodesLeft: 10 })
    clock.move(1)
    expect(await begin(person)).toMatchObject({ status: 409, body: problem('totp_in_use') })
    expect(await confirm(person, now(secret))).toMatchObject({ status: 409, body: problem('totp_in_use') })
    const [entry] = await auditOf(shop, person, 'user', person.id)
    expect(entry).toMatchObject({ action: 'two-step', after: { twoStep: true } })
  })

  test('keeps neither secret nor recovery codes as they are', async () => {
    const { person, secret, recoveryCodes } = await withTwoSteps(clockOfSteps())
    const kept = await shop.db.selectFrom('totp_secrets').select('sealed').where('account_id', '=', person.id).execute()
    expect(kept[0]?.sealed.includes(secret)).toBe(false)
    const codes = await shop.db.selectFrom('recovery_codes').selectAll().where('account_id', '=', person.id).execute()
    const written = codes.map(({ code_hash }) => code_hash.toString('latin1')).join()
    for (const code of recoveryCodes) expect(written.includes(code.replace('-', ''))).toBe(false)
  })
})

describe('a login by two steps', () => {
  test('is refused with a challenge, which opens with a code of the app', async () => {
    const { person, secret } = await withTwoSteps(clockOfSteps())
    const first = await logIn(person)
    expect(first).toMatchObject({ status: 401, body: problem('totp_required') })
    const { status, body } = await secondStep(first.body.challenge, now(secret))
    expect(status).toBe(200)
    expect((await shop.call('GET /api/auth/me', {}, body.token)).body.id).toBe(person.id)
    // No token by itself.
    expect((await shop.call('GET /api/auth/me', {}, first.body.challenge)).status).toBe(401)
    expect((await secondStep(body.token, now(secret))).body).toMatchObject(problem('totp_over'))
  })

  test('takes a code once, also in another login, and none of an earlier step', async () => {
    const clock = clockOfSteps()
    const { person, secret } = await withTwoSteps(clock)
    const { body: first } = await logIn(person)
    const code = now(secret)
    const answers = await Promise.all([secondStep(first.challenge, code), secondStep(first.challenge, code)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
    const earlier = codeOf(secret, stepAt(Date.now()) - 1)
    const { body: second } = await logIn(person)
    for (const used of [code, earlier])
      expect(await secondStep(second.challenge, used)).toMatchObject({ status: 400, body: NOT_RIGHT })
    clock.move(1)
    expect((await secondStep(second.challenge, now(secret))).status).toBe(200)
  })

  test('takes a recovery code once, in any writing, and not those of another account', async () => {
    const clock = clockOfSteps()
    const { person, recoveryCodes } = await withTwoSteps(clock)
    const other = await withTwoSteps(clock)
    const [recoveryCode = ''] = recoveryCodes
    const { body } = await logIn(person)
    expect((await secondStep(body.challenge, other.recoveryCodes[0] ?? '')).status).toBe(400)
    expect((await secondStep(body.challenge, ` ${recoveryCode.toLowerCase().replace('-', ' ')}`)).status).toBe(200)
    expect(await secondStep(body.challenge, recoveryCode)).toMatchObject({ status: 400, body: NOT_RIGHT })
    expect(await state(person)).toMatchObject({ recoveryCodesLeft: 9 })
  })

  test('is over after five minutes, and once the password was changed', async () => {
    const clock = clockOfSteps()
    const { person, secret } = await withTwoSteps(clock)
    const { body: late } = await logIn(person)
    clock.move(11)
    expect(await secondStep(late.challenge, now(secret))).toMatchObject({ status: 401, body: problem('totp_over') })
    const { body: before } = await logIn(person)
    await shop.db.updateTable('users').set({ token_epoch: 1 }).where('id', '=', person.id).execute()
    expect((await secondStep(before.challenge, now(secret))).body).toMatchObject(problem('totp_over'))
  })

  test('is guessed at ten times, then not even with the right code', async () => {
    const clock = clockOfSteps()
    const { person, secret } = await withTwoSteps(clock)
    const { body } = await logIn(person)
    // One was spent on setting it up.
    for (let guess = 0; guess < 9; guess += 1)
      expect((await secondStep(body.challenge, codeOf(secret, stepAt(Date.now()) + 9))).status).toBe(400)
    const { status, headers } = await secondStep(body.challenge, now(secret))
    expect([status, Number(headers.get('retry-after')) > 0]).toEqual([429, true])
  })
})

describe('behind the password', () => {
  test('recovery codes are made anew, and those before are over', async () => {
    const { person, recoveryCodes } = await withTwoSteps(clockOfSteps())
    const renew = (password: string) =>
      shop.call('POST /api/account/totp/recovery-codes', { body: { password } }, person.token)
    expect((await renew('not it')).status).toBe(400)
    const { body: fresh } = await renew(PASSWORD)
    const { body } = await logIn(person)
    expect((await secondStep(body.challenge, recoveryCodes[0] ?? '')).status).toBe(400)
    expect((await secondStep(body.challenge, fresh.recoveryCodes[0])).status).toBe(200)
  })

  test('it is turned off, and a login is one step again', async () => {
    const { person } = await withTwoSteps(clockOfSteps())
    const remove = (password: string) =>
      shop.call('POST /api/account/totp/remove', { body: { password } }, person.token)
    expect((await remove('not it')).status).toBe(400)
    expect((await logIn(person)).status).toBe(401)
    expect((await remove(PASSWORD)).status).toBe(200)
    expect((await logIn(person)).status).toBe(200)
    expect(await remove(PASSWORD)).toMatchObject({ status: 409, body: problem('totp_not_in_use') })
    const body = { password: PASSWORD }
    const renewed = await shop.call('POST /api/account/totp/recovery-codes', { body }, person.token)
    expect(renewed).toMatchObject({ status: 409, body: problem('totp_not_in_use') })
  })
})

test('an admin turns it off for whoever has lost phone and recovery codes', async () => {
  const clock = clockOfSteps()
  const { person } = await withTwoSteps(clock, 'Vendor')
  const [admin, plain] = [await account('Admin'), await account('User')]
  const listed = async () =>
    (await shop.call('GET /api/users/two-step', { query: { ids: `${plain.id},${person.id}` } }, admin.token)).body.ids
  const remove = (id: number) => shop.call('DELETE /api/users/:id/totp', { params: { id: String(id) } }, admin.token)
  expect(await listed()).toEqual([person.id])
  expect((await remove(person.id)).status).toBe(200)
  expect((await logIn(person)).status).toBe(200)
  expect(await listed()).toEqual([])
  expect(await remove(person.id)).toMatchObject({ status: 409, body: problem('totp_not_in_use') })
  expect((await remove(admin.id)).body).toMatchObject(problem('own_account'))
  const entry = (await auditOf(shop, admin, 'user', person.id)).at(-1)
  expect(entry).toMatchObject({ by: admin.username, action: 'two-step', after: { twoStep: false } })
})

test('whom the shop asks follows the setting', async () => {
  const [admin, vendor, customer] = [await account('Admin'), await account('Vendor'), await account('User')]
  const asked = async () =>
    (await Promise.all([admin, vendor, customer].map(state))).map(({ isAskedFor }) => isAskedFor)
  const set = (twoStepFor: string) => shop.call('PUT /api/settings', { body: { twoStepFor } }, admin.token)
  expect(await asked()).toEqual([false, false, false])
  expect((await set('admins')).status).toBe(200)
  expect(await asked()).toEqual([true, false, false])
  await set('sellers')
  expect(await asked()).toEqual([true, true, false])
  expect((await set('everybody')).status).toBe(400)
})
