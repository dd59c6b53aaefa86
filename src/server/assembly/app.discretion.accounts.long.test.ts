import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeIn } from '../codes/testing/secrets.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

/** All of it is like nothing else in a log. */
const PASSWORD = 'nakshi-kantha-9f3c'
const EMAIL = 'rokeya-5e6f@private.example'
const PHONE = '01999777555'
const NEW_PHONE = '01888666444'
const HOOK = 'https://hook-7d8e.private.example/path-2c3d?key=4b7e'
const ADDRESS = {
  ...{ label: 'Home-1a2b', name: 'Begum-1a2b Rokeya-3c4d', phone: PHONE, addressLine: '77 Bashundhara-7d8e Road' },
  ...{ landmark: 'mosque-6a7b', division: 'Dhaka', district: 'Dhaka', upazila: 'upazila-9f0a', city: 'city-1b2c' },
}

/** What was last sent there, as it stands until it is sent. */
async function sentTo(recipient: string): Promise<string> {
  const { words } = await shop.db
    .selectFrom('messages')
    .select('plain_text as words')
    .where((or) => or.or([or('to_phone', '=', recipient), or('to_address', '=', recipient)]))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return words ?? ''
}

/** What they were told or sent, and nobody else may know. */
async function dayOfAccounts(): Promise<string[]> {
  const secrets: string[] = []
  const kept = (...some: string[]) => void secrets.push(...some)
  const { body: sent } = await shop.call('POST /api/auth/codes', { body: { phone: PHONE } })
  const code = codeIn(await sentTo(PHONE))
  await shop.call('POST /api/auth/codes/enter', { body: { ticket: sent.ticket, code: '000000' } })
  const { body: entered } = await shop.call('POST /api/auth/codes/enter', { body: { ticket: sent.ticket, code } })
  kept(code, sent.ticket, entered.token)

  const who = { username: 'rokeya', email: EMAIL, password: PASSWORD }
  const { token } = (await shop.call('POST /api/auth/register', { body: who })).body
  const { body: asked } = await shop.call('POST /api/auth/forgot-password', { body: { to: EMAIL } })
  const wrong = { ticket: asked.ticket, code: 'x'.repeat(43), newPassword: `${PASSWORD}-again` }
  await shop.call('POST /api/auth/reset-password', { body: wrong })
  const { body: change } = await shop.call(
    'POST /api/auth/contact',
    { body: { phone: NEW_PHONE, password: PASSWORD } },
    token,
  )
  const changeCode = codeIn(await sentTo(NEW_PHONE))
  await shop.call('PUT /api/auth/contact', { body: { ticket: change.ticket, code: changeCode } }, token)
  kept(asked.ticket, wrong.code, wrong.newPassword, change.ticket, changeCode)

  const { body: totp } = await shop.call('POST /api/account/totp', { body: { password: PASSWORD } }, token)
  await shop.call('POST /api/account/totp/confirm', { body: { code: 'K7QMW-3RTXN' } }, token)
  await shop.call('POST /api/account/addresses', { body: ADDRESS }, token)
  await shop.call('GET /api/account/data', {}, token)
  kept(totp.secret, 'K7QMW-3RTXN')

  const { token: vendor } = await shop.given.vendor()
  const { body: made } = await shop.call(
    'POST /api/webhooks',
    { body: { url: HOOK, events: ['order.placed'] } },
    vendor,
  )
  await shop.call('POST /api/webhooks', { body: { url: `${HOOK}#x`, events: ['order.placed'] } }, vendor)
  await shop.request('GET', '/unsubscribe?account=1&kind=order_completed&signature=made-up-5e6f')
  await shop.request('POST', '/unsubscribe?account=1&kind=order_completed&signature=made-up-5e6f')
  kept(made.secret, 'made-up-5e6f')
  await shop.call('POST /api/account/delete', { body: { name: EMAIL, password: PASSWORD } }, token)
  return secrets
}

test('a day of codes, resets, second steps, addresses and webhooks: the log knows none of them, and nobody', async () => {
  const secrets = await dayOfAccounts()
  expect(secrets.filter((secret) => !secret || secret.length < 6)).toEqual([])
  const lines = shop.logLines.map((line) => JSON.stringify(line))
  expect(lines.length).toBeGreaterThan(15)
  const personal = [PASSWORD, EMAIL, PHONE, NEW_PHONE, 'hook-7d8e', 'path-2c3d', ...Object.values(ADDRESS)]
  const words = [...secrets, ...personal].filter((each) => each !== 'Dhaka')
  expect(words.filter((word) => lines.some((line) => line.includes(word)))).toEqual([])
})
