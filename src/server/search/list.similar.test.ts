import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Product } from '#contract/products'
import { changeProduct } from '../selling/testing/forms.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ responseCacheBytes: 1_000_000 })
})
afterAll(() => shop.close())

let panjabis: number
let shirts: number
beforeEach(async () => {
  const men = await shop.given.category('Men of the test', null)
  panjabis = await shop.given.category('Panjabis', men)
  shirts = await shop.given.category('Shirts', men)
})

async function beside(id: number): Promise<string[]> {
  const { status, body } = await shop.call('GET /api/product/:id/similar', { params: { id: String(id) } })
  expect(status).toBe(200)
  return body.map(({ name }: Product) => name)
}

const panjabi = (name: string, taka: number, more = {}) =>
  shop.given.product({ name, categoryId: panjabis, pricePoisha: taka * 100, ...more })

test('beside a product stand those of its category, the nearest in price first, and then those of its neighbours', async () => {
  const seen = await panjabi('Seen', 1000)
  await shop.given.product({ name: 'Shirt', categoryId: shirts, pricePoisha: 100_000 })
  await panjabi('Dear', 3000)
  await panjabi('Near', 1100)
  await shop.given.product({ name: 'Of another root', categoryId: 2 })
  expect(await beside(seen)).toEqual(['Near', 'Dear', 'Shirt'])
})

test('what is sold out stands behind what can be bought', async () => {
  const seen = await panjabi('Seen', 1000)
  await panjabi('Sold out', 1000, { stock: { M: 0 } })
  await panjabi('Left', 2000, { stock: { M: 1 } })
  expect(await beside(seen)).toEqual(['Left', 'Sold out'])
})

test('nothing stands beside it that shoppers may not see, nor beside what they may not see', async () => {
  const pending = await shop.given.vendor('Pending')
  const hidden = await shop.given.category('Hidden', await rootOf(panjabis), false)
  const seen = await panjabi('Seen', 1000)
  const unseen = await panjabi('Of a pending store', 1000, { vendorId: pending.id })
  await shop.given.product({ name: 'In a hidden category', categoryId: hidden })
  expect(await beside(seen)).toEqual([])
  expect(await beside(unseen)).toEqual([])
})

test('there are eight of them and no more', async () => {
  const seen = await panjabi('Seen', 1000)
  for (let number = 1; number <= 10; number += 1) await panjabi(`Panjabi ${number}`, 1000 + number)
  expect(await beside(seen)).toHaveLength(8)
})

test('a product that moves to another category has the neighbours of that one at once', async () => {
  const admin = await shop.given.account('Admin')
  const seen = await panjabi('Seen', 1000)
  for (let number = 1; number <= 8; number += 1) await panjabi(`Panjabi ${number}`, 1000 + number)
  expect(await beside(seen)).toContain('Panjabi 8')
  const sarees = await shop.given.category('Sarees of the test', null)
  await shop.given.product({ name: 'Saree', categoryId: sarees })
  expect((await changeProduct(shop, admin.token, seen, { category: String(sarees) })).status).toBe(200)
  expect(await beside(seen)).toEqual(['Saree'])
})

async function rootOf(categoryId: number): Promise<number | null> {
  const { parent_id } = await shop.db
    .selectFrom('categories')
    .select('parent_id')
    .where('id', '=', categoryId)
    .executeTakeFirstOrThrow()
  return parent_id
}
