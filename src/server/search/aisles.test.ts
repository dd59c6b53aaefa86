import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../testing/shop.ts'

const SARI = 'a'.repeat(32)
const FROCK = 'b'.repeat(32)
const MEN = 1
const WOMEN = 2
const KIDS = 3

let shop: TestShop
let saris: number
beforeAll(async () => {
  shop = await openTestShop()
  saris = await shop.given.category('Saris', WOMEN)
})
beforeEach(async () => void (await shop.db.updateTable('products').set({ deleted_at: new Date() }).execute()))
afterAll(() => shop.close())

async function pictured(categoryId: number, image: string | null, vendorId = 1): Promise<number> {
  const id = await shop.given.product({ categoryId, vendorId })
  await shop.db.updateTable('products').set({ image }).where('id', '=', id).execute()
  return id
}

const pictures = async () => {
  const { body } = await shop.call('GET /api/product/aisles', {})
  return Object.fromEntries(
    body.aisles.map(({ id, imagePath }: { id: number; imagePath: string | null }) => [id, imagePath]),
  )
}

test('an aisle shows the newest picture of its category and all below it, or none', async () => {
  await pictured(WOMEN, FROCK)
  await pictured(saris, SARI)
  await pictured(saris, null)
  expect(await pictures()).toEqual({ [MEN]: null, [WOMEN]: `/images/${SARI}-960.webp`, [KIDS]: null })
})

test('what is not on sale leads nobody into an aisle', async () => {
  const { id: pending } = await shop.given.vendor('Pending')
  await pictured(KIDS, FROCK, pending)
  await pictured(await shop.given.category('Put away', KIDS, false), FROCK)
  expect(await pictures()).toEqual({ [MEN]: null, [WOMEN]: null, [KIDS]: null })
})

test('what has sold out leads nobody into an aisle', async () => {
  await pictured(MEN, SARI)
  await shop.given
    .product({ categoryId: MEN, stock: { M: 0 } })
    .then((id) => shop.db.updateTable('products').set({ image: FROCK }).where('id', '=', id).execute())
  expect((await pictures())[MEN]).toBe(`/images/${SARI}-960.webp`)
})

test('nobody takes an aisle by adding something: what has stood in it for a day stays until tomorrow', async () => {
  const settled = await pictured(MEN, SARI)
  const aDayAgo = new Date(Date.now() - 25 * 3_600_000)
  await shop.db.updateTable('products').set({ created_at: aDayAgo }).where('id', '=', settled).execute()
  await pictured(MEN, FROCK)
  expect((await pictures())[MEN]).toBe(`/images/${SARI}-960.webp`)
})

test('there are as many aisles as stand side by side, in the order of the shop, and none that is hidden', async () => {
  await shop.given.category('Home', null)
  const change = (id: number, set: object) => shop.db.updateTable('categories').set(set).where('id', '=', id).execute()
  await change(KIDS, { is_active: false })
  await change(MEN, { display_order: 9 })
  const { body } = await shop.call('GET /api/product/aisles', {})
  expect(body.aisles.map(({ name }: { name: string }) => name)).toEqual(['Home', 'Women', 'Men'])
})
