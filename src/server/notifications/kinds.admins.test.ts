import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createSubscribers } from '../assembly/subscribers.ts'
import { keepTestJobsRunning } from '../testing/jobs.ts'
import { untilMailsRest } from '../testing/mails.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'

type Person = { id: number; username: string; token: string }
let shop: TestShop
let first: Person
let second: Person
beforeAll(async () => {
  shop = await openTestShop()
  await keepTestJobsRunning(shop, {
    subscribers: createSubscribers({ sends: { mail: false, sms: false }, publicUrl: 'https://haat.example' }),
  })
})
beforeEach(async () => {
  await shop.db.updateTable('users').set({ role: 'User' }).execute()
  first = await shop.given.account('Admin')
  second = await shop.given.account('Admin')
})
afterAll(() => shop.close())

const at = ({ id }: { id: number }) => ({ params: { id: String(id) } })
const setRole = (whom: { id: number }, role: 'Admin' | 'Vendor' | 'Customer') =>
  shop.call('PUT /api/users/:id/role', { ...at(whom), body: { role } }, first.token)

/** Since the last time that was asked: `admin:2 mail`, and what they say. */
async function told(): Promise<{ who: string[]; words: string }> {
  await untilMailsRest(shop)
  const rows = await shop.db.deleteFrom('messages').where('kind', '=', 'admin_changed').returningAll().execute()
  return {
    who: rows.map(({ recipient, way }) => `${recipient} ${way}`).toSorted(),
    words: rows.map(({ subject, plain_text }) => `${subject}\n${plain_text ?? ''}`).join('\n'),
  }
}
const both = (who: string) => [`${who} bell`, `${who} mail`]

test('that somebody became an admin is told to all other admins, the new one among them, by mail and bell', async () => {
  const promoted = await shop.given.account()
  expect((await setRole(promoted, 'Admin')).status).toBe(200)
  const { who, words } = await told()
  expect(who).toEqual([...both(`admin:${second.id}`), ...both(`admin:${promoted.id}`)].toSorted())
  expect(words).toContain(`${promoted.username} is an admin now`)
  expect(words).toMatch(
    new RegExp(`${first.username} did this[\\s\\S]*For 72 hours they cannot approve[\\s\\S]*/dashboard/users`),
  )
})

test.each<[string, string, () => Promise<unknown>]>([
  ['is no longer an admin', 'account', () => setRole(second, 'Customer')],
  ['was deactivated', 'account', () => shop.call('PUT /api/users/:id/toggle-active', at(second), first.token)],
  [
    'Two-step login of the admin',
    'admin',
    async () => {
      const secret = { account_id: second.id, sealed: Buffer.from('nobody’s'), confirmed_at: new Date() }
      await shop.db.insertInto('totp_secrets').values(secret).execute()
      await shop.call('DELETE /api/users/:id/totp', at(second), first.token)
    },
  ],
])('that an admin “%s” is told to the others, and to the account itself', async (says, as, act) => {
  const third = await shop.given.account('Admin')
  await act()
  const { who, words } = await told()
  expect(who).toEqual([...both(`${as}:${second.id}`), ...both(`admin:${third.id}`)].toSorted())
  expect(words).toContain(says)
})

test('that an admin is deleted, or active again, is told to the others', async () => {
  const third = await shop.given.account('Admin')
  const toggle = () => shop.call('PUT /api/users/:id/toggle-active', at(second), first.token)
  for (const _turn of ['off', 'on']) await toggle()
  expect((await told()).words).toContain(`The admin ${second.username} is active again`)
  await shop.call('DELETE /api/users/:id', at(second), first.token)
  const { who, words } = await told()
  expect(who).toEqual(both(`admin:${third.id}`))
  expect(words).toContain('was deleted')
})

test('what makes and unmakes no admin is told to nobody', async () => {
  const person = await shop.given.account()
  await setRole(person, 'Vendor')
  await shop.call('PUT /api/users/:id/toggle-active', at(person), first.token)
  expect((await told()).who).toEqual([])
})
