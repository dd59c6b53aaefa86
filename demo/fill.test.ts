import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { hashPassword } from '../src/server/auth/passwords.ts'
import { createFolderStorage } from '../src/server/platform/storage/folder-storage.ts'
import { openTestShop, type TestShop } from '../src/server/testing/shop.ts'
import { createAccount } from '../src/server/users/create-account.ts'
import { DEMO_VENDOR, fillDemo, openDemo } from './fill.ts'
import { DEMO_SHOPPER } from './orders/customers.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

test('a demo that another shop has filled opens to its password, and no other is told', async () => {
  const passwordHash = await hashPassword('the first shop’s')
  await createAccount(shop.db, { ...DEMO_SHOPPER, passwordHash, role: 'User' })
  await createAccount(shop.db, { username: null, email: DEMO_VENDOR, passwordHash, role: 'Vendor' })
  const opensTo = (password: string) =>
    fillDemo(shop.db, createFolderStorage(shop.imagesDir), password, () => undefined)
  expect([await opensTo('the first shop’s'), await opensTo('the second shop’s')]).toEqual([true, false])
})

test('of two machines that open an empty shop at once one fills it, and the other goes on with that', async () => {
  const empty = await openTestShop()
  onTestFinished(() => empty.close())
  const filled = await Promise.all([1, 2].map(() => openDemo(empty.db, [], 'no password opens this account')))
  expect(filled.sort()).toEqual([false, true])
})
