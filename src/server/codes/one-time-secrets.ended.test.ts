import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { resetAdmin } from '../auth/reset-admin.ts'
import { openTestShop, problem, type TestShop } from '../testing/shop.ts'
import { proveSecret, type Sent, sendCodeTo } from './one-time-secrets.ts'
import { requestReset } from './request-reset.ts'
import { givenContacts, HOME, PASSWORD, secrets } from './testing/contacts.ts'
import { codeIn } from './testing/secrets.ts'
import { writeReset } from './write-reset.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())
afterEach(() => shop.db.deleteFrom('rate_limits').execute())

type Contacts = Awaited<ReturnType<typeof givenContacts>>

const prove = (purpose: 'sign_in' | 'reset_password' | 'prove_account', { ticket }: Sent, secret: string) =>
  proveSecret(shop.db, secrets, { ticket, purpose, secret }, HOME)

/** Each sent to somebody who is not its account any more; answers a try of it. */
const SENT = [
  {
    what: 'a reset link',
    async send({ email }: Contacts) {
      const asked = await requestReset(shop.db, secrets, email, { address: HOME })
      await writeReset(shop.db, secrets, asked.ticket)
      const secret = /\/reset-password#[\w-]{36}\.([\w-]{43})/.exec(secrets.wordsTo(email))?.[1] ?? ''
      return () => prove('reset_password', asked, secret)
    },
  },
  {
    what: 'a code that proves',
    async send({ actor: { id }, phone }: Contacts) {
      const sent = await sendCodeTo(
        shop.db,
        secrets,
        { purpose: 'prove_account', recipient: phone, accountId: id },
        HOME,
      )
      return () => prove('prove_account', sent, codeIn(secrets.wordsTo(phone)))
    },
  },
  {
    what: 'a code to log in with',
    async send({ phone }: Contacts) {
      const sent = await sendCodeTo(shop.db, secrets, { purpose: 'sign_in', recipient: phone, accountId: null }, HOME)
      return () => prove('sign_in', sent, codeIn(secrets.wordsTo(phone)))
    },
  },
]

const DEEDS: { deed: string; act: (of: Contacts) => Promise<unknown> }[] = [
  {
    deed: 'a changed password',
    act: ({ token }) =>
      shop.call(
        'PUT /api/auth/password',
        { body: { currentPassword: PASSWORD, newPassword: 'nakshi kantha 1971' } },
        token,
      ),
  },
  { deed: 'a logout everywhere', act: ({ token }) => shop.call('POST /api/auth/end-sessions', {}, token) },
  { deed: 'a logout everywhere else', act: ({ token }) => shop.call('POST /api/auth/end-other-sessions', {}, token) },
  {
    deed: 'a reset from the machine',
    async act({ actor: { id }, email }) {
      await shop.db.updateTable('users').set({ role: 'Admin' }).where('id', '=', id).execute()
      await resetAdmin(shop.db, email)
    },
  },
]

describe.each(SENT)('$what', ({ send }) => {
  test('is good before', async () => {
    const tried = await send(await givenContacts(shop))
    expect(await tried()).toMatchObject({ ticket: expect.any(String) })
  })

  test.each(DEEDS)('is over with $deed', async ({ act }) => {
    const account = await givenContacts(shop)
    const tried = await send(account)
    const epoch = () =>
      shop.db.selectFrom('users').select('token_epoch').where('id', '=', account.actor.id).executeTakeFirst()
    const before = await epoch()
    await act(account)
    expect(await epoch()).not.toEqual(before)
    await expect(tried()).rejects.toMatchObject(problem('invalid_code'))
  })
})
