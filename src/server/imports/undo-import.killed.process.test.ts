import { afterAll, beforeAll, expect, test } from 'vitest'
import { importFile, keepImportsRunning } from '../testing/imports.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { startShopBeside } from '../testing/shop-beside.ts'
import { eventually, untilSomebodyWaits } from '../testing/waiting.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  await keepImportsRunning(shop)
})
afterAll(() => shop.close())

/** More than an undo locks at once. */
const KNOWN = 450
const NEW = 3

function list(rows: number, price: number): string {
  const goods = Array.from({ length: rows }, (_, row) => `P-${row},Saree ${row},Women,${price}`)
  return ['sku,name,category,price', ...goods].join('\n')
}

async function goodsOf(vendorId: number) {
  return await shop.db
    .selectFrom('products')
    .select(['id', 'name', 'price_poisha', 'deleted_at'])
    .where('vendor_id', '=', vendorId)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute()
}

test('an undo whose process is killed in its middle has undone nothing, and goes on in another', async () => {
  const vendor = await shop.given.vendor()
  await importFile(shop, vendor.token, { file: list(KNOWN, 900) })
  const before = await goodsOf(vendor.id)
  const { id } = await importFile(shop, vendor.token, { file: list(KNOWN + NEW, 800), known: 'update' })
  const imported = await goodsOf(vendor.id)
  expect(imported).toHaveLength(KNOWN + NEW)
  const undo = async () =>
    (await shop.call('GET /api/product/import/:job', { params: { job: id } }, vendor.token)).body.undo

  const killed = await startShopBeside(shop, {})
  await shop.db.transaction().execute(async (tx) => {
    // What the import added is deleted by then, and most of what it changed has its former price.
    await tx
      .selectFrom('products')
      .select('id')
      .where('id', '=', before.at(-1)?.id ?? 0)
      .forUpdate()
      .execute()
    await shop.call('POST /api/product/import/:job/undo', { params: { job: id } }, vendor.token)
    await untilSomebodyWaits(shop)
    expect(await killed.kill('SIGKILL')).toBe('SIGKILL')
  })
  expect(await goodsOf(vendor.id)).toEqual(imported)
  expect(await undo()).toMatchObject({ state: 'running', deleted: 0, restored: 0 })

  await startShopBeside(shop, {})
  const end = { state: 'done', deleted: NEW, restored: KNOWN, kept: [] }
  await eventually(async () => expect(await undo()).toMatchObject(end))
  expect(await goodsOf(vendor.id)).toEqual(before)
  const entries = await shop.db.selectFrom('audit_entries').select('id').where('action', '=', 'take-back').execute()
  expect(entries).toHaveLength(1)
})
