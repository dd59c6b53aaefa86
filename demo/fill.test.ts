import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashPassword } from '../src/server/auth/passwords.ts'
import { openTestShop, type TestShop } from '../src/server/testing/shop.ts'
import { createAccount } from '../src/server/users/create-account.ts'
import { DEMO_SHOPPER, DEMO_VENDOR, fillDemo } from './fill.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

test('a demo that another shop has filled opens to its password, and no other is told', async () => {
  const passwordHash = await hashPassword('the first shop’s')
  await createAccount(shop.db, { ...DEMO_SHOPPER, passwordHash, role: 'User' })
  await createAccount(shop.db, { username: null, email: DEMO_VENDOR, passwordHash, role: 'Vendor' })
  const opensTo = (password: string) => fillDemo(shop.db, shop.imagesDir, password, () => undefined)
  expect([await opensTo('the first shop’s'), await opensTo('the second shop’s')]).toEqual([true, false])
})
