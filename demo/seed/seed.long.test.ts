import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { statusOf } from '../../src/server/orders/order-status.ts'
import { createFolderStorage } from '../../src/server/platform/storage/folder-storage.ts'
import { cleanSpecification } from '../../src/server/products/specification.ts'
import { openTestShop, type TestShop } from '../../src/server/testing/shop.ts'
import { createRandom } from '../random.ts'
import { amountsOf } from './amounts.ts'
import { goodOf, LEAVES } from './goods.ts'
import { seedShop } from './seed-shop.ts'

const AMOUNTS = { products: 150, vendors: 5, orders: 60, seed: 7 }

let shop: TestShop
let imagesDir: string
const seedIt = (changes: Partial<typeof AMOUNTS> = {}) =>
  seedShop(
    shop.db,
    { ...AMOUNTS, ...changes },
    { pictures: createFolderStorage(imagesDir), passwordHash: 'none', now: new Date(), tell: () => undefined },
  )
beforeAll(async () => {
  shop = await openTestShop()
  imagesDir = await mkdtemp(join(tmpdir(), 'haat-seed-'))
  await seedIt()
})
afterAll(async () => {
  await shop.close()
  await rm(imagesDir, { recursive: true, force: true })
})

/** One number of the tables. */
async function numberOf(query: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`${sql.raw(`select (${query})::int as n`)}`.execute(shop.db)
  return rows[0]?.n ?? Number.NaN
}

describe('a shop that was empty', () => {
  test('has as many stores, products and orders as asked for', async () => {
    expect(await numberOf("select count(*) from vendors where not is_house and status = 'Approved'")).toBe(5)
    expect(await numberOf('select count(*) from orders')).toBe(60)
    const { headers, body } = await shop.call('GET /api/product', { query: { limit: '100' } })
    expect(headers.get('x-total-count')).toBe('150')
    expect(body).toHaveLength(100)
    for (const { imagePath, sizes } of body) {
      expect(imagePath).toMatch(/^\/images\/[0-9a-f]{32}-960\.webp$/)
      expect(sizes.length).toBeGreaterThan(0)
    }
  })

  test('has goods in every leaf category and of every store', async () => {
    const leaves =
      'select id from categories where id not in (select parent_id from categories where parent_id is not null)'
    expect(await numberOf(`select count(*) from (${leaves}) as leaf`)).toBe(LEAVES.length)
    expect(await numberOf(`select count(distinct category_id) from products where category_id in (${leaves})`)).toBe(
      LEAVES.length,
    )
    expect(await numberOf('select count(distinct vendor_id) from products')).toBe(5)
    expect(await numberOf('select sum(products) from product_counts')).toBe(150)
  })

  test('lets every product be found by its name, also with a letter missing', async () => {
    const products = await shop.db.selectFrom('products').select(['id', 'name']).orderBy('id').execute()
    for (const { id, name } of products) {
      const { body } = await shop.call('GET /api/product', { query: { search: name, limit: '100' } })
      expect(
        body.map((found: { id: number }) => found.id),
        name,
      ).toContain(id)
    }
    const { headers } = await shop.call('GET /api/product', { query: { search: 'panjbi' } })
    expect(Number(headers.get('x-total-count'))).toBeGreaterThan(0)
  })

  test('has orders whose sums are right from the lines up', async () => {
    expect(
      await numberOf(
        `select count(*) from parcels where items_poisha <>
         (select sum(price_poisha * quantity) from order_lines where parcel_id = parcels.id)`,
      ),
    ).toBe(0)
    expect(
      await numberOf(
        `select count(*) from orders where shipping_poisha <> 6000 or items_poisha <>
         (select sum(items_poisha) from parcels where order_id = orders.id)`,
      ),
    ).toBe(0)
    expect(
      await numberOf(
        `select count(*) from order_lines join parcels on parcels.id = parcel_id join products on products.id = product_id
         where parcels.vendor_id <> products.vendor_id or order_lines.name <> products.name
         or not exists (select 1 from product_sizes where product_id = products.id and size = order_lines.size)`,
      ),
    ).toBe(0)
  })

  test('has orders whose status follows from their parcels', async () => {
    const orders = await shop.db.selectFrom('orders').select(['id', 'status']).execute()
    const parcels = await shop.db.selectFrom('parcels').select(['order_id', 'status']).execute()
    expect(new Set(orders.map(({ status }) => status)).size).toBeGreaterThan(1)
    for (const { id, status } of orders)
      expect(status).toBe(statusOf(parcels.filter(({ order_id }) => order_id === id)))
  })
})

describe('a shop that has something already', () => {
  test('gets more stores beside those it has, in the same categories and with the pictures there are', async () => {
    const categories = await numberOf('select count(*) from categories')
    const pictures = await numberOf('select count(distinct image) from products')
    await seedIt({ products: 20, vendors: 2, orders: 5, seed: 8 })
    expect(await numberOf('select count(*) from products')).toBe(170)
    expect(await numberOf("select count(*) from users where email like 'store-%'")).toBe(7)
    expect(await numberOf('select count(*) from categories')).toBe(categories)
    expect(await numberOf('select count(distinct image) from products')).toBe(pictures)
  })
})

describe('seeded goods', () => {
  test('gives the same goods for the same seed', () => {
    const goods = (seed: number) => Array.from({ length: 60 }, (_, turn) => goodOf(turn, createRandom(seed)))
    expect(goods(3)).toEqual(goods(3))
    expect(goods(3)).not.toEqual(goods(4))
  })

  test('makes specifications that the shop would not clean further', () => {
    const random = createRandom(5)
    for (let turn = 0; turn < 200; turn += 1) {
      const { specification } = goodOf(turn, random)
      expect(cleanSpecification(specification)).toBe(specification)
    }
  })
})

describe('the words after npm run seed', () => {
  test('are amounts', () => {
    expect(amountsOf(['--products', '10', '--orders=3'])).toEqual({ products: 10, vendors: 0, orders: 3, seed: 1 })
  })

  test.each([
    [['--products', 'many'], /^--products must be a whole number/],
    [['--products'], /^--products must be a whole number/],
    [['--items', '3'], /^--items is not known/],
    [['products', '3'], /^products is not known/],
    [[], /^Say how much/],
  ])('or are refused in one sentence: %j', (words, sentence) => {
    expect(() => amountsOf(words)).toThrow(sentence)
  })
})
