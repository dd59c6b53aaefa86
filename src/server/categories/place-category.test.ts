import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { auditOf } from '../testing/audit.ts'
import { type Answer, openTestShop, problem, type TestShop } from '../testing/shop.ts'
import { addCategory } from './testing/change.ts'
import { namesBelow, nodeOf } from './testing/tree.ts'

let shop: TestShop
let admin: Awaited<ReturnType<TestShop['given']['account']>>
let parent: number
let a: number
let b: number
let c: number
beforeAll(async () => {
  shop = await openTestShop()
  admin = await shop.given.account('Admin')
})
afterAll(() => shop.close())

beforeEach(async () => {
  parent = await shop.given.category(`Parent ${Math.random()}`, 2)
  a = await shop.given.category('A', parent)
  b = await shop.given.category('B', parent)
  c = await shop.given.category('C', parent)
})

function place(id: number, parentId: number | null, beforeId: number | null): Promise<Answer> {
  const body = { parentId, beforeId }
  return shop.call('PUT /api/categories/:id/place', { params: { id: String(id) }, body }, admin.token)
}

test('a category goes before a sister, or last', async () => {
  expect((await place(c, parent, a)).body).toMatchObject({ id: c, parentId: parent, displayOrder: 1 })
  expect(await namesBelow(shop, admin, parent)).toEqual(['C', 'A', 'B'])
  expect((await place(c, parent, b)).status).toBe(200)
  expect(await namesBelow(shop, admin, parent)).toEqual(['A', 'C', 'B'])
  expect((await place(a, parent, null)).body).toMatchObject({ displayOrder: 3 })
  expect(await namesBelow(shop, admin, parent)).toEqual(['C', 'B', 'A'])
})

test('its sisters are numbered anew, so that those who had one number stay in order', async () => {
  await place(c, parent, b)
  const { children = [] } = (await nodeOf(shop, admin, parent)) ?? {}
  expect(children.map(({ id, displayOrder }) => [id, displayOrder])).toEqual([
    [a, 1],
    [c, 2],
    [b, 3],
  ])
})

test('shoppers see the new order', async () => {
  await place(c, parent, a)
  const { body } = await shop.call('GET /api/categories/tree', {})
  const shown = body
    .find(({ id }: { id: number }) => id === 2)
    .children.find(({ id }: { id: number }) => id === parent)
    .children.map(({ name }: { name: string }) => name)
  expect(shown).toEqual(['C', 'A', 'B'])
})

test('a branch goes below another parent, and takes all that is below it along', async () => {
  const below = await shop.given.category('Below A', a)
  const other = await shop.given.category('Other', null)
  const resident = await shop.given.category('Resident', other)
  expect((await place(a, other, resident)).body).toMatchObject({ parentId: other, displayOrder: 1 })
  expect(await namesBelow(shop, admin, other)).toEqual(['A', 'Resident'])
  expect(await nodeOf(shop, admin, a)).toMatchObject({ children: [{ id: below }] })
  expect(await namesBelow(shop, admin, parent)).toEqual(['B', 'C'])
})

test('Men, Women and Kids change their order but stay roots', async () => {
  expect((await place(3, null, 1)).status).toBe(200)
  const roots = await namesBelow(shop, admin, null)
  expect(roots.filter((name) => ['Men', 'Women', 'Kids'].includes(name))).toEqual(['Kids', 'Men', 'Women'])
  expect(await place(3, parent, null)).toMatchObject({ status: 409, body: problem('category_root') })
})

test('a category never goes below itself', async () => {
  const below = await shop.given.category('Below', a)
  for (const target of [a, below])
    expect(await place(a, target, null)).toMatchObject({ status: 409, body: problem('category_circle') })
})

test('a place that is gone is refused, and nothing moves', async () => {
  expect(await place(a, parent, 999_999)).toMatchObject({ status: 404, body: problem('category_not_found') })
  expect(await place(a, 1, b)).toMatchObject({ status: 404, body: problem('category_not_found') })
  expect(await place(a, 999_999, null)).toMatchObject({ status: 404, body: problem('category_not_found') })
  expect(await place(999_999, parent, null)).toMatchObject({ status: 404, body: problem('category_not_found') })
  expect(await namesBelow(shop, admin, parent)).toEqual(['A', 'B', 'C'])
})

test('a name that the new parent has already is refused', async () => {
  const other = await shop.given.category('Another', null)
  await shop.given.category('a', other)
  expect(await place(a, other, null)).toMatchObject({ status: 409, body: problem('category_name_taken') })
})

test('the move is in the audit, once; a move to where it stands is none', async () => {
  await place(b, parent, c)
  expect(await auditOf(shop, admin, 'category', b)).toEqual([])
  await place(c, parent, a)
  await place(c, null, 1)
  const path = `Women › ${(await nodeOf(shop, admin, parent))?.name}`
  expect(await auditOf(shop, admin, 'category', c)).toMatchObject([
    { action: 'move', before: { position: 3 }, after: { position: 1 } },
    { action: 'move', before: { parentId: parent, parent: path }, after: { parentId: null, parent: null } },
  ])
})

test('categories stand ten levels deep and no deeper, however one gets there', async () => {
  const chain = [parent]
  while (chain.length < 9) chain.push(await shop.given.category(`Level ${chain.length}`, chain.at(-1) ?? null))
  // With Women above them, the last of these stands at level ten.
  const [deepest = 0, above = 0] = chain.toReversed()
  const tooDeep = { ...problem('category_too_deep'), fields: { parentId: expect.stringContaining('10 levels') } }
  const add = (parentId: number) => addCategory(shop, admin, { name: `New ${parentId}`, parentId })
  expect((await add(above)).status).toBe(201)
  expect(await add(deepest)).toMatchObject({ status: 409, body: tooDeep })
  await shop.given.category('Below C', c)
  expect(await place(c, above, null)).toMatchObject({ status: 409, body: tooDeep })
  expect((await place(b, above, null)).status).toBe(200)
  // Among its sisters it may move, wherever they stand.
  expect((await place(b, above, deepest)).status).toBe(200)
})
