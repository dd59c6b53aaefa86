import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { transact } from '../platform/database/db.ts'
import { type Answer, openTestShop, problem, type TestShop } from '../testing/shop.ts'
import { untilSomebodyWaits } from '../testing/waiting.ts'
import { addCategory, changeCategory } from './testing/change.ts'
import { nodeOf } from './testing/tree.ts'

let shop: TestShop
let one: { token: string }
let other: { token: string }
beforeAll(async () => {
  shop = await openTestShop()
  one = await shop.given.account('Admin')
  other = await shop.given.account('Admin')
})
afterAll(() => shop.close())

type By = { token: string }
const params = (id: number) => ({ params: { id: String(id) } })

const WAYS: Record<string, (by: By, id: number, parentId: number) => Promise<Answer>> = {
  'in the form': (by, id, parentId) => changeCategory(shop, by, id, { parentId }),
  'by its place': (by, id, parentId) =>
    shop.call('PUT /api/categories/:id/place', { ...params(id), body: { parentId, beforeId: null } }, by.token),
}
const pairs = Object.entries(WAYS).flatMap(([first, move]) =>
  Object.entries(WAYS).map(([second, moveToo]) => ({ first, move, second, moveToo })),
)

/** All calls are under way, and wait for the tree, before any may go on. */
async function together(...calls: (() => Promise<Answer>)[]): Promise<Answer[]> {
  const { running } = await transact(shop.db, async (tx) => {
    await sql`lock table categories in share row exclusive mode`.execute(tx)
    const running = calls.map((call) => call())
    await untilSomebodyWaits(shop, running.length)
    return { running }
  })
  return await Promise.all(running)
}

describe('two admins at once', () => {
  test.each(pairs)('move A below B $first and B below A $second: one is refused', async ({ move, moveToo }) => {
    const a = await shop.given.category(`A ${Math.random()}`, null)
    const b = await shop.given.category(`B ${Math.random()}`, null)
    const answers = await together(
      () => move(one, a, b),
      () => moveToo(other, b, a),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject(problem('category_circle'))
    const roots = [await nodeOf(shop, one, a), await nodeOf(shop, one, b)].filter((node) => node?.parentId === null)
    expect(roots).toHaveLength(1)
    expect(roots[0]?.children).toHaveLength(1)
  })

  test('move them again and again, without anybody holding the tree: no branch is ever lost', async () => {
    for (let round = 0; round < 10; round += 1) {
      const a = await shop.given.category(`A ${Math.random()}`, null)
      const b = await shop.given.category(`B ${Math.random()}`, null)
      const answers = await Promise.all(
        Object.values(WAYS).map((move, at) => (at === 0 ? move(one, a, b) : move(other, b, a))),
      )
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
      expect(await nodeOf(shop, one, a)).toBeDefined()
      expect(await nodeOf(shop, one, b)).toBeDefined()
    }
  })

  test('add the same name: one is refused', async () => {
    const parentId = await shop.given.category(`Parent ${Math.random()}`, null)
    const add = (by: By) => () => addCategory(shop, by, { name: 'Sarees', parentId })
    const answers = await together(add(one), add(other))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
  })

  test('delete a parent while the other adds below it: one is refused, and no child is an orphan', async () => {
    const parentId = await shop.given.category(`Parent ${Math.random()}`, null)
    const [deleted, added] = await together(
      () => shop.call('DELETE /api/categories/:id', params(parentId), one.token),
      () => addCategory(shop, other, { name: 'Child', parentId }),
    )
    expect([
      [200, 404],
      [409, 201],
    ]).toContainEqual([deleted?.status, added?.status])
  })
})

test('a category is not deleted over a product that is just being put into it', async () => {
  const categoryId = await shop.given.category('Nearly empty', 1)
  const { running } = await transact(shop.db, async (tx) => {
    const product = {
      name: 'Panjabi',
      vendor_id: 1,
      category_id: categoryId,
      price_poisha: 100,
      search: `'panjabi':1A`,
    }
    await tx.insertInto('products').values(product).execute()
    const running = shop.call('DELETE /api/categories/:id', params(categoryId), one.token)
    await untilSomebodyWaits(shop)
    return { running }
  })
  expect(await running).toMatchObject({ status: 409, body: { message: 'This category still has 1 product.' } })
})
