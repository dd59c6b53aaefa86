import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditOf } from '../testing/audit.ts'
import { openTestShop, problem, type TestShop } from '../testing/shop.ts'
import { resetAdmin } from './reset-admin.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const logIn = (username: string, password: string) =>
  shop.call('POST /api/auth/login', { body: { username, password } })

test('an admin who is locked out gets a password, without the second step, and all sessions end', async () => {
  const admin = await shop.given.account('Admin')
  await shop.db
    .insertInto('totp_secrets')
    .values({ account_id: admin.id, sealed: Buffer.from('lost'), confirmed_at: new Date() })
    .execute()
  for (let guess = 0; guess < 10; guess += 1) await logIn(admin.username, 'forgotten')
  expect((await logIn(admin.username, 'forgotten')).status).toBe(429)
  const { password } = await resetAdmin(shop.db, admin.username)
  expect(await shop.call('GET /api/auth/me', {}, admin.token)).toMatchObject({
    status: 401,
    body: problem('session_ended'),
  })
  const { status, body } = await logIn(admin.username, password)
  expect(status).toBe(200)
  const again = { ...admin, token: body.token }
  expect((await auditOf(shop, again, 'user', admin.id))[0]).toMatchObject({
    by: admin.username,
    action: 'reset',
    before: { twoStep: true },
    after: { twoStep: false },
  })
})

test('nobody else is reset', async () => {
  const vendor = await shop.given.account('Vendor')
  await expect(resetAdmin(shop.db, vendor.username)).rejects.toThrow('There is no admin')
  await expect(resetAdmin(shop.db, 'nobody-at-all')).rejects.toThrow('There is no admin')
  const admin = await shop.given.account('Admin')
  await shop.db.updateTable('users').set({ is_active: false }).where('id', '=', admin.id).execute()
  await expect(resetAdmin(shop.db, admin.username)).rejects.toThrow('is deactivated')
})
