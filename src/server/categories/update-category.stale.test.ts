import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { transact } from '../platform/database/db.ts'
import { type Answer, openTestShop, problem, type TestShop } from '../testing/shop.ts'
import { untilSomebodyWaits } from '../testing/waiting.ts'
import { changeCategory } from './testing/change.ts'
import { nodeOf } from './testing/tree.ts'

let shop: TestShop
let admin: { token: string }
let colleague: { token: string }
beforeAll(async () => {
  shop = await openTestShop()
  admin = await shop.given.account('Admin')
  colleague = await shop.given.account('Admin')
})
afterAll(() => shop.close())

type By = { token: string }
const params = (id: number) => ({ params: { id: String(id) } })
const change = (by: By, id: number, body: object) => changeCategory(shop, by, id, body)
const place = (by: By, id: number, body: { parentId: number | null; fromVersion?: number }): Promise<Answer> =>
  shop.call('PUT /api/categories/:id/place', { ...params(id), body: { beforeId: null, ...body } }, by.token)

/** Everything else that an admin may have in hand of a category that a colleague has just renamed. */
const WAYS: Record<string, (id: number) => Promise<Answer>> = {
  renaming: (id) => change(admin, id, { name: 'Frocks', fromVersion: 1 }),
  hiding: (id) => change(admin, id, { isActive: false, fromVersion: 1 }),
  moving: (id) => change(admin, id, { parentId: 3, fromVersion: 1 }),
  placing: (id) => place(admin, id, { parentId: 3, fromVersion: 1 }),
}

describe('a category that a colleague has renamed meanwhile', () => {
  test.each(Object.entries(WAYS))(
    '%s it by its old version is refused, with the category as it is now',
    async (way, act) => {
      const id = await shop.given.category(`Kurtis ${way}`, 2)
      const renamed = (await change(colleague, id, { name: `Kameez ${way}`, fromVersion: 1 })).body
      expect(renamed).toMatchObject({ name: `Kameez ${way}`, version: 2 })
      const answer = await act(id)
      expect(answer).toMatchObject({ status: 409, body: problem('changed_meanwhile') })
      expect(answer.body.record).toEqual({ category: renamed })
      expect(await nodeOf(shop, admin, id)).toMatchObject(renamed)
    },
  )

  test('keeps the new name where somebody hides it without saying a name or a version', async () => {
    const id = await shop.given.category('Shirts', 1)
    await change(colleague, id, { name: 'T-shirts', fromVersion: 1 })
    expect((await change(admin, id, { isActive: false })).body).toMatchObject({
      name: 'T-shirts',
      isActive: false,
      version: 3,
    })
  })
})

test('a category is not edited by being numbered anew beside one that was moved', async () => {
  const parentId = await shop.given.category('Eid', 1)
  const [first, second] = [await shop.given.category('Lungis', parentId), await shop.given.category('Fatuas', parentId)]
  expect((await place(colleague, second, { parentId, fromVersion: 1 })).status).toBe(200)
  expect((await change(admin, first, { name: 'Stitched lungis', fromVersion: 1 })).status).toBe(200)
})

test.each([
  ['rename', (by: By, id: number) => change(by, id, { name: `Named ${Math.random()}`, fromVersion: 1 })],
  ['place', (by: By, id: number) => place(by, id, { parentId: by === admin ? 1 : 2, fromVersion: 1 })],
])('two admins %s one category at once: one is saved, one is told', async (_, act) => {
  const id = await shop.given.category(`Orna ${Math.random()}`, 3)
  const { running } = await transact(shop.db, async (tx) => {
    await sql`lock table categories in share row exclusive mode`.execute(tx)
    const started = [act(admin, id), act(colleague, id)]
    await untilSomebodyWaits(shop, started.length)
    return { running: started }
  })
  const answers = await Promise.all(running)
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const saved = answers.find(({ status }) => status === 200)?.body
  expect(answers.find(({ status }) => status === 409)?.body.record).toEqual({ category: saved })
  expect(await nodeOf(shop, admin, id)).toMatchObject(saved)
})
