import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { m } from '#messages'
import { transact } from '../platform/database/db.ts'
import { openTestShop, problem, type TestShop } from '../testing/shop.ts'
import { untilSomebodyWaits } from '../testing/waiting.ts'
import { createAccount } from '../users/create-account.ts'
import {
  askedChange,
  change,
  contactsOf,
  givenContacts,
  newEmail,
  secrets,
  undo,
  undoCodeTo,
} from './testing/contacts.ts'
import { givenSecret, letSecondsPass, newPhone } from './testing/secrets.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())
afterEach(() => shop.db.deleteFrom('rate_limits').execute())

describe('what a change can be undone to is nobody else’s for 72 hours:', () => {
  const register = (email: string) =>
    shop.call('POST /api/auth/register', {
      body: { username: `u${Date.now()}${email.length}`, email, password: 'red sari 17 rickshaw' },
    })

  test('nobody registers the old email; the undo restores it', async () => {
    const { actor, email, phone } = await givenContacts(shop)
    await change(shop, actor, { email: newEmail() })
    const answer = await register(email.toUpperCase())
    expect(answer).toMatchObject({
      status: 409,
      body: { ...problem('email_taken'), fields: { email: m.refusal_email_taken() } },
    })
    await undo(shop, undoCodeTo(email))
    expect(await contactsOf(shop, actor.id)).toEqual({ email, phone })
  })

  test('no account changes to it; its own goes back', async () => {
    const [{ actor, phone }, other] = [await givenContacts(shop), await givenContacts(shop)]
    await change(shop, actor, { phone: newPhone() })
    await expect(change(shop, other.actor, { phone })).rejects.toMatchObject(problem('phone_taken'))
    await letSecondsPass(shop, 61)
    await change(shop, actor, { phone })
    expect((await contactsOf(shop, actor.id))?.phone).toBe(phone)
  })

  test('a code to the old phone registers nobody, and leads to the undo', async () => {
    const { actor, phone } = await givenContacts(shop)
    await change(shop, actor, { phone: newPhone() })
    const { ticket } = await givenSecret(shop, { recipient: phone })
    const answer = await shop.call('POST /api/auth/codes/enter', { body: { ticket, code: '123456' } })
    expect(answer).toMatchObject({
      status: 400,
      body: { ...problem('invalid_code'), fields: { code: m.refusal_phone_just_changed() } },
    })
    expect(await shop.db.selectFrom('users').select('id').where('phone', '=', phone).execute()).toEqual([])
    await undo(shop, undoCodeTo(phone))
    expect((await contactsOf(shop, actor.id))?.phone).toBe(phone)
  })

  test('after that it is free', async () => {
    const { actor, email } = await givenContacts(shop)
    await change(shop, actor, { email: newEmail() })
    await shop.db
      .updateTable('contact_changes')
      .set({ undo_until: new Date(Date.now() - 1000) })
      .execute()
    expect((await register(email)).status).toBe(200)
  })

  test('nor in the moment of the change itself', async () => {
    const { actor, email } = await givenContacts(shop)
    const confirm = await askedChange(shop, actor, { email: newEmail() })
    let answered: Promise<unknown> | undefined
    await confirm({
      ...secrets,
      send: async (tx, message) => {
        const account = { username: null, email, passwordHash: 'nobody knows', role: 'User' as const }
        answered = transact(shop.db, (other) => createAccount(other, account)).catch((error: unknown) => error)
        await untilSomebodyWaits(shop)
        await secrets.send(tx, message)
      },
    })
    expect(await answered).toMatchObject(problem('email_taken'))
  })
})
