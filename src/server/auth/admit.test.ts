import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Access } from '#contract/machinery/endpoint'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { createAdmit } from './admit.ts'
import { createSeenSessions } from './seen-sessions.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

/** The gate itself. */
const answerTo = async (token: string, access: Exclude<Access, 'anyone'>) =>
  createAdmit(shop.db, shop.tokens, createSeenSessions(shop.db, { error: () => undefined }))(
    `Bearer ${token}`,
    access,
    '192.0.2.1',
  ).then(
    () => 'welcome',
    ({ code }) => code,
  )

test('who lost a role is told so by the calls that need it, and to log in again by the others', async () => {
  const { id, token } = await shop.given.account('Admin')
  await shop.db.updateTable('users').set({ role: 'User' }).where('id', '=', id).execute()
  expect(await answerTo(token, 'admin')).toBe('not_allowed')
  expect(await answerTo(token, 'signed-in')).toBe('session_ended')
})

test('a vendor whose store is gone has no store to act for', async () => {
  const { id, token } = await shop.given.vendor()
  await shop.db.updateTable('vendors').set({ deleted_at: new Date() }).where('id', '=', id).execute()
  expect(await answerTo(token, 'vendor')).toBe('not_allowed')
})
