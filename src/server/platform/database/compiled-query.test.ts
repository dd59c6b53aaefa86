import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../testing/shop.ts'
import { compiled, compiledBy } from './compiled-query.ts'
import { pipelined, transact } from './db.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

test('a statement is built once, and asks with the values of each call', async () => {
  let built = 0
  const sum = compiled((db, { one, other }: { one: number; other: number }) => {
    built += 1
    return db.selectNoFrom(sql<number>`${one}::int + ${other}::int`.as('sum'))
  })
  expect(await sum(shop.db, { one: 1, other: 2 })).toEqual([{ sum: 3 }])
  expect(await sum(shop.db, { other: 5, one: 40 })).toEqual([{ sum: 45 }])
  expect(built).toBe(1)
})

test('it asks in the transaction and on the line that it is given', async () => {
  const renamed = compiled((db, { id, name }: { id: number; name: string }) =>
    db.updateTable('categories').set({ name }).where('id', '=', id).returning('name'),
  )
  const given = transact(shop.db, async (tx) => {
    await pipelined(tx, (connection) =>
      Promise.all([renamed(connection, { id: 1, name: 'Gents' }), renamed(connection, { id: 2, name: 'Ladies' })]),
    )
    throw new Error('given up')
  })
  await expect(given).rejects.toThrow('given up')
  const { body } = await shop.call('GET /api/categories/:id', { params: { id: '1' } })
  expect(body.name).toBe('Men')
})

test('statements of several shapes are built once for each', async () => {
  const shapes: string[] = []
  const named = compiledBy((db, { id }: { id: number }, { column }: { column: 'name' | 'parent_id' }) => {
    shapes.push(column)
    return db.selectFrom('categories').select(sql.ref(column).as('told')).where('id', '=', id)
  })
  for (const id of [1, 2]) {
    const [name] = await named(shop.db, { id }, { column: 'name' })
    expect(name?.told).toBe(id === 1 ? 'Men' : 'Women')
    expect(await named(shop.db, { id }, { column: 'parent_id' })).toEqual([{ told: null }])
  }
  expect(shapes).toEqual(['name', 'parent_id'])
})

test('a statement that has no place for a value it is given is a bug, and says so', async () => {
  const misled = compiled((db, { name }: { name: string | null }) =>
    db
      .selectFrom('categories')
      .select('id')
      .where('name', name === null ? 'is' : 'is not', null),
  )
  await expect(misled(shop.db, { name: 'Men' })).rejects.toThrow('no place for name')
})
