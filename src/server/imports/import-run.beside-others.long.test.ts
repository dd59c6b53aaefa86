import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addProduct, changeProduct } from '../selling/testing/forms.ts'
import { sendImport, untilOver } from '../testing/imports.ts'
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
})
