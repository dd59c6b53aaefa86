import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { codeIn, newPhone, recordedSecrets } from '../codes/testing/secrets.ts'
import type { VendorActor } from '../platform/actor.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { confirmStoreContact, readContacts, sendStoreCode } from './prove-contact.ts'
import { insertVendor } from './vendors.queries.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const secrets = recordedSecrets()
const VISITOR = { address: '203.0.113.9', userAgent: '', cookies: '', setCookie: () => undefined }
let stores = 0
let owner: { id: number; email: string; actor: VendorActor; vendorId: number }

beforeEach(async () => {
  stores += 1
  const account = await shop.given.account('Vendor')
  const vendorId = await insertVendor(shop.db, { ownerId: account.id, storeName: `Store ${stores}`, status: 'Pending' })
  const actor = { id: account.id, role: 'Vendor' as const, vendor: { id: vendorId, status: 'Pending' as const } }
  owner = { ...account, vendorId, actor }
})

const reachedAt = (contact: { contact_email?: string; contact_phone?: string }) =>
  shop.db.updateTable('vendors').set(contact).where('id', '=', owner.vendorId).execute()
const ofOwner = (account: { is_email_proven?: boolean; phone?: string }) =>
  shop.db.updateTable('users').set(account).where('id', '=', owner.id).execute()
const unproven = async () => (await readContacts(shop.db, owner.actor)).unproven.map(({ field }) => field)
const ask = (field: 'email' | 'phone') => sendStoreCode(shop.db, secrets, owner.actor, field, VISITOR)
const confirm = (ticket: string, code: string) =>
  confirmStoreContact(shop.db, secrets, owner.actor, { ticket, code }, VISITOR)

test('a store confirms its email and phone with the code that is sent there', async () => {
  const phone = newPhone()
  await reachedAt({ contact_email: `store${stores}@shop.example`, contact_phone: phone })
  expect(await unproven()).toEqual(['email', 'phone'])
  const { ticket } = await ask('phone')
  await expect(confirm(ticket, '000000')).rejects.toMatchObject({ code: 'invalid_code' })
  await confirm(ticket, codeIn(secrets.wordsTo(phone)))
  expect(await unproven()).toEqual(['email'])
  await confirm((await ask('email')).ticket, codeIn(secrets.wordsTo(`store${stores}@shop.example`)))
  expect(await unproven()).toEqual([])
  await expect(ask('email')).rejects.toMatchObject({ code: 'contact_confirmed' })
})

test('what the owner’s account has shown is the store’s as well', async () => {
  const phone = newPhone()
  await reachedAt({ contact_email: owner.email.toUpperCase(), contact_phone: `+88${phone}` })
  expect(await unproven()).toEqual(['email', 'phone'])
  await ofOwner({ is_email_proven: true, phone })
  expect(await unproven()).toEqual([])
})

test('a contact that is changed is to be confirmed anew, and a code to the one before confirms no other', async () => {
  const [first, second] = [newPhone(), newPhone()]
  await ofOwner({ is_email_proven: true })
  await reachedAt({ contact_phone: first })
  const { ticket } = await ask('phone')
  await reachedAt({ contact_phone: second })
  await confirm(ticket, codeIn(secrets.wordsTo(first)))
  expect(await unproven()).toEqual(['phone'])
  await reachedAt({ contact_phone: first })
  expect(await unproven()).toEqual([])
})

test('a code is good for the account that asked for it alone', async () => {
  const phone = newPhone()
  await reachedAt({ contact_phone: phone })
  const { ticket } = await ask('phone')
  const stranger = { ...owner.actor, id: (await shop.given.account('Vendor')).id }
  const code = codeIn(secrets.wordsTo(phone))
  await expect(confirmStoreContact(shop.db, secrets, stranger, { ticket, code }, VISITOR)).rejects.toMatchObject({
    code: 'invalid_code',
  })
})

test('an admin who opens a store vouches for where it is reached', async () => {
  const { id: ownerId, email } = await shop.given.account('Vendor')
  const store = { ownerId, contactEmail: email, contactPhone: newPhone(), storeName: `Opened ${stores}` }
  const id = await insertVendor(shop.db, { ...store, status: 'Approved' })
  expect(await readContacts(shop.db, { ...owner.actor, vendor: { id, status: 'Approved' } })).toEqual({ unproven: [] })
})

test('an admin who opens a store without an email vouches for its owner’s, where it is reached then', async () => {
  const { id: ownerId, email } = await shop.given.account('Vendor')
  const store = { ownerId, contactPhone: newPhone(), storeName: `Opened without ${stores}` }
  const id = await insertVendor(shop.db, { ...store, status: 'Approved' })
  const proven = await shop.db.selectFrom('vendors').select('proven_email').where('id', '=', id).executeTakeFirst()
  expect(proven).toEqual({ proven_email: email })
})
