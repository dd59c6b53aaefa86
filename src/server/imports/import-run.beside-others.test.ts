import { setImmediate as turn } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addProduct, changeProduct } from '../selling/testing/forms.ts'
import { importFile, sendImport, untilOver } from '../testing/imports.ts'
import { order, orderBody } from '../testing/orders.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { untilSomebodyWaits } from '../testing/waiting.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

describe('while a store imports', () => {
  test('another saves with the same new words, and its goods are bought', async () => {
    const [importer, other] = [await shop.given.vendor(), await shop.given.vendor()]
    const customer = await shop.given.account()
    await addProduct(shop, importer.token)
    const { body: added } = await addProduct(shop, other.token)
    const file = 'name,price,category\nMakrana Jhilmil,100,Men'
    // The count of the store’s products is held: the import stands still in the middle of its products.
    const { id, answers } = await shop.db.transaction().execute(async (tx) => {
      await tx.selectFrom('product_counts').selectAll().where('vendor_id', '=', importer.id).forUpdate().execute()
      const { body: begun } = await sendImport(shop, importer.token, { file })
      await untilSomebodyWaits(shop)
      return {
        id: begun.id,
        answers: await Promise.all([
          changeProduct(shop, other.token, added.product.id, { name: 'Jhilmil' }),
          addProduct(shop, other.token, { name: 'Makrana' }),
          order(shop, customer.token, orderBody([{ productId: added.product.id }])),
        ]),
      }
    })
    expect(answers.map(({ status }) => status)).toEqual([200, 201, 201])
    // It has not given up meanwhile, which would have let them pass.
    expect(await untilOver(shop, importer.token, id)).toMatchObject({ state: 'done', created: 1 })
  })

  test('the shop answers between any two of its rows, however long it takes to clean them', async () => {
    const { token } = await shop.given.vendor()
    const rows = Array.from({ length: 60 }, (_, at) => `Cap ${at},100,Men,${'&<'.repeat(5_000)}`)
    const { longest, whole, result } = await silenceOf(() =>
      importFile(shop, token, { file: ['name,price,category,specification', ...rows].join('\n') }),
    )
    expect(result).toMatchObject({ state: 'done', created: 60 })
    expect(longest / whole).toBeLessThan(0.25)
  })
})

/** The longest time in which this process did nothing else while something was done, beside the time all of it took; in ms. */
async function silenceOf<Result>(deed: () => Promise<Result>) {
  const begun = performance.now()
  let [last, longest, isOver] = [begun, 0, false]
  const running = deed().finally(() => {
    isOver = true
  })
  while (!isOver) {
    await turn()
    const now = performance.now()
    longest = Math.max(longest, now - last)
    last = now
  }
  return { longest, whole: performance.now() - begun, result: await running }
}
