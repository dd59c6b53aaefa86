import { expect, onTestFinished, test } from 'vitest'
import { prepareGoods } from './import-store.ts'

test('others are answered between any two products, however long it takes to clean them', async () => {
  const goods = Array.from({ length: 60 }, (_, at) => ({
    draft: {
      vendorId: 1,
      categoryId: 1,
      name: `Cap ${at}`,
      description: '',
      specification: '&<'.repeat(500),
      pricePoisha: 10_000,
      compareAtPoisha: null,
      tags: [],
      sizes: [],
      chart: null,
      image: null,
    },
    number: '',
    haatId: null,
    says: new Set<never>(),
    picture: undefined,
  }))
  let turns = 0
  let next = setImmediate(function turn() {
    turns += 1
    next = setImmediate(turn)
  })
  onTestFinished(() => clearImmediate(next))
  const { products } = await prepareGoods(goods)
  expect(products.size).toBe(60)
  expect(turns).toBeGreaterThanOrEqual(59)
})
