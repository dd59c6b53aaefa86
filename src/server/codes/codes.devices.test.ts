import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { networkOf } from '../platform/http/network.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { enterByCode } from './enter-by-code.ts'
import { sendCodeTo } from './one-time-secrets.ts'
import { requestReset } from './request-reset.ts'
import { resetPassword } from './reset-password.ts'
import { entry, givenContacts, HOME, secrets, VISITOR } from './testing/contacts.ts'
import { codeIn } from './testing/secrets.ts'
import { writeReset } from './write-reset.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())
afterEach(() => shop.db.deleteFrom('rate_limits').execute())

const DEVICE = '3f6d8a5e-0000-4000-8000-000000000001'
const ELSEWHERE = '198.51.100.20'
const tomorrow = () => new Date(Date.now() + 86_400_000)

const givenSpent = (kind: string, subject: string, spent: number) =>
  shop.db.insertInto('rate_limits').values({ kind, subject, spent, window_ends_at: tomorrow() }).execute()
const spentBy = async (kind: string, subject: string) =>
  (
    await shop.db
      .selectFrom('rate_limits')
      .select('spent')
      .where('kind', '=', kind)
      .where('subject', '=', subject)
      .executeTakeFirst()
  )?.spent
const send = (recipient: string, address: string, device: string | null) =>
  sendCodeTo(shop.db, secrets, { purpose: 'sign_in', recipient, accountId: null, device }, address)
const signIn = async () => ({ token: 'one' })
const enter = (ticket: string, phone: string) =>
  enterByCode(shop.db, { secrets, signIn }, { ticket, code: codeIn(secrets.wordsTo(phone)) }, VISITOR)

describe('what a code counted is given back once it is used', () => {
  test('to the device that asked for it, and not to its network, which others have spent', async () => {
    const { phone } = await givenContacts(shop)
    await givenSpent('codes_from_address', `address:${HOME}`, 50)
    await givenSpent('codes_from_network', `address:${networkOf(HOME)}`, 60)
    const { ticket } = await send(phone, HOME, DEVICE)
    await enter(ticket, phone)
    expect(await spentBy('codes_from_address', `address:${HOME}`)).toBe(50)
    expect(await spentBy('codes_from_network', `address:${networkOf(HOME)}`)).toBe(60)
    expect(await spentBy('codes_from_device', `address:${DEVICE}`)).toBe(0)
  })

  test('to the address that asked for it, wherever it is used', async () => {
    const { phone } = await givenContacts(shop)
    await givenSpent('codes_from_address', `address:${HOME}`, 50)
    const { ticket } = await send(phone, ELSEWHERE, null)
    await enter(ticket, phone)
    expect(await spentBy('codes_from_address', `address:${ELSEWHERE}`)).toBe(0)
    expect(await spentBy('codes_from_address', `address:${HOME}`)).toBe(50)
  })
})

describe('a device that has logged in to the account', () => {
  /** Over the wire, from the neighbours’ address; with the cookie of its login. */
  async function forgotFrom(account: { id: number }, to: string): Promise<{ known: number; stranger: number }> {
    const { token_epoch: epoch } = await shop.db
      .selectFrom('users')
      .select('token_epoch')
      .where('id', '=', account.id)
      .executeTakeFirstOrThrow()
    let cookie = ''
    const setCookie = (text: string) => {
      cookie = text.split(';')[0] ?? ''
    }
    entry.devices.remember({ id: account.id, epoch }, { ...VISITOR, setCookie })
    const ask = async (headers: Record<string, string>) =>
      (
        await shop.request('POST', '/api/auth/forgot-password', {
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify({ to }),
        })
      ).status
    return { known: await ask({ cookie }), stranger: await ask({}) }
  }

  test.each(['email', 'phone'] as const)(
    'resets its password by %s, however many its neighbours and strangers have asked for',
    async (by) => {
      const { actor, email, phone } = await givenContacts(shop)
      const to = by === 'email' ? email : phone
      await givenSpent('codes_from_address', 'address:127.0.0.1', 100)
      await givenSpent('codes_to_recipient', `recipient:${secrets.hashes.pseudonymOf(to)}`, 10)
      expect(await forgotFrom(actor, to)).toEqual({ known: 200, stranger: 429 })
    },
  )

  test('has its link when strangers have used up all links of the day', async () => {
    const { email } = await givenContacts(shop)
    await givenSpent('links_by_mail', 'shop', 10_000)
    await expect(requestReset(shop.db, secrets, email, { address: HOME })).rejects.toThrow('We cannot send more codes')
    await requestReset(shop.db, secrets, email, { address: HOME, device: DEVICE })
  })

  test('makes its account no more codes than ten a day, whatever other devices it has', async () => {
    const { phone } = await givenContacts(shop)
    await givenSpent('codes_to_recipient', `recipient:known ${secrets.hashes.pseudonymOf(phone)}`, 10)
    await expect(send(phone, HOME, DEVICE)).rejects.toThrow('Limit reached: 10 codes')
  })

  test('has links up to a limit of the shop, too', async () => {
    const { email } = await givenContacts(shop)
    await givenSpent('links_to_known', 'shop', 10_000)
    await expect(requestReset(shop.db, secrets, email, { address: HOME, device: DEVICE })).rejects.toThrow(
      'We cannot send more codes',
    )
  })

  test('uses its link where neighbours have closed their address by wrong codes', async () => {
    const { email } = await givenContacts(shop)
    const { ticket } = await requestReset(shop.db, secrets, email, { address: HOME, device: DEVICE })
    await writeReset(shop.db, secrets, ticket)
    const [, code = ''] = /\/reset-password#[\w-]{36}\.([\w-]{43})/.exec(secrets.wordsTo(email)) ?? []
    await givenSpent('wrong_codes', `address:${HOME}`, 60)
    await resetPassword(shop.db, secrets, { ticket, code, newPassword: 'nakshi kantha 1971' }, HOME)
  })
})
