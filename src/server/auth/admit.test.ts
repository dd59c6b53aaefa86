import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Access } from '#contract/endpoint'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { createAdmit } from './admit.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

/** The gate itself: some audiences have no call yet. */
const answerTo = async (token: string, access: Exclude<Access, 'anyone'>) =>
  createAdmit(shop.db, shop.tokens)(`Bearer ${token}`, access).then(
    () => 'welcome',
    ({ code }) => code,
  )

test('each audience admits its own', async () => {
  const tokens = {
    customer: (await shop.given.account('User')).token,
    admin: (await shop.given.account('Admin')).token,
    pending: (await shop.given.vendor('Pending')).token,
    rejected: (await shop.given.vendor('Rejected')).token,
    approved: (await shop.given.vendor('Approved')).token,
  }
  const table: Record<Exclude<Access, 'anyone'>, Record<keyof typeof tokens, string>> = {
    'signed-in': {
      customer: 'welcome',
      admin: 'welcome',
      pending: 'welcome',
      rejected: 'welcome',
      approved: 'welcome',
    },
    vendor: {
      customer: 'not_allowed',
      admin: 'not_allowed',
      pending: 'welcome',
      rejected: 'welcome',
      approved: 'welcome',
    },
    'approved-vendor': {
      customer: 'not_allowed',
      admin: 'not_allowed',
      pending: 'vendor_pending',
      rejected: 'vendor_rejected',
      approved: 'welcome',
    },
    'approved-vendor-or-admin': {
      customer: 'not_allowed',
      admin: 'welcome',
      pending: 'vendor_pending',
      rejected: 'vendor_rejected',
      approved: 'welcome',
    },
    admin: {
      customer: 'not_allowed',
      admin: 'welcome',
      pending: 'not_allowed',
      rejected: 'not_allowed',
      approved: 'not_allowed',
    },
  }
  for (const access of ['signed-in', 'vendor', 'approved-vendor', 'admin'] as const)
    for (const who of ['customer', 'admin', 'pending', 'rejected', 'approved'] as const)
      expect([access, who, await answerTo(tokens[who], access)]).toEqual([access, who, table[access][who]])
})

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
