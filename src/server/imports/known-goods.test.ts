import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditOf } from '../testing/audit.ts'
import { importedBy, importFile, told } from '../testing/imports.ts'
import { order, orderBody } from '../testing/orders.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const HEADS = 'sku,name,category,price,sizes,stock,tags,description'
const LIST = `${HEADS}\nP-1,Round panjabi,Men,1000,M|L,M:5|L:2,eid,Soft\nP-2,Cap,Men,200,M,9,,\n`
const DEARER = LIST.replace('1000', '900').replace('L:2', 'L:4')

async function exportOf(token: string): Promise<string> {
  const answer = await fetch(`${shop.url}/api/product/export`, { headers: { authorization: `Bearer ${token}` } })
  return await answer.text()
}

describe('goods that are in the store already', () => {
  test('are told, and nothing is stored, where nobody says what becomes of them', async () => {
    const vendor = await shop.given.vendor()
    await importFile(shop, vendor.token, { file: LIST })
    const job = await importFile(shop, vendor.token, { file: `${DEARER}P-3,Hat,Men,100,M,1,,\n`, goodRows: '1' })
    expect(job).toMatchObject({ state: 'refused', known: 2, created: 0, updated: 0 })
    expect(told(job)).toEqual([expect.stringMatching(/^1 : 2 products are already in your store: /)])
    expect(await importedBy(shop, vendor)).toMatchObject([{ name: 'Cap' }, { name: 'Round panjabi', price: 1000 }])
  })

  test('are counted by a check, which asks nothing', async () => {
    const vendor = await shop.given.vendor()
    expect(await importFile(shop, vendor.token, { file: LIST, dryRun: '1' })).toMatchObject({ known: 0 })
    await importFile(shop, vendor.token, { file: LIST })
    const checked = await importFile(shop, vendor.token, { file: DEARER, dryRun: '1' })
    expect(checked).toMatchObject({ state: 'done', known: 2, products: 2, problems: [] })
  })

  test('are changed where they are to be updated, and what is new is added', async () => {
    const vendor = await shop.given.vendor()
    await importFile(shop, vendor.token, { file: LIST })
    const [, before] = await importedBy(shop, vendor)
    const job = await importFile(shop, vendor.token, { file: `${DEARER}P-3,Hat,Men,100,M,1,,\n`, known: 'update' })
    expect(job).toMatchObject({ state: 'done', known: 2, created: 1, updated: 2 })
    expect(await importedBy(shop, vendor)).toMatchObject([
      { name: 'Cap', price: 200, version: 1 },
      { name: 'Hat', ownNumber: 'P-3' },
      { id: before?.id, price: 900, stock: { M: 5, L: 4 }, version: 2, ownNumber: 'P-1' },
    ])
  })

  test('are put beside the others where they are to be added, and are those that the next update finds', async () => {
    const vendor = await shop.given.vendor()
    await importFile(shop, vendor.token, { file: LIST })
    const job = await importFile(shop, vendor.token, { file: DEARER, known: 'add' })
    expect(job).toMatchObject({ state: 'done', known: 2, created: 2, updated: 0 })
    await importFile(shop, vendor.token, { file: LIST.replace('1000', '800'), known: 'update' })
    const prices = (await importedBy(shop, vendor)).map(({ name, price }) => `${name} ${price}`)
    expect(prices.toSorted()).toEqual(['Cap 200', 'Cap 200', 'Round panjabi 1000', 'Round panjabi 800'])
  })

  test('are those of an export, whose price was changed there', async () => {
    const vendor = await shop.given.vendor()
    await importFile(shop, vendor.token, {
      file: 'name,category,price,sizes,stock\nRound trip panjabi,Men,1000,M|L,M:5|L:2\n',
    })
    const file = (await exportOf(vendor.token)).replace(',1000,', ',900,')
    expect(await importFile(shop, vendor.token, { file })).toMatchObject({ state: 'refused', known: 1 })
    expect(await importFile(shop, vendor.token, { file, known: 'update' })).toMatchObject({ updated: 1, created: 0 })
    expect(await importedBy(shop, vendor)).toMatchObject([{ price: 900, stock: { M: 5, L: 2 } }])
  })

  test('are nobody’s of another store, whatever its file says', async () => {
    const [vendor, other] = [await shop.given.vendor(), await shop.given.vendor()]
    await importFile(shop, vendor.token, { file: LIST })
    const file = (await exportOf(vendor.token)).replaceAll('1000', '1')
    expect(await importFile(shop, other.token, { file, known: 'update' })).toMatchObject({ known: 0, created: 2 })
    expect(await importedBy(shop, vendor)).toMatchObject([{ price: 200 }, { price: 1000 }])
  })

  test('are new again once they were deleted', async () => {
    const vendor = await shop.given.vendor()
    await importFile(shop, vendor.token, { file: LIST })
    for (const { id } of await importedBy(shop, vendor))
      await shop.call('DELETE /api/product/:id', { params: { id: String(id) } }, vendor.token)
    expect(await importFile(shop, vendor.token, { file: LIST })).toMatchObject({ state: 'done', known: 0, created: 2 })
  })
})

describe('an update', () => {
  test('leaves what its file does not speak of, and is told in the audit as what changed', async () => {
    const [admin, vendor] = [await shop.given.account('Admin'), await shop.given.vendor()]
    await importFile(shop, vendor.token, { file: LIST })
    const file = 'sku,name,category,price\nP-1,Round panjabi,Men,950\n'
    await importFile(shop, vendor.token, { file, known: 'update' })
    const [, product] = await importedBy(shop, vendor)
    expect(product).toMatchObject({ price: 950, stock: { M: 5, L: 2 }, tags: ['eid'], description: 'Soft' })
    const entries = await auditOf(shop, admin, 'product', product?.id ?? 0)
    const told = { action: 'update', before: { price: 1000 }, after: { price: 950 } }
    expect(entries).toContainEqual(expect.objectContaining(told))
  })

  test('is what shoppers see and buy at once', async () => {
    const [vendor, customer] = [await shop.given.vendor(), await shop.given.account()]
    await importFile(shop, vendor.token, { file: LIST })
    const [, { id } = { id: 0 }] = await importedBy(shop, vendor)
    const shown = async () => (await shop.call('GET /api/product/:id', { params: { id: String(id) } })).body
    expect(await shown()).toMatchObject({ price: 1000, soldOutSizes: [] })
    await importFile(shop, vendor.token, { file: LIST.replace('1000', '900').replace('M:5', 'M:0'), known: 'update' })
    expect(await shown()).toMatchObject({ price: 900, soldOutSizes: ['M'] })
    const bought = await order(shop, customer.token, orderBody([{ productId: id, Size: 'M' }]))
    expect(bought.status).toBe(409)
  })
})
