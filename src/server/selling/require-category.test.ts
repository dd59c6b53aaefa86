import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { problemWords } from '#contract/problems'
import { type Answer, openTestShop, problem, type TestShop } from '../testing/shop.ts'
import { untilSomebodyWaits } from '../testing/waiting.ts'
import { addProduct, changeProduct, storedProducts } from './testing/forms.ts'

let shop: TestShop
let vendor: { id: number; token: string }
let admin: { token: string }
beforeAll(async () => {
  shop = await openTestShop()
  vendor = await shop.given.vendor()
  admin = await shop.given.account('Admin')
})
afterAll(() => shop.close())

const TOLD_AT_THE_FIELD = {
  status: 400,
  body: { ...problem('invalid_request'), fields: { category: problemWords('category_not_found') } },
}

const WAYS: Record<string, (category: string) => Promise<Answer>> = {
  added: (category) => addProduct(shop, vendor.token, { category }),
  changed: async (category) =>
    changeProduct(shop, vendor.token, await shop.given.product({ vendorId: vendor.id }), { category }),
}
const ways = Object.entries(WAYS)

function remove(id: number): Promise<Answer> {
  return shop.call('DELETE /api/categories/:id', { params: { id: String(id) } }, admin.token)
}

describe.each(ways)('a product that is %s', (_, save) => {
  test('into a category that is deleted this very moment is refused at its field, and nothing is stored', async () => {
    const category = await shop.given.category('Short-lived', 1)
    let saving: Promise<Answer> | undefined
    let before: unknown
    await shop.db.transaction().execute(async (tx) => {
      await tx.selectFrom('categories').select('id').where('id', '=', category).forUpdate().execute()
      saving = save(String(category))
      await untilSomebodyWaits(shop)
      before = await storedProducts(shop)
      await tx.deleteFrom('categories').where('id', '=', category).execute()
    })
    expect(await saving).toMatchObject(TOLD_AT_THE_FIELD)
    expect(await storedProducts(shop)).toEqual(before)
  })

  test('while an admin deletes its category: one of the two is told', async () => {
    for (let round = 0; round < 10; round += 1) {
      const category = await shop.given.category(`Short-lived ${round}`, 2)
      const [saved, removed] = await Promise.all([save(String(category)), remove(category)])
      if (removed?.status === 200) expect(saved).toMatchObject(TOLD_AT_THE_FIELD)
      else {
        expect(removed).toMatchObject({ status: 409, body: problem('category_in_use') })
        expect(saved?.body.product.categoryId).toBe(category)
      }
    }
  })
})
