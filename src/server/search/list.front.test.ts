import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Product } from '#contract/products'
import { openTestShop, type TestShop } from '../testing/shop.ts'

const PICTURE = 'd'.repeat(32)

let shop: TestShop
let old: { id: number }
let late: { id: number }
beforeAll(async () => {
  shop = await openTestShop()
  old = await shop.given.vendor()
  late = await shop.given.vendor()
})
beforeEach(async () => void (await shop.db.updateTable('products').set({ deleted_at: new Date() }).execute()))
afterAll(() => shop.close())

async function add(
  count: number,
  product: { vendorId: number; stock?: { M: number } },
  image: string | null = PICTURE,
) {
  const ids: number[] = []
  for (let made = 0; made < count; made += 1) ids.unshift(await shop.given.product(product))
  await shop.db.updateTable('products').set({ image }).where('id', 'in', ids).execute()
  return ids
}

async function front(): Promise<{ ids: number[]; total: number }> {
  const { body, headers } = await shop.call('GET /api/product/front', {})
  return { ids: body.map(({ id }: Product) => id), total: Number(headers.get('x-total-count')) }
}

test('a new store that adds very much fills no more of the front than its share, as long as others have something', async () => {
  const others = await add(6, { vendorId: old.id })
  const house = await add(6, { vendorId: 1 })
  const flood = await add(30, { vendorId: late.id })
  const { ids, total } = await front()
  expect(ids.slice(0, 12)).toEqual([...flood.slice(0, 4), ...house.slice(0, 4), ...others.slice(0, 4)])
  expect(ids.slice(12)).toEqual(flood.slice(4, 16))
  expect(total).toBe(42)
})

test('what has sold out and what nobody can see stand on the front only where there is room', async () => {
  const soldOut = await add(1, { vendorId: late.id, stock: { M: 0 } })
  const unseen = await add(1, { vendorId: late.id }, null)
  const few = await add(2, { vendorId: old.id })
  expect((await front()).ids).toEqual([...few, ...unseen, ...soldOut])
  const many = await add(24, { vendorId: old.id })
  expect((await front()).ids).toEqual(many)
})
