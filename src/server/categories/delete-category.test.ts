import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditOf } from '../testing/audit.ts'
import { type Answer, openTestShop, problem, type TestShop } from '../testing/shop.ts'
import { addCategory, changeCategory } from './testing/change.ts'
import { nodeOf } from './testing/tree.ts'

let shop: TestShop
let admin: Awaited<ReturnType<TestShop['given']['account']>>
beforeAll(async () => {
  shop = await openTestShop()
  admin = await shop.given.account('Admin')
})
afterAll(() => shop.close())

const add = (body: object) => addCategory(shop, admin, body)
const change = (id: number, body: object) => changeCategory(shop, admin, id, body)

function remove(id: number): Promise<Answer> {
  return shop.call('DELETE /api/categories/:id', { params: { id: String(id) } }, admin.token)
}

describe.each([1, 2, 3])('root %i', (id) => {
  test('can be renamed and hidden', async () => {
    const { name } = (await nodeOf(shop, admin, id)) ?? {}
    expect((await change(id, { name: `${name} of Dhaka`, isActive: false })).status).toBe(200)
    expect((await change(id, { name, isActive: true })).body).toMatchObject({ name, isActive: true })
  })

  test('cannot be deleted, and stays a root', async () => {
    const top = await shop.given.category(`Everybody ${id}`, null)
    expect(await remove(id)).toMatchObject({ status: 409, body: problem('category_root') })
    expect(await change(id, { parentId: top })).toMatchObject({ status: 409, body: problem('category_root') })
    expect(await nodeOf(shop, admin, id)).toMatchObject({ parentId: null })
  })
})

describe('deleting a category', () => {
  test('takes an empty one away', async () => {
    const { id } = (await add({ name: 'Mistake', parentId: 2 })).body
    expect((await remove(id)).status).toBe(200)
    expect(await nodeOf(shop, admin, id)).toBeUndefined()
    expect((await auditOf(shop, admin, 'category', id)).at(-1)).toMatchObject({
      action: 'delete',
      before: { name: 'Mistake', parent: 'Women' },
      after: null,
    })
    expect(await remove(id)).toMatchObject({ status: 404, body: problem('category_not_found') })
  })

  test.each([
    [1, 0, 'This category still has 1 subcategory.'],
    [0, 1, 'This category still has 1 product.'],
    [3, 12, 'This category still has 3 subcategories and 12 products.'],
  ])('is refused while it has %i subcategories and %i products, and says so', async (children, products, message) => {
    const id = await shop.given.category(`Full of ${children} and ${products}`, 1)
    for (let at = 0; at < children; at += 1) await shop.given.category(`Child ${at}`, id)
    for (let at = 0; at < products; at += 1) await shop.given.product({ categoryId: id })
    expect(await remove(id)).toMatchObject({ status: 409, body: { ...problem('category_in_use'), message } })
    expect(await nodeOf(shop, admin, id)).toMatchObject({ productCount: products })
  })

  test('counts products nobody can buy, but not deleted ones: those go without a category', async () => {
    const id = await shop.given.category('Old stock', 1, false)
    const { id: vendorId } = await shop.given.vendor('Rejected')
    const product = await shop.given.product({ categoryId: id, vendorId })
    expect((await remove(id)).body).toMatchObject({ message: 'This category still has 1 product.' })
    await shop.db.updateTable('products').set({ deleted_at: new Date() }).where('id', '=', product).execute()
    expect((await remove(id)).status).toBe(200)
    expect(await nodeOf(shop, admin, id)).toBeUndefined()
  })
})
