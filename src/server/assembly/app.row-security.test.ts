import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { entriesPage, insertEntries } from '../audit/audit.queries.ts'
import { recentFailures } from '../auth/guesses.queries.ts'
import {
  addToLines,
  deleteLine,
  deleteLines,
  linesOf,
  piecesIn,
  takeBoughtPieces,
  updateLine,
} from '../cart/cart.queries.ts'
import { insertChanges, productsTouchedBy } from '../imports/import-changes.queries.ts'
import { picturesOf } from '../imports/import-pictures.queries.ts'
import { newJob } from '../imports/import-progress.ts'
import { insertImport } from '../imports/imports.queries.ts'
import { keepNumbers, productsNumbered } from '../imports/own-numbers.queries.ts'
import type { Db } from '../platform/database/db.ts'
import { lockProducts, markDeleted, updateProductRow, writeSizes } from '../products/change-product.queries.ts'
import { insertProductRows, insertSizes } from '../products/products.queries.ts'
import { behind } from '../testing/behind.ts'
import { sizeIdOf } from '../testing/orders.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { givenTraders, type Traders } from '../testing/traders.ts'
import { lockActiveAdmins, updateActive, updateRole } from '../users/managed-accounts.queries.ts'
import { accountNamed, accountOf, insertAccount } from '../users/users.queries.ts'
import { forgetContact, insertVendor, updateProfile } from '../vendors/vendors.queries.ts'

let shop: TestShop
let people: Traders
/** The customer’s, with a piece of the baker’s apron in the cart. */
let own: { lineId: number; apron: number }
beforeAll(async () => {
  shop = await openTestShop()
  people = await givenTraders(shop)
  const apron = await shop.given.product({ vendorId: people.baker.id, stock: { M: 5 } })
  const { id: lineId } = await shop.db
    .insertInto('cart_lines')
    .values({ customer_id: people.customer.id, product_id: apron, size: 'M', quantity: 2, seen_price_poisha: 145_000 })
    .returning('id')
    .executeTakeFirstOrThrow()
  own = { lineId, apron }
})
afterAll(() => shop.close())

const REFUSED = /row-level security|permission denied/

const product = {
  ...{ categoryId: 1, name: 'Forged', description: '', specification: '', pricePoisha: 1, compareAtPoisha: null },
  ...{ tags: [], chart: null, image: null, vector: "'forged':1A" },
}
const profile = { storeName: 'Forged', storeDescription: '', contactEmail: '', contactPhone: '' }

/** What is asked without the condition that the shop itself would put to it, under row security and by the shop. */
async function unchanged(rows: (db: Db) => Promise<unknown>, deed: () => Promise<unknown>): Promise<void> {
  const before = await rows(shop.db)
  await deed()
  expect(await rows(shop.db)).toEqual(before)
}

describe('under row security a customer’s cart', () => {
  const carts = (db: Db) => db.selectFrom('cart_lines').selectAll().execute()
  let rival: Db
  beforeAll(async () => {
    rival = await behind(shop, people.weaver.ownerId)
  })

  test('is seen by its customer', async () => {
    const mine = await behind(shop, people.customer.id)
    expect(await linesOf(mine, people.customer.id)).toMatchObject([{ id: own.lineId, quantity: 2 }])
  })

  test('is empty to anybody else', async () => {
    expect(await linesOf(rival, people.customer.id)).toEqual([])
    expect(await piecesIn(rival, people.customer.id)).toEqual([])
    expect(await carts(rival)).toEqual([])
  })

  test('cannot be changed, emptied or filled by anybody else', async () => {
    const { customer } = people
    const sizeId = await sizeIdOf(shop, own.apron)
    const piece = { productId: own.apron, size: 'M' as const, sizeId, quantity: 1 }
    await unchanged(carts, async () => {
      await updateLine(rival, own.lineId, { quantity: 9, pricePoisha: 1 })
      expect(await deleteLine(rival, customer.id, own.lineId)).toBeUndefined()
      await deleteLines(rival, customer.id)
      await takeBoughtPieces(rival, customer.id, [piece])
      await expect(addToLines(rival, customer.id, [{ ...piece, pricePoisha: 1 }])).rejects.toThrow(REFUSED)
    })
  })
})

describe('under row security a product', () => {
  const products = async (db: Db) => [
    await db.selectFrom('products').selectAll().orderBy('id').execute(),
    await db.selectFrom('product_sizes').selectAll().orderBy('product_id').orderBy('size').execute(),
  ]

  test.each(['weaver', 'customer'] as const)('is not for the %s to change', async (name) => {
    const stranger = await behind(shop, name === 'weaver' ? people.weaver.ownerId : people.customer.id)
    await unchanged(products, async () => {
      await lockProducts(stranger, [own.apron])
      await updateProductRow(stranger, own.apron, product)
      await markDeleted(stranger, [own.apron])
      await writeSizes(stranger, own.apron, [])
      await expect(writeSizes(stranger, own.apron, [{ size: 'L', stock: 1 }])).rejects.toThrow(REFUSED)
      await expect(insertSizes(stranger, [{ productId: own.apron, size: 'XL', stock: 1 }])).rejects.toThrow(REFUSED)
      await expect(insertProductRows(stranger, [{ ...product, vendorId: people.baker.id, sizes: [] }])).rejects.toThrow(
        REFUSED,
      )
    })
  })

  test('does not go over to another store', async () => {
    const baker = await behind(shop, people.baker.ownerId)
    const giving = baker.updateTable('products').set({ vendor_id: people.weaver.id }).where('id', '=', own.apron)
    await unchanged(products, () => expect(giving.execute()).rejects.toThrow(REFUSED))
  })
})

describe('under row security a store’s own numbers', () => {
  const numbers = (db: Db) => db.selectFrom('own_numbers').selectAll().orderBy('number').execute()

  test('are seen, taken and given by that store alone', async () => {
    const { baker, weaver } = people
    const mine = await behind(shop, baker.ownerId)
    await keepNumbers(mine, baker.id, [{ number: 'A-1', productId: own.apron }])
    const stranger = await behind(shop, weaver.ownerId)
    await unchanged(numbers, async () => {
      expect(await productsNumbered(mine, baker.id, ['A-1'])).toEqual(new Map([['A-1', own.apron]]))
      expect(await productsNumbered(stranger, baker.id, ['A-1'])).toEqual(new Map())
      const taking = keepNumbers(stranger, baker.id, [{ number: 'A-1', productId: own.apron }])
      await expect(taking).rejects.toThrow(REFUSED)
    })
  })
})

describe('under row security what an import did', () => {
  const changes = (db: Db) => db.selectFrom('import_changes').selectAll().execute()

  test('is kept and seen by its own account alone', async () => {
    const { baker, weaver } = people
    const [mine, stranger] = [await behind(shop, baker.ownerId), await behind(shop, weaver.ownerId)]
    const job = newJob(false, 'import-of-the-baker')
    const request = { vendorId: baker.id, isGoodRowsOnly: false }
    await insertImport(shop.db, baker.ownerId, job, { ...request, file: new Uint8Array([1]) })
    const added = { productId: own.apron, before: null, after: null }
    await insertChanges(mine, job.id, [added])
    await unchanged(changes, async () => {
      expect(await productsTouchedBy(mine, job.id)).toEqual([{ id: own.apron, isAdded: true }])
      expect(await productsTouchedBy(stranger, job.id)).toEqual([])
      expect((await picturesOf(stranger, job.id)).total).toBe(0)
      await expect(insertChanges(stranger, job.id, [added])).rejects.toThrow(REFUSED)
    })
  })
})

describe('under row security an account', () => {
  const accounts = (db: Db) => db.selectFrom('users').selectAll().orderBy('id').execute()

  test('sees itself alone, and no password', async () => {
    const { customer, admin, baker } = people
    const mine = await behind(shop, customer.id)
    expect(await accountOf(mine, customer.id)).toMatchObject({ username: customer.username })
    for (const id of [admin.id, baker.ownerId]) expect(await accountOf(mine, id)).toBeUndefined()
    expect(await lockActiveAdmins(mine)).toEqual([])
    await expect(accountNamed(mine, customer.username)).rejects.toThrow(REFUSED)
  })

  test('becomes no admin, whatever the shop forgets to ask', async () => {
    const { customer } = people
    const mine = await behind(shop, customer.id)
    const newcomer = { username: 'forged', email: 'forged@example.com', passwordHash: 'x', role: 'Admin' as const }
    await unchanged(accounts, async () => {
      await expect(updateRole(mine, customer.id, 'Admin')).rejects.toThrow(REFUSED)
      await expect(updateActive(mine, people.admin.id, false)).rejects.toThrow(REFUSED)
      await expect(insertAccount(mine, newcomer)).rejects.toThrow(REFUSED)
    })
  })

  test('is not told of who failed to log in', async () => {
    await expect(
      recentFailures(await behind(shop, people.customer.id), { account: '1', network: 'x', device: null }, 900),
    ).rejects.toThrow(REFUSED)
  })
})

describe('under row security a store', () => {
  const stores = (db: Db) => db.selectFrom('vendors').selectAll().orderBy('id').execute()

  test('is changed by its vendor alone', async () => {
    const { baker, weaver } = people
    const rival = await behind(shop, weaver.ownerId)
    await unchanged(stores, async () => {
      await expect(updateProfile(rival, { ...profile, vendorId: baker.id, status: 'Approved' })).rejects.toThrow(
        'no result',
      )
      await expect(forgetContact(rival, baker.ownerId)).rejects.toThrow('permission denied')
      const opened = { ...profile, ownerId: weaver.ownerId, status: 'Approved' as const }
      await expect(insertVendor(rival, opened)).rejects.toThrow(REFUSED)
    })
  })

  test.each(['Pending', 'Rejected'] as const)('that is %s does not approve itself', async (status) => {
    const hopeful = await shop.given.vendor(status)
    const mine = await behind(shop, hopeful.ownerId)
    const approving = mine.updateTable('vendors').set({ status: 'Approved' }).where('id', '=', hopeful.id)
    await unchanged(stores, () => expect(approving.execute()).rejects.toThrow(REFUSED))
  })
})

describe('under row security the audit', () => {
  const entry = {
    ...{ action: 'update', subject: 'product' as const, subjectId: 1, subjectName: 'x' },
    ...{ before: null, after: null },
  }

  test('is written in one’s own name, and not read', async () => {
    const { baker, admin } = people
    const mine = await behind(shop, baker.ownerId)
    await insertEntries(mine, [{ ...entry, actorId: baker.ownerId }])
    await expect(insertEntries(mine, [{ ...entry, actorId: admin.id }])).rejects.toThrow(REFUSED)
    await expect(entriesPage(mine, {}, { before: undefined, limit: 9 })).rejects.toThrow(REFUSED)
    const { rows } = await entriesPage(shop.db, {}, { before: undefined, limit: 9 })
    expect(rows).toMatchObject([{ actorId: baker.ownerId }])
  })
})
