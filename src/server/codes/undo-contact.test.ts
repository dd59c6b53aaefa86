import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { transact } from '../platform/database/db.ts'
import { openTestShop, problem, type TestShop } from '../testing/shop.ts'
import { untilSomebodyWaits } from '../testing/waiting.ts'
import { createAccount } from '../users/create-account.ts'
import { requestReset } from './request-reset.ts'
import { resetPassword } from './reset-password.ts'
import {
  askedChange,
  change,
  contactsOf,
  givenContacts,
  HOME,
  newEmail,
  PASSWORD,
  secrets,
  undo,
  undoCodeTo,
} from './testing/contacts.ts'
import { newPhone } from './testing/secrets.ts'
import { writeReset } from './write-reset.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())
afterEach(() => shop.db.deleteFrom('rate_limits').execute())

const me = (token: string) => shop.call('GET /api/auth/me', {}, token)
const logIn = async (username: string, password: string) =>
  (await shop.call('POST /api/auth/login', { body: { username, password } })).status

describe('a change is undone', () => {
  test('from the old one: it is restored, and all sessions end', async () => {
    const { actor, email, phone, token } = await givenContacts(shop)
    await change(shop, actor, { email: newEmail() })
    expect((await me(token)).status).toBe(200)
    await undo(shop, undoCodeTo(email).toLowerCase().replaceAll('-', ' '))
    expect(await contactsOf(shop, actor.id)).toEqual({ email, phone })
    expect((await me(token)).status).toBe(401)
  })

  test('once, within 72 hours', async () => {
    const { actor, email } = await givenContacts(shop)
    await change(shop, actor, { email: newEmail() })
    const code = undoCodeTo(email)
    await shop.db
      .updateTable('contact_changes')
      .set({ undo_until: new Date(Date.now() - 1000) })
      .execute()
    await expect(undo(shop, code)).rejects.toMatchObject(problem('invalid_code'))
    await shop.db
      .updateTable('contact_changes')
      .set({ undo_until: new Date(Date.now() + 1000_000) })
      .execute()
    await undo(shop, code)
    await expect(undo(shop, code)).rejects.toMatchObject(problem('invalid_code'))
  })

  test('with all that came after it: who took an account over keeps no way back', async () => {
    const { actor, email } = await givenContacts(shop)
    const [second, third] = [newEmail(), newEmail()]
    await change(shop, actor, { email: second })
    await change(shop, actor, { email: third })
    await undo(shop, undoCodeTo(email))
    await expect(undo(shop, undoCodeTo(second))).rejects.toMatchObject(problem('invalid_code'))
    expect((await contactsOf(shop, actor.id))?.email).toBe(email)
  })

  test('not where somebody else has the old one by now', async () => {
    const { actor, phone } = await givenContacts(shop)
    await change(shop, actor, { phone: newPhone() })
    const other = await givenContacts(shop)
    await shop.db.updateTable('users').set({ phone }).where('id', '=', other.actor.id).execute()
    await expect(undo(shop, undoCodeTo(phone))).rejects.toMatchObject(problem('phone_taken'))
  })

  test('and the password, which a stranger may have set, opens nothing until the owner has chosen a new one', async () => {
    const { actor, email } = await givenContacts(shop)
    await change(shop, actor, { email: newEmail() })
    await undo(shop, undoCodeTo(email))
    expect(await logIn(email, PASSWORD)).toBe(401)
    const { ticket } = await requestReset(shop.db, secrets, email, { address: HOME })
    await writeReset(shop.db, secrets, ticket)
    const [, by = '', code = ''] = /\/reset-password#([\w-]{36})\.([\w-]{43})/.exec(secrets.wordsTo(email)) ?? []
    await resetPassword(shop.db, secrets, { ticket: by, code, newPassword: 'nakshi kantha 1971' }, HOME)
    expect(await logIn(email, 'nakshi kantha 1971')).toBe(200)
  })

  test('and so is a phone that was added before it: no code sent there lets a stranger in', async () => {
    const { actor, email } = await givenContacts(shop)
    await shop.db.updateTable('users').set({ phone: null }).where('id', '=', actor.id).execute()
    await change(shop, actor, { phone: newPhone() })
    await change(shop, actor, { email: newEmail() })
    await undo(shop, undoCodeTo(email))
    expect(await contactsOf(shop, actor.id)).toEqual({ email, phone: null })
  })

  test('and the other contact is what it was before the first change, unless somebody has that by now', async () => {
    const [{ actor, email, phone }, other] = [await givenContacts(shop), await givenContacts(shop)]
    await change(shop, actor, { phone: newPhone() })
    await change(shop, actor, { phone: newPhone() })
    await change(shop, actor, { email: newEmail() })
    const undoPhone = undoCodeTo(phone)
    await undo(shop, undoCodeTo(email))
    expect(await contactsOf(shop, actor.id)).toEqual({ email, phone })
    await expect(undo(shop, undoPhone)).rejects.toMatchObject(problem('invalid_code'))

    await change(shop, other.actor, { phone: newPhone() })
    await change(shop, other.actor, { email: newEmail() })
    await shop.db.updateTable('users').set({ phone: other.phone }).where('id', '=', actor.id).execute()
    await undo(shop, undoCodeTo(other.email))
    expect(await contactsOf(shop, other.actor.id)).toEqual({ email: other.email, phone: null })
  })

  test('and a phone that was added to an email: the undo goes to the email, and no code sent to it lets in', async () => {
    const { actor, email, token } = await givenContacts(shop)
    await shop.db.updateTable('users').set({ phone: null }).where('id', '=', actor.id).execute()
    await change(shop, actor, { phone: newPhone() })
    expect(secrets.wordsTo(email)).toContain('A phone was added to your Haat account')
    await undo(shop, undoCodeTo(email))
    expect(await contactsOf(shop, actor.id)).toEqual({ email, phone: null })
    expect((await me(token)).status).toBe(401)
  })

  test('and an email that was added to a phone, changed again since, and the phone with it', async () => {
    const { actor, phone } = await givenContacts(shop)
    await shop.db.updateTable('users').set({ email: null }).where('id', '=', actor.id).execute()
    await change(shop, actor, { email: newEmail() })
    const code = undoCodeTo(phone)
    await change(shop, actor, { email: newEmail() })
    await change(shop, actor, { phone: newPhone() })
    await undo(shop, code)
    expect(await contactsOf(shop, actor.id)).toEqual({ email: null, phone })
  })
})

test('who confirms a change while it is undone leaves no undo of their own behind', async () => {
  const { actor, email } = await givenContacts(shop)
  const [second, third] = [newEmail(), newEmail()]
  await change(shop, actor, { email: second })
  const code = undoCodeTo(email)
  const confirm = await askedChange(shop, actor, { email: third })
  let undone: Promise<unknown> | undefined
  await confirm({
    ...secrets,
    send: async (tx, message) => {
      undone = undo(shop, code)
      await untilSomebodyWaits(shop)
      await secrets.send(tx, message)
    },
  })
  await undone
  expect((await contactsOf(shop, actor.id))?.email).toBe(email)
  await expect(undo(shop, undoCodeTo(second))).rejects.toMatchObject(problem('invalid_code'))
})

describe('somebody who registers with the same email in that very moment wins, and the other is told:', () => {
  /** Registers in a transaction that stays open until `meanwhile` waits for it. */
  async function registering(email: string, meanwhile: () => Promise<unknown>): Promise<unknown> {
    let answered: Promise<unknown> | undefined
    await transact(shop.db, async (tx) => {
      await createAccount(tx, { username: null, email, passwordHash: 'nobody knows', role: 'User' })
      answered = meanwhile().catch((error: unknown) => error)
      await untilSomebodyWaits(shop)
    })
    return await answered
  }

  test('whoever changes theirs to it', async () => {
    const { actor } = await givenContacts(shop)
    const fresh = newEmail()
    const confirm = await askedChange(shop, actor, { email: fresh })
    expect(await registering(fresh, confirm)).toMatchObject(problem('email_taken'))
  })
})

describe('an email that nobody had shown to be theirs', () => {
  const phoneOf = async (id: number) => (await contactsOf(shop, id))?.phone
  const isProven = async (id: number) =>
    (await shop.db.selectFrom('users').select('is_email_proven').where('id', '=', id).executeTakeFirstOrThrow())
      .is_email_proven

  test('is shown to be by the link that undoes its change: the phone that a stranger had added is gone with it', async () => {
    const { actor, email } = await givenContacts(shop, false)
    await change(shop, actor, { email: newEmail() })
    await undo(shop, undoCodeTo(email))
    expect(await contactsOf(shop, actor.id)).toEqual({ email, phone: null })
    expect(await isProven(actor.id)).toBe(true)
  })

  test('and one that was keeps the phone', async () => {
    const { actor, email, phone } = await givenContacts(shop)
    await change(shop, actor, { email: newEmail() })
    await undo(shop, undoCodeTo(email))
    expect(await phoneOf(actor.id)).toBe(phone)
  })

  test('is not shown to be by an undo from the old phone', async () => {
    const { actor, phone } = await givenContacts(shop, false)
    await change(shop, actor, { phone: newPhone() })
    await change(shop, actor, { email: newEmail() })
    await undo(shop, undoCodeTo(phone))
    expect(await phoneOf(actor.id)).toBe(phone)
    expect(await isProven(actor.id)).toBe(false)
  })

  test('but was shown to be after the phone was changed stays so when that is undone', async () => {
    const { actor, email, phone } = await givenContacts(shop, false)
    await change(shop, actor, { phone: newPhone() })
    await change(shop, actor, { email })
    await undo(shop, undoCodeTo(phone))
    expect(await contactsOf(shop, actor.id)).toEqual({ email, phone })
    expect(await isProven(actor.id)).toBe(true)
  })

  test('but was changed back to by its code stays so when all of it is undone from the phone', async () => {
    const { actor, email, phone } = await givenContacts(shop, false)
    await change(shop, actor, { phone: newPhone() })
    await change(shop, actor, { email: newEmail() })
    await change(shop, actor, { email })
    await undo(shop, undoCodeTo(phone))
    expect(await contactsOf(shop, actor.id)).toEqual({ email, phone })
    expect(await isProven(actor.id)).toBe(true)
  })

  test('is shown to be by whoever changes to it with its code', async () => {
    const { actor, email, phone } = await givenContacts(shop, false)
    await change(shop, actor, { email })
    expect(await isProven(actor.id)).toBe(true)
    expect(await phoneOf(actor.id)).toBe(phone)
  })
})
