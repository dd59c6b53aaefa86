import { afterEach, beforeEach, expect, test } from 'vitest'
import { StartRefusal } from '../platform/process/start-refusal.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { ensureAdmin } from './first-admin.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
})
afterEach(() => shop.close())

const WANTED = { username: 'boss', email: 'boss@example.com', password: undefined }
const logIn = (username: string, password: string) =>
  shop.call('POST /api/auth/login', { body: { username, password } }).then(({ status }) => status)

test('a shop without an admin gets one, with a password that is told once', async () => {
  const made = await ensureAdmin(shop.db, WANTED)
  expect(made).toEqual({ username: 'boss', password: expect.stringMatching(/^[\w-]{16}$/) })
  expect(await logIn('boss@example.com', made?.password ?? '')).toBe(200)
  expect(await ensureAdmin(shop.db, { ...WANTED, username: 'second', email: 'second@example.com' })).toBeNull()
  expect(await shop.db.selectFrom('users').select(['username', 'role']).execute()).toEqual([
    { username: 'boss', role: 'Admin' },
  ])
})

test('the admin of the start counts at once where two have to agree', async () => {
  await ensureAdmin(shop.db, WANTED)
  expect(await shop.db.selectFrom('users').select('admin_changed_at').execute()).toEqual([{ admin_changed_at: null }])
})

test('a given password is used and not told', async () => {
  expect(await ensureAdmin(shop.db, { ...WANTED, password: 'given by the owner' })).toEqual({
    username: 'boss',
    password: null,
  })
  expect(await logIn('BOSS', 'given by the owner')).toBe(200)
})

test('a shop whose only admin is deactivated gets a new one', async () => {
  await shop.db
    .updateTable('users')
    .set({ is_active: false })
    .where('id', '=', (await shop.given.account('Admin')).id)
    .execute()
  expect(await ensureAdmin(shop.db, WANTED)).not.toBeNull()
})

test('two shops that start at once on one database make one admin', async () => {
  const made = await Promise.all([1, 2, 3].map(() => ensureAdmin(shop.db, WANTED)))
  expect(made.filter((admin) => admin !== null)).toHaveLength(1)
})

test.each([
  ['ADMIN_PASSWORD', { password: 'Password1' }],
  ['ADMIN_USERNAME', { username: 'USER1' }],
  ['ADMIN_EMAIL', { email: 'User1@example.com' }],
])('a start that %s stands in the way of is refused in a sentence', async (name, changes) => {
  await shop.given.account('User')
  const refused = ensureAdmin(shop.db, { ...WANTED, ...changes })
  await expect(refused).rejects.toThrow(StartRefusal)
  await expect(refused).rejects.toThrow(new RegExp(`^${name} [^\\n]+\\.$`))
})
