import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openTestShop, problem, type TestShop } from '../testing/shop.ts'
import { changeContact, confirmContact } from './change-contact.ts'
import { sendCodeTo } from './one-time-secrets.ts'
import { sendProof } from './prove-account.ts'
import {
  change,
  contactsOf,
  entry,
  givenContacts,
  HOME,
  newEmail,
  PASSWORD,
  secrets,
  VISITOR,
} from './testing/contacts.ts'
import { codeIn, letSecondsPass, newPhone } from './testing/secrets.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())
afterEach(() => shop.db.deleteFrom('rate_limits').execute())

describe('an email or phone is changed', () => {
  test('once the new one is confirmed; the old one is told', async () => {
    const { actor, email, phone } = await givenContacts(shop)
    const fresh = newEmail()
    const { ticket } = await changeContact(shop.db, entry, actor, { email: fresh, password: PASSWORD }, VISITOR)
    expect(await contactsOf(shop, actor.id)).toEqual({ email, phone })
    await confirmContact(shop.db, secrets, actor, { ticket, code: codeIn(secrets.wordsTo(fresh)) }, HOME)
    expect(await contactsOf(shop, actor.id)).toEqual({ email: fresh, phone })
    expect(secrets.wordsTo(email)).toContain(fresh)
    const told = shop.db.selectFrom('outbox').selectAll().where('name', '=', 'account.email_changed')
    expect((await told.execute()).map(({ payload }) => payload)).toContainEqual({
      accountId: actor.id,
      changeId: expect.any(Number),
    })
  })

  test('with a code to the old one instead of the password', async () => {
    const { actor, phone } = await givenContacts(shop)
    const proof = await sendProof(shop.db, secrets, actor, HOME)
    const proven = { ticket: proof.ticket, code: codeIn(secrets.wordsTo(phone)) }
    const fresh = newPhone()
    const asked = { phone: fresh, proof: proven }
    const { ticket } = await changeContact(shop.db, entry, actor, asked, VISITOR)
    await confirmContact(shop.db, secrets, actor, { ticket, code: codeIn(secrets.wordsTo(fresh)) }, HOME)
    expect((await contactsOf(shop, actor.id))?.phone).toBe(fresh)
    await letSecondsPass(shop, 61)
    await expect(changeContact(shop.db, entry, actor, asked, VISITOR)).rejects.toMatchObject(problem('invalid_code'))
  })

  test('with the same proof again where the first change was refused', async () => {
    const { actor, phone } = await givenContacts(shop)
    const { ticket } = await sendProof(shop.db, secrets, actor, HOME)
    const proof = { ticket, code: codeIn(secrets.wordsTo(phone)) }
    const asked = { phone: newPhone(), proof }
    await sendCodeTo(shop.db, secrets, { purpose: 'sign_in', recipient: asked.phone, accountId: null }, HOME)
    await expect(changeContact(shop.db, entry, actor, asked, VISITOR)).rejects.toMatchObject(
      problem('too_many_attempts'),
    )
    await changeContact(shop.db, entry, actor, { ...asked, phone: newPhone() }, VISITOR)
  })

  test('not without a proof, nor by another’s', async () => {
    const { actor } = await givenContacts(shop)
    for (const password of ['', 'a wrong guess'])
      await expect(
        changeContact(shop.db, entry, actor, { email: newEmail(), password }, VISITOR),
      ).rejects.toMatchObject({
        ...problem('invalid_request'),
        details: { fields: { password: expect.any(String) } },
      })
    const other = await givenContacts(shop)
    const { ticket } = await sendProof(shop.db, secrets, other.actor, HOME)
    const proof = { ticket, code: codeIn(secrets.wordsTo(other.phone)) }
    await expect(changeContact(shop.db, entry, actor, { email: newEmail(), proof }, VISITOR)).rejects.toMatchObject(
      problem('invalid_code'),
    )
  })

  test('not by a code that was sent for another account', async () => {
    const [mine, theirs] = [await givenContacts(shop), await givenContacts(shop)]
    const fresh = newEmail()
    const { ticket } = await changeContact(shop.db, entry, theirs.actor, { email: fresh, password: PASSWORD }, VISITOR)
    const code = codeIn(secrets.wordsTo(fresh))
    await expect(confirmContact(shop.db, secrets, mine.actor, { ticket, code }, HOME)).rejects.toMatchObject(
      problem('invalid_code'),
    )
  })

  test('not to one that belongs to another account, which is told only to who can read it', async () => {
    const [mine, theirs] = [await givenContacts(shop), await givenContacts(shop)]
    await expect(change(shop, mine.actor, { email: theirs.email.toUpperCase() })).rejects.toMatchObject(
      problem('email_taken'),
    )
    await expect(change(shop, mine.actor, { phone: theirs.phone })).rejects.toMatchObject(problem('phone_taken'))
    expect(await contactsOf(shop, mine.actor.id)).toEqual({ email: mine.email, phone: mine.phone })
  })
})

test('a deleted account leaves no code and no change behind, and its phone is free', async () => {
  const { actor, phone } = await givenContacts(shop)
  await change(shop, actor, { email: newEmail() })
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
