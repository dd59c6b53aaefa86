import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditOf } from '../testing/audit.ts'
import { openTestShop, problem, type TestShop } from '../testing/shop.ts'
import { addCategory, changeCategory } from './testing/change.ts'
import { namesBelow, nodeOf } from './testing/tree.ts'

let shop: TestShop
let admin: Awaited<ReturnType<TestShop['given']['account']>>
beforeAll(async () => {
  shop = await openTestShop()
  admin = await shop.given.account('Admin')
})
afterAll(() => shop.close())

const add = (body: object) => addCategory(shop, admin, body)
const change = (id: number, body: object) => changeCategory(shop, admin, id, body)

describe('a new category', () => {
  test('below Women stands where the specification’s client puts it: shown, with order 0', async () => {
    const { status, body } = await add({ name: 'Sarees', parentId: 2, isActive: true, displayOrder: 0 })
    expect(status).toBe(201)
    const category = { id: body.id, name: 'Sarees', parentId: 2, isActive: true, displayOrder: 0 }
    expect(body).toEqual({ ...category, version: 1 })
    expect((await shop.call('GET /api/categories/:id', { params: { id: String(body.id) } })).body).toEqual(category)
  })

  test('without a parent is a root and comes last', async () => {
    const { status, body } = await add({ name: 'Gifts', parentId: null })
    expect(status).toBe(201)
    expect(body).toMatchObject({ parentId: null, isActive: true, displayOrder: 4 })
    expect(await namesBelow(shop, admin, null)).toEqual(['Men', 'Women', 'Kids', 'Gifts'])
    expect((await add({ name: 'More gifts' })).body).toMatchObject({ parentId: null, displayOrder: 5 })
  })

  test('may come hidden, and its parent as digits', async () => {
    expect((await add({ name: 'Winter', parentId: '1', isActive: false })).body).toMatchObject({
      parentId: 1,
      isActive: false,
    })
  })

  test('has its name trimmed', async () => {
    expect((await add({ name: '  Shawls \n', parentId: 2 })).body.name).toBe('Shawls')
  })

  test.each([[{}], [{ name: '' }], [{ name: '   ' }], [{ name: null }]])(
    'of %j is refused: a name is required',
    async (body) => {
      const answer = await add(body)
      expect(answer.status).toBe(400)
      expect(answer.body).toMatchObject({ ...problem('invalid_request'), fields: { name: 'Name is required' } })
    },
  )

  test.each([
    [{ name: 'x'.repeat(81) }, 'name'],
    [{ name: 'bell\u0007' }, 'name'],
    [{ name: 'Fine', parentId: 0 }, 'parentId'],
    [{ name: 'Fine', isActive: 'yes' }, 'isActive'],
  ])('of %j is refused at its field', async (body, field) => {
    const answer = await add(body)
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.body.fields)).toEqual([field])
  })

  test.each([-1, 1_000_001])('at place %i is refused, and told which places there are', async (displayOrder) => {
    const answer = await add({ name: 'Fine', displayOrder })
    expect(answer.status).toBe(400)
    expect(answer.body.fields).toEqual({ displayOrder: 'Must be between 0 and 1,000,000.' })
  })

  test('below a category that is not there is refused', async () => {
    const answer = await add({ name: 'Lost', parentId: 999_999 })
    expect(answer.status).toBe(404)
    expect(answer.body).toMatchObject({ ...problem('category_not_found'), fields: { parentId: expect.any(String) } })
  })

  test('of a name its parent has already is refused, in any case of letters; below another parent it is welcome', async () => {
    expect((await add({ name: 'Caps', parentId: 1 })).status).toBe(201)
    const answer = await add({ name: ' cAPS', parentId: 1 })
    expect(answer.status).toBe(409)
    expect(answer.body).toMatchObject({ ...problem('category_name_taken'), fields: { name: expect.any(String) } })
    expect((await add({ name: 'Caps', parentId: 3 })).status).toBe(201)
  })

  test('is in the audit', async () => {
    const { body } = await add({ name: 'Belts', parentId: 1, displayOrder: 7 })
    expect(await auditOf(shop, admin, 'category', body.id)).toEqual([
      {
        by: admin.username,
        action: 'create',
        before: null,
        after: { name: 'Belts', parentId: 1, parent: 'Men', isActive: true, displayOrder: 7 },
      },
    ])
  })
})

describe('changing a category', () => {
  test('renames it and leaves the rest', async () => {
    const id = await shop.given.category('Kurtas', 1)
    expect((await change(id, { name: ' Panjabis ' })).body).toEqual({
      id,
      name: 'Panjabis',
      parentId: 1,
      isActive: true,
      displayOrder: 0,
      version: 2,
    })
    expect(await auditOf(shop, admin, 'category', id)).toEqual([
      { by: admin.username, action: 'update', before: { name: 'Kurtas' }, after: { name: 'Panjabis' } },
    ])
  })

  test('takes the whole category, as the specification’s client sends it', async () => {
    const id = await shop.given.category('Blouses', 2)
    const whole = { id, name: 'Tops', parentId: 3, isActive: false, displayOrder: 9 }
    expect((await change(id, { ...whole, children: [], expanded: true })).body).toEqual({ ...whole, version: 2 })
  })

  test('with nothing new leaves no trace', async () => {
    const id = await shop.given.category('Ties', 1)
    expect((await change(id, { name: 'Ties', parentId: 1, isActive: true })).status).toBe(200)
    expect(await auditOf(shop, admin, 'category', id)).toEqual([])
  })

  test('moves it with its branch, last below the new parent, and says so with names', async () => {
    const top = await shop.given.category('Sports', 3)
    const first = (await add({ name: 'Football', parentId: top, displayOrder: 4 })).body.id
    const moved = (await add({ name: 'Cricket', parentId: 1 })).body.id
    const below = (await add({ name: 'Bats', parentId: moved })).body.id
    expect((await change(moved, { parentId: top })).body).toMatchObject({ parentId: top, displayOrder: 5 })
    expect(await namesBelow(shop, admin, top)).toEqual(['Football', 'Cricket'])
    expect(await nodeOf(shop, admin, moved)).toMatchObject({ children: [{ id: below }] })
    expect((await auditOf(shop, admin, 'category', moved)).at(-1)).toMatchObject({
      action: 'update',
      before: { parentId: 1, parent: 'Men' },
      after: { parentId: top, parent: 'Kids › Sports' },
    })
    expect((await change(first, { parentId: null })).body).toMatchObject({ parentId: null })
  })

  test('cannot put it below itself or below what is below it', async () => {
    const top = await shop.given.category('Formal', 1)
    const middle = await shop.given.category('Suits', top)
    const bottom = await shop.given.category('Blazers', middle)
    for (const parentId of [top, middle, bottom]) {
      const answer = await change(top, { parentId })
      expect(answer.status).toBe(409)
      expect(answer.body).toMatchObject({ ...problem('category_circle'), fields: { parentId: expect.any(String) } })
    }
    expect(await nodeOf(shop, admin, top)).toMatchObject({ parentId: 1 })
  })

  test('cannot give it a name its new place has already', async () => {
    await shop.given.category('Socks', 1)
    const other = await shop.given.category('Tights', 1)
    const elsewhere = await shop.given.category('Socks', 2)
    expect((await change(other, { name: 'SOCKS' })).body).toMatchObject(problem('category_name_taken'))
    expect((await change(elsewhere, { parentId: 1 })).body).toMatchObject(problem('category_name_taken'))
    expect((await change(other, { name: 'TIGHTS' })).body).toMatchObject({ name: 'TIGHTS' })
  })

  test('of one that is not there, or to a parent that is not there, is refused', async () => {
    const id = await shop.given.category('Scarves', 2)
    expect(await change(999_999, { name: 'Ghost' })).toMatchObject({ status: 404, body: problem('category_not_found') })
    expect(await change(id, { parentId: 999_999 })).toMatchObject({ status: 404, body: problem('category_not_found') })
    expect((await change(id, { name: ' ' })).body.fields).toEqual({ name: 'Name is required' })
  })
})
