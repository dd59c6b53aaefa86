import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Category, CategoryNode } from '#contract/categories'
import { openTestShop, problem, type TestShop } from '../testing/shop.ts'
import { insertCategory } from './categories.queries.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const names = (nodes: CategoryNode[]): unknown[] =>
  nodes.map(({ name, children }) => (children.length > 0 ? { [name]: names(children) } : name))

async function walk(limit: number): Promise<Category[][]> {
  const pages: Category[][] = []
  for (let path: string | undefined = `/api/categories?limit=${limit}`; path; ) {
    const { body, headers } = await shop.request('GET', path)
    pages.push(body.items)
    path = /^<(.+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1]
  }
  return pages
}

describe('a new shop', () => {
  test('has Men, Women and Kids', async () => {
    const { status, headers, body } = await shop.call('GET /api/categories', {})
    expect(status).toBe(200)
    expect(headers.get('x-total-count')).toBe('3')
    expect(body.items).toEqual([
      { id: 1, name: 'Men', parentId: null, isActive: true, displayOrder: 1 },
      { id: 2, name: 'Women', parentId: null, isActive: true, displayOrder: 2 },
      { id: 3, name: 'Kids', parentId: null, isActive: true, displayOrder: 3 },
    ])
  })
})

describe('the categories of a shop that has grown', () => {
  let sarees: number
  let cotton: number
  let hidden: number
  let belowHidden: number
  beforeAll(async () => {
    const add = (name: string, parentId: number | null, displayOrder: number) =>
      insertCategory(shop.db, { name, parentId, isActive: true, displayOrder })
    sarees = await add('Sarees', 2, 5)
    cotton = await add('Cotton', sarees, 0)
    await add('Kurtis', 2, 1)
    await add('Abayas', 2, 5)
    await add('Gifts', null, 0)
    hidden = await shop.given.category('Secret', 2, false)
    belowHidden = await shop.given.category('Below the secret', hidden)
  })

  test('the tree stands in display order, then by name, without hidden branches', async () => {
    const { status, body } = await shop.call('GET /api/categories/tree', {})
    expect(status).toBe(200)
    expect(names(body)).toEqual(['Gifts', 'Men', { Women: ['Kurtis', 'Abayas', { Sarees: ['Cotton'] }] }, 'Kids'])
  })

  test('brothers of one name stand by age', async () => {
    const first = await shop.given.category('Twins', 3)
    const second = await shop.given.category('Twins', 3)
    const { body } = await shop.call('GET /api/categories/tree', {})
    const kids = body.find(({ id }: Category) => id === 3)
    expect(kids.children.map(({ id }: Category) => id)).toEqual([first, second])
  })

  test.each([1, 2, 4, 100])('by %i on a page, each comes once and after its parent', async (limit) => {
    const pages = await walk(limit)
    const all = pages.flat()
    const { headers } = await shop.call('GET /api/categories', {})
    expect(String(all.length)).toBe(headers.get('x-total-count'))
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    for (const page of pages.slice(0, -1)) expect(page).toHaveLength(limit)
    all.forEach(({ parentId }, at) => {
      if (parentId !== null) expect(all.slice(0, at).map(({ id }) => id)).toContain(parentId)
    })
    expect(all.map(({ id }) => id)).not.toContain(hidden)
    expect(all.map(({ id }) => id)).not.toContain(belowHidden)
  })

  test('one category is shown by its number', async () => {
    const { status, body } = await shop.call('GET /api/categories/:id', { params: { id: String(cotton) } })
    expect(status).toBe(200)
    expect(body).toEqual({ id: cotton, name: 'Cotton', parentId: sarees, isActive: true, displayOrder: 0 })
  })

  test('hidden and unknown ones are not in the shop', async () => {
    for (const id of [hidden, belowHidden, 999_999]) {
      const { status, body } = await shop.call('GET /api/categories/:id', { params: { id: String(id) } })
      expect(status).toBe(404)
      expect(body).toMatchObject(problem('category_not_found'))
    }
  })

  test('paths may be written in any case', async () => {
    expect((await shop.request('GET', '/API/Categories/Tree')).body).toEqual(
      (await shop.call('GET /api/categories/tree', {})).body,
    )
  })

  test.each([
    ['/api/categories/seven', 'id'],
    ['/api/categories/0', 'id'],
    ['/api/categories?limit=0', 'limit'],
    ['/api/categories?limit=101', 'limit'],
    ['/api/categories?cursor=nonsense', 'cursor'],
    ['/api/categories?cursor=', 'cursor'],
    [`/api/categories?cursor=${Buffer.from('1.2.3').toString('base64url')}`, 'cursor'],
    [`/api/categories?cursor=${Buffer.from('99999999999999999999.1').toString('base64url')}`, 'cursor'],
  ])('%s is refused at its field', async (path, field) => {
    const { status, body } = await shop.request('GET', path)
    expect(status).toBe(400)
    expect(body).toMatchObject(problem('invalid_request'))
    expect(Object.keys(body.fields)).toEqual([field])
  })
})
