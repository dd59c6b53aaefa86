import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSubscribers } from '../assembly/subscribers.ts'
import { insertContactChange } from '../codes/contact-changes.queries.ts'
import { transact } from '../platform/database/db.ts'
import { givenAccount } from '../testing/given-documents.ts'
import { keepTestJobsRunning } from '../testing/jobs.ts'
import { untilMailsRest } from '../testing/mails.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  await keepTestJobsRunning(shop, {
    subscribers: createSubscribers({ sends: { mail: false, sms: false }, publicUrl: 'https://haat.example' }),
  })
})
afterAll(() => shop.close())

type Store = { id: number; ownerId: number; token: string }

async function givenStore(): Promise<Store> {
  const store = await shop.given.vendor()
  await reachedBy(store, `store${store.id}@old.example`, '01811000001')
  // What it was before that is of no matter.
  await shop.db.deleteFrom('earlier_contacts').execute()
  await givenAccount(shop, store.id)
  return store
}

async function reachedBy({ id }: Store, email: string, phone: string): Promise<void> {
  const contact = { contact_email: email, contact_phone: phone, proven_email: email, proven_phone: phone }
  await shop.db.updateTable('vendors').set(contact).where('id', '=', id).execute()
}

/** As the store’s login does it; answers who was told where, and in which words. */
async function changedAccount({ id, token }: Store): Promise<{ where: string[]; words: string }> {
  const body = { way: 'bkash', number: '01711006789' } as const
  expect((await shop.call('POST /api/payout-accounts', { body }, token)).status).toBe(201)
  await untilMailsRest(shop)
  const rows = await shop.db
    .selectFrom('messages')
    .selectAll()
    .where('kind', '=', 'store_account_changed')
    .where('recipient', 'like', `store:${id}%`)
    .orderBy('id')
    .execute()
  const where = rows.map(({ way, to_address, to_phone }) => `${way} ${to_address ?? to_phone ?? ''}`.trim())
  return { where, words: rows.map(({ subject, plain_text }) => `${subject}\n${plain_text ?? ''}`).join('\n') }
}

test('a store is told in every way that it is to be paid elsewhere, by the last digits, and what to do', async () => {
  const store = await givenStore()
  const preferred = { changes: [{ kind: 'store_account_changed', way: 'mail', isOn: false }] } as never
  expect(await shop.call('PUT /api/messages/preferences', { body: preferred }, store.token)).toMatchObject({
    status: 409,
    body: { code: 'message_must_be_told' },
  })
  const { where, words } = await changedAccount(store)
  expect(where).toEqual([`mail store${store.id}@old.example`, 'sms 01811000001', 'bell'])
  expect(words).toMatch(/bKash •••••••6789[\s\S]*72 hours[\s\S]*not you[\s\S]*\/dashboard\/papers/)
  expect(words).toContain('is to be paid to bKash *6789.')
  expect(words).not.toContain('01711006789')
})

test('who changes the contact first, or again, tells to whom it was before all the same', async () => {
  const store = await givenStore()
  for (const at of [1, 2]) await reachedBy(store, `thief${at}@new.example`, '01911000002')
  expect((await changedAccount(store)).where).toEqual([
    ...['mail thief2@new.example', 'sms 01911000002', 'bell'],
    ...[`mail store${store.id}@old.example`, 'sms 01811000001'],
  ])
})

test('so is an email of the owner’s account that was changed before', async () => {
  const store = await givenStore()
  const change = { accountId: store.ownerId, field: 'email', oldValue: 'owner@old.example', newValue: 'x@new.example' }
  await transact(shop.db, (tx) =>
    insertContactChange(tx, { ...change, field: 'email', wasEmailProven: true, undoHash: Buffer.alloc(32) }, 60),
  )
  expect((await changedAccount(store)).where).toContain('mail owner@old.example')
})

test('a contact that was changed long before is told no more, and goes with its account', async () => {
  const store = await givenStore()
  await reachedBy(store, 'moved@new.example', '01811000003')
  const ago = new Date(Date.now() - 73 * 3_600_000)
  await shop.db.updateTable('earlier_contacts').set({ changed_at: ago }).execute()
  expect((await changedAccount(store)).where).toEqual(['mail moved@new.example', 'sms 01811000003', 'bell'])
})

test('what was taken back by then is no news', async () => {
  const store = await givenStore()
  const other = await givenAccount(shop, store.id, { state: 'handed_in' })
  const params = { id: String(other) }
  expect((await shop.call('PUT /api/payout-accounts/:id/withdrawal', { params }, store.token)).status).toBe(200)
  await untilMailsRest(shop)
  const told = shop.db.selectFrom('messages').select('id').where('recipient', '=', `store:${store.id}`)
  expect(await told.execute()).toEqual([])
})
