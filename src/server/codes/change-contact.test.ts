import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createDevices } from '../auth/devices.ts'
import { hashPassword } from '../auth/passwords.ts'
import type { Actor } from '../platform/actor.ts'
import { openTestShop, problem, TEST_SECRET, type TestShop } from '../testing/shop.ts'
import { changeContact, confirmContact } from './change-contact.ts'
import { sendProof } from './prove-account.ts'
import { codeIn, letSecondsPass, newPhone, recordedSecrets } from './testing/secrets.ts'
import { undoContact } from './undo-contact.ts'

let shop: TestShop
let passwordHash: string
beforeAll(async () => {
  shop = await openTestShop()
  passwordHash = await hashPassword(PASSWORD)
})
afterAll(() => shop.close())
afterEach(() => shop.db.deleteFrom('rate_limits').execute())

const PASSWORD = 'a long enough one'
const HOME = '203.0.113.7'
const VISITOR = { address: HOME, userAgent: '', cookies: '', setCookie: () => undefined }
const secrets = recordedSecrets('https://haat.example')
const entry = { devices: createDevices(TEST_SECRET), secrets }

async function givenAccount() {
  const { id, email, token } = await shop.given.account()
  const phone = newPhone()
  await shop.db.updateTable('users').set({ phone, password_hash: passwordHash }).where('id', '=', id).execute()
  return { actor: { id, role: 'User', vendor: null } satisfies Actor, email, phone, token }
}
let made = 0
const newEmail = () => {
  made += 1
  return `fresh${made}@example.com`
}

async function change(actor: Actor, to: { email: string } | { phone: string }) {
  const { ticket } = await changeContact(shop.db, entry, actor, { ...to, password: PASSWORD }, VISITOR)
  const code = codeIn(secrets.wordsTo('email' in to ? to.email : to.phone))
  return await confirmContact(shop.db, secrets, actor, { ticket, code }, HOME)
}
const undoCodeTo = (recipient: string) => /undo-change#([\w-]+)/.exec(secrets.wordsTo(recipient))?.[1] ?? ''
const undo = (code: string) => undoContact(shop.db, secrets, code, HOME)
const contactsOf = (id: number) =>
  shop.db.selectFrom('users').select(['email', 'phone']).where('id', '=', id).executeTakeFirst()
const me = (token: string) => shop.call('GET /api/auth/me', {}, token)

describe('an email or phone is changed', () => {
  test('once the new one is confirmed; the old one is told', async () => {
    const { actor, email, phone } = await givenAccount()
    const fresh = newEmail()
    const { ticket } = await changeContact(shop.db, entry, actor, { email: fresh, password: PASSWORD }, VISITOR)
    expect(await contactsOf(actor.id)).toEqual({ email, phone })
    await confirmContact(shop.db, secrets, actor, { ticket, code: codeIn(secrets.wordsTo(fresh)) }, HOME)
    expect(await contactsOf(actor.id)).toEqual({ email: fresh, phone })
    expect(secrets.wordsTo(email)).toContain(fresh)
    const { rows } = {
      rows: await shop.db.selectFrom('outbox').selectAll().where('name', '=', 'account.email_changed').execute(),
    }
    expect(rows.map(({ payload }) => payload)).toContainEqual({ accountId: actor.id, changeId: expect.any(Number) })
  })

  test('with a code to the old one instead of the password', async () => {
    const { actor, phone } = await givenAccount()
    const proof = await sendProof(shop.db, secrets, actor, HOME)
    const proven = { ticket: proof.ticket, code: codeIn(secrets.wordsTo(phone)) }
    const fresh = newPhone()
    const asked = { phone: fresh, proof: proven }
    const { ticket } = await changeContact(shop.db, entry, actor, asked, VISITOR)
    await confirmContact(shop.db, secrets, actor, { ticket, code: codeIn(secrets.wordsTo(fresh)) }, HOME)
    expect((await contactsOf(actor.id))?.phone).toBe(fresh)
    await letSecondsPass(shop, 61)
    await expect(changeContact(shop.db, entry, actor, asked, VISITOR)).rejects.toMatchObject(problem('invalid_code'))
  })

  test('not without a proof, nor by another’s', async () => {
    const { actor } = await givenAccount()
    for (const password of ['', 'a wrong guess'])
      await expect(
        changeContact(shop.db, entry, actor, { email: newEmail(), password }, VISITOR),
      ).rejects.toMatchObject({
        ...problem('invalid_request'),
        details: { fields: { password: expect.any(String) } },
      })
    const other = await givenAccount()
    const { ticket } = await sendProof(shop.db, secrets, other.actor, HOME)
    const proof = { ticket, code: codeIn(secrets.wordsTo(other.phone)) }
    await expect(changeContact(shop.db, entry, actor, { email: newEmail(), proof }, VISITOR)).rejects.toMatchObject(
      problem('invalid_code'),
    )
  })

  test('not by a code that was sent for another account', async () => {
    const [mine, theirs] = [await givenAccount(), await givenAccount()]
    const fresh = newEmail()
    const { ticket } = await changeContact(shop.db, entry, theirs.actor, { email: fresh, password: PASSWORD }, VISITOR)
    const code = codeIn(secrets.wordsTo(fresh))
    await expect(confirmContact(shop.db, secrets, mine.actor, { ticket, code }, HOME)).rejects.toMatchObject(
      problem('invalid_code'),
    )
  })

  test('not to one that belongs to another account, which is told only to who can read it', async () => {
    const [mine, theirs] = [await givenAccount(), await givenAccount()]
    await expect(change(mine.actor, { email: theirs.email.toUpperCase() })).rejects.toMatchObject(
      problem('email_taken'),
    )
    await expect(change(mine.actor, { phone: theirs.phone })).rejects.toMatchObject(problem('phone_taken'))
    expect(await contactsOf(mine.actor.id)).toEqual({ email: mine.email, phone: mine.phone })
  })
})

describe('a change is undone', () => {
  test('from the old one: it is restored, and all sessions end', async () => {
    const { actor, email, phone, token } = await givenAccount()
    await change(actor, { email: newEmail() })
    expect((await me(token)).status).toBe(200)
    await undo(undoCodeTo(email).toLowerCase().replaceAll('-', ' '))
    expect(await contactsOf(actor.id)).toEqual({ email, phone })
    expect((await me(token)).status).toBe(401)
  })

  test('once, within 72 hours', async () => {
    const { actor, email } = await givenAccount()
    await change(actor, { email: newEmail() })
    const code = undoCodeTo(email)
    await shop.db
      .updateTable('contact_changes')
      .set({ undo_until: new Date(Date.now() - 1000) })
      .execute()
    await expect(undo(code)).rejects.toMatchObject(problem('invalid_code'))
    await shop.db
      .updateTable('contact_changes')
      .set({ undo_until: new Date(Date.now() + 1000_000) })
      .execute()
    await undo(code)
    await expect(undo(code)).rejects.toMatchObject(problem('invalid_code'))
  })

  test('with all that came after it: who took an account over keeps no way back', async () => {
    const { actor, email } = await givenAccount()
    const [second, third] = [newEmail(), newEmail()]
    await change(actor, { email: second })
    await change(actor, { email: third })
    await undo(undoCodeTo(email))
    await expect(undo(undoCodeTo(second))).rejects.toMatchObject(problem('invalid_code'))
    expect((await contactsOf(actor.id))?.email).toBe(email)
  })

  test('not where somebody else has the old one by now', async () => {
    const { actor, phone } = await givenAccount()
    await change(actor, { phone: newPhone() })
    const other = await givenAccount()
    await shop.db.updateTable('users').set({ phone }).where('id', '=', other.actor.id).execute()
    await expect(undo(undoCodeTo(phone))).rejects.toMatchObject(problem('phone_taken'))
  })
})

test('a deleted account leaves no code and no change behind, and its phone is free', async () => {
  const { actor, phone } = await givenAccount()
  await change(actor, { email: newEmail() })
  await sendProof(shop.db, secrets, actor, HOME)
  const admin = await shop.given.account('Admin')
  expect((await shop.call('DELETE /api/users/:id', { params: { id: actor.id } } as never, admin.token)).status).toBe(
    200,
  )
  const left = await Promise.all([
    shop.db.selectFrom('one_time_secrets').select('ticket').where('account_id', '=', actor.id).execute(),
    shop.db.selectFrom('contact_changes').select('id').where('account_id', '=', actor.id).execute(),
    shop.db.selectFrom('users').select('id').where('phone', '=', phone).execute(),
  ])
  expect(left).toEqual([[], [], []])
})
