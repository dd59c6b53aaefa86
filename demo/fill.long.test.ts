import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { hashPassword } from '../src/server/auth/passwords.ts'
import type { BlobStorage } from '../src/server/platform/storage/blob-storage.ts'
import { createFolderStorage } from '../src/server/platform/storage/folder-storage.ts'
import { picturesOfProducts } from '../src/server/products/pictures.queries.ts'
import type { Filling } from '../src/server/programs/offered-demo.ts'
import { openTestShop, type TestShop } from '../src/server/testing/shop.ts'
import { createAccount } from '../src/server/users/create-account.ts'
import { demoCatalogue } from './catalogue.ts'
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
  const opensTo = (password: string) => fillDemo(shop.db, fillingOf(createFolderStorage(shop.imagesDir), password))
  expect([await opensTo('the first shop’s'), await opensTo('the second shop’s')]).toEqual([true, false])
})

test('of two machines that open an empty shop at once one fills it, and the other goes on with that', async () => {
  const empty = await openTestShop()
  onTestFinished(() => empty.close())
  const filled = await Promise.all([1, 2].map(() => openDemo(empty.db, [], 'no password opens this account')))
  expect(filled.sort()).toEqual([false, true])
})

test('an empty shop names all pictures of the demo, and waits only for those that are seen first', async () => {
  const { drawn, front, named } = await filled({ areShownHere: true })
  expect(named).toHaveLength(demoCatalogue.products.length)
  expect(drawn).toEqual(expect.arrayContaining(front))
  expect(drawn.length).toBeLessThan(named.length / 4)
})

test('where browsers ask a bucket for pictures, the shop opens once all are drawn', async () => {
  const { drawn, named } = await filled({ areShownHere: false })
  expect(drawn.toSorted()).toEqual(named.toSorted())
})

async function filled(how: Pick<Filling, 'areShownHere'>) {
  const empty = await openTestShop()
  onTestFinished(() => empty.close())
  const drawn: string[] = []
  const pictures: BlobStorage = {
    ...createFolderStorage(empty.imagesDir),
    // As if it had been drawn before: the drawing itself is not what takes its time here.
    renew: async ({ hash }) => drawn.push(hash) > 0,
  }
  expect(await fillDemo(empty.db, { ...fillingOf(pictures, 'a password'), ...how })).toBe(true)
  const { body } = await empty.call('GET /api/product/front', {})
  const front = body.map(({ imagePath }: { imagePath: string }) => /[0-9a-f]{32}/.exec(imagePath)?.[0])
  return { drawn, front, named: await picturesOfProducts(empty.db) }
}

function fillingOf(pictures: BlobStorage, password: string): Filling {
  return { pictures, areShownHere: true, password, tell: () => undefined }
}
