import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ManagedNode } from '#contract/categories'
import { openTestShop, type TestShop } from '../testing/shop.ts'

let shop: TestShop
let admin: { token: string }
const branches: number[] = []

beforeAll(async () => {
  shop = await openTestShop()
  admin = await shop.given.account('Admin')
  for (let at = 0; at < 40; at += 1) branches.push(await shop.given.category(`Branch ${at}`, 1 + (at % 3)))
  const leaves = Array.from({ length: 957 }, (_, at) => ({ name: `Leaf ${at}`, parent_id: branches[at % 40] ?? null }))
  await shop.db.insertInto('categories').values(leaves).execute()
})
afterAll(() => shop.close())

const countOf = (nodes: ManagedNode[]): number => nodes.reduce((sum, { children }) => sum + 1 + countOf(children), 0)

test('a tree of 1,000 categories arrives whole', async () => {
  const { status, body } = await shop.call('GET /api/categories/manage', {}, admin.token)
  expect(status).toBe(200)
  expect(countOf(body)).toBe(1000)
})

test('a branch of it moves and is numbered', async () => {
  const [moved = 0, target = 0] = branches
  const body = { parentId: target, beforeId: null }
  const place = { params: { id: String(moved) }, body }
  expect((await shop.call('PUT /api/categories/:id/place', place, admin.token)).body).toMatchObject({
    parentId: target,
    displayOrder: 25,
  })
})
