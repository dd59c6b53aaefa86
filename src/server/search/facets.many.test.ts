import { expect, onTestFinished, test } from 'vitest'
import { transact } from '../platform/database/db.ts'
import { insertProducts } from '../products/insert-products.ts'
import { openTestShop } from '../testing/shop.ts'

test('where more is found than anybody counts, what is chosen is counted all the same, and stands first', async () => {
  const shop = await openTestShop()
  onTestFinished(() => shop.close())
  const store = await shop.given.vendor()
  await shop.given.product({ vendorId: store.id, tags: ['eid'], stock: { XXL: 1 } })
  const many = Array.from({ length: 2_001 }, (_, at) => ({
    ...{ name: `Lungi ${at}`, description: '', specification: '', tags: ['plain'], chart: null, image: null },
    ...{ categoryId: 1, vendorId: 1, pricePoisha: 50_000, compareAtPoisha: null },
    sizes: [{ size: 'M' as const, stock: null }],
  }))
  await transact(shop.db, (tx) => insertProducts(tx, many))
  const { body } = await shop.call('GET /api/product/facets', { query: { vendorId: String(store.id) } })
  expect(body.stores).toEqual([
    { id: store.id, name: expect.any(String), count: 1 },
    { id: 1, name: 'Haat', count: null },
  ])
  expect(body).toMatchObject({ sizes: [{ size: 'XXL', count: 1 }], tags: [{ tag: 'eid', count: 1 }] })
})

test('where more is found than anybody counts, what comes late in the shop is a choice all the same', async () => {
  const shop = await openTestShop()
  onTestFinished(() => shop.close())
  const stores = [await shop.given.vendor(), await shop.given.vendor()]
  for (const { id: vendorId } of stores) {
    const many = Array.from({ length: 1_000 }, (_, at) => ({
      ...{
        name: `Lungi ${at}`,
        description: '',
        specification: '',
        tags: [`of ${vendorId}`],
        chart: null,
        image: null,
      },
      ...{ categoryId: 1, vendorId, pricePoisha: 50_000, compareAtPoisha: null },
      sizes: [{ size: 'M' as const, stock: null }],
    }))
    await transact(shop.db, (tx) => insertProducts(tx, many))
  }
  await shop.given.product()
  const { body } = await shop.call('GET /api/product/facets', {})
  expect(body.total).toBeNull()
  expect(body.stores.map(({ id }: { id: number }) => id)).toEqual(expect.arrayContaining(stores.map(({ id }) => id)))
  const tags = stores.map(({ id }) => ({ tag: `of ${id}`, count: null }))
  expect(body.tags).toEqual(expect.arrayContaining(tags))
})
