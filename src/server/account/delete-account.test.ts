import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { hashPassword } from '../auth/passwords.ts'
import { givenSecret, newPhone } from '../codes/testing/secrets.ts'
import { auditOf } from '../testing/audit.ts'
import { addToCart } from '../testing/carts.ts'
import { moveOrder, order, orderBody, readOrder } from '../testing/orders.ts'
import { openTestShop, problem, type TestShop } from '../testing/shop.ts'

const PASSWORD = 'a panjabi for the feast'

let shop: TestShop
let passwordHash: string
let admin: { id: number; token: string; username: string }
beforeAll(async () => {
  shop = await openTestShop()
  passwordHash = await hashPassword(PASSWORD)
})
afterAll(() => shop.close())
/** The only active one. */
beforeEach(async () => {
  await shop.db.updateTable('users').set({ is_active: false }).where('role', '=', 'Admin').execute()
  admin = await shop.given.account('Admin')
  await unlock(admin.id)
})

async function unlock(id: number): Promise<void> {
  await shop.db.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', id).execute()
}

async function customer() {
  const made = await shop.given.account()
  await unlock(made.id)
  return made
}

const remove = ({ token }: { token: string }, name: string, password = PASSWORD) =>
  shop.call('POST /api/account/delete', { body: { name, password } }, token)
const me = ({ token }: { token: string }) => shop.call('GET /api/auth/me', {}, token)
const rowOf = (id: number) => shop.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()

test('a customer deletes their own account, by its name and password; cart, names and ways in go, orders stay', async () => {
  const person = await customer()
  const product = await shop.given.product()
  const { body: placed } = await order(shop, person.token, orderBody([{ productId: product }]))
  await addToCart(shop, person, { productId: product, quantity: 1, size: 'M' })
  const logIn = () => shop.call('POST /api/auth/login', { body: { username: person.username, password: PASSWORD } })
  const { body: elsewhere } = await logIn()
  expect(await remove(person, ` ${person.username.toUpperCase()} `)).toMatchObject({ status: 200 })
  expect(await rowOf(person.id)).toMatchObject({ username: null, email: null, is_active: false, password_hash: '' })
  for (const token of [person.token, elsewhere.token])
    expect(await me({ token })).toMatchObject({ status: 401, body: problem('session_ended') })
  expect((await logIn()).status).toBe(401)
  const left = (table: 'cart_lines' | 'sessions', column: 'customer_id' | 'account_id') =>
    sql`select 1 from ${sql.table(table)} where ${sql.ref(column)} = ${person.id}`.execute(shop.db)
  expect((await left('cart_lines', 'customer_id')).rows).toEqual([])
  expect((await left('sessions', 'account_id')).rows).toEqual([])
  const kept = await readOrder(shop, admin.token, placed.id)
  expect(kept).toMatchObject({ status: 200, body: { id: placed.id } })
  expect(await auditOf(shop, admin, 'user', person.id)).toEqual([])
})

test('another name, or another password, deletes nothing', async () => {
  const person = await customer()
  expect(await remove(person, admin.username)).toMatchObject({
    status: 400,
    body: { fields: { name: 'This does not match your account.' } },
  })
  expect(await remove(person, person.email, 'not it')).toMatchObject({
    status: 400,
    body: { fields: { password: 'This is not your password.' } },
  })
  expect((await me(person)).status).toBe(200)
})

test('who has a password shows it: a code in a borrowed phone deletes nothing', async () => {
  const person = await customer()
  const { ticket } = await givenSecret(shop, { purpose: 'prove_account', recipient: newPhone(), accountId: person.id })
  const body = { name: person.username, proof: { ticket, code: '123456' } }
  const refused = await shop.call('POST /api/account/delete', { body }, person.token)
  expect(refused).toMatchObject({ status: 400, body: { fields: { password: 'Please fill this in.' } } })
  expect((await me(person)).body).toMatchObject({ id: person.id, hasPassword: true })
})

test('who has a phone and no password proves by a code, once and no other person’s; the phone is free again', async () => {
  const { id, token } = await shop.given.account()
  const phone = newPhone()
  const phoneAlone = { phone, username: null, email: null, password_hash: null }
  await shop.db.updateTable('users').set(phoneAlone).where('id', '=', id).execute()
  expect((await me({ token })).body).toMatchObject({ id, hasPassword: false })
  const removeBy = (ticket: string) => {
    const proof = { ticket, code: '123456' }
    return shop.call('POST /api/account/delete', { body: { name: `+88${phone}`, proof } }, token)
  }
  const other = await givenSecret(shop, { purpose: 'prove_account', recipient: newPhone(), accountId: admin.id })
  expect((await removeBy(other.ticket)).body).toMatchObject({ fields: { code: expect.any(String) } })
  const own = await givenSecret(shop, { purpose: 'prove_account', recipient: phone, accountId: id })
  expect((await removeBy(own.ticket)).status).toBe(200)
  expect(await rowOf(id)).toMatchObject({ phone: null, deleted_at: expect.any(Date) })
})

test('the last active admin stays; one of two goes', async () => {
  expect(await remove(admin, admin.username)).toMatchObject({ status: 409, body: problem('last_admin') })
  expect((await me(admin)).status).toBe(200)
  const second = await shop.given.account('Admin')
  await unlock(second.id)
  expect((await remove(second, second.username)).status).toBe(200)
})

test('two last admins who delete themselves at once: one of them stays', async () => {
  const second = await shop.given.account('Admin')
  await unlock(second.id)
  const both = await Promise.all([remove(second, second.username), remove(admin, admin.username)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('a vendor takes the store along; the audit names nobody, and open parcels are the admins’ to move', async () => {
  const person = { email: 'shirin.akter@private.example', password: PASSWORD }
  const store = { storeName: 'Shirin Silk', storeDescription: 'Silk', contactPhone: '01722334466' }
  const { body: own } = await shop.call('POST /api/Vendors/Register', { body: { ...person, ...store } })
  const { id } = (await me(own)).body
  const vendor = await shop.db
    .updateTable('vendors')
    .set({ status: 'Approved' })
    .where('owner_id', '=', id)
    .returning('id')
    .executeTakeFirstOrThrow()
  const product = await shop.given.product({ vendorId: vendor.id })
  const { body: placed } = await order(shop, (await customer()).token, orderBody([{ productId: product }]))
  expect((await remove(own, person.email)).status).toBe(200)
  expect((await shop.call('GET /api/stores/:id', { params: { id: String(vendor.id) } }, admin.token)).status).toBe(404)
  expect(await auditOf(shop, admin, 'user', id)).toEqual([
    { by: `Account ${id}`, action: 'delete', before: { role: 'Vendor', isActive: true }, after: null },
  ])
  const told = await shop.call('GET /api/audit', { query: {} }, admin.token)
  const { rows } = await sql<{ entry: string }>`select entry::text as entry from audit_entries as entry`.execute(
    shop.db,
  )
  for (const words of ['shirin.akter', '01722334466'])
    expect(
      [JSON.stringify(told.body), ...rows.map(({ entry }) => entry)].filter((each) => each.includes(words)),
    ).toEqual([])
  expect((await moveOrder(shop, admin.token, placed.id, 'Completed')).status).toBe(200)
})
