import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { visiblePaths } from './categories.queries.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

/** By walking down from the roots. */
async function walked() {
  const { rows } = await sql<{ id: number; name: string; path: number[] }>`
    with recursive visible as (
      select id, name, array[id] as path from categories where parent_id is null and is_active
      union all
      select below.id, below.name, path || below.id
      from categories as below join visible on visible.id = below.parent_id where below.is_active
    )
    select id, name, to_json(path) as path from visible order by id`.execute(shop.db)
  return rows
}

async function kept() {
  return (await visiblePaths(shop.db)).toSorted((one, other) => one.id - other.id)
}

const set = (changes: Record<string, unknown>, name: string) =>
  shop.db.updateTable('categories').set(changes).where('name', '=', name).execute()

test('what is kept of the visible categories is what a walk from the roots finds, after every kind of change', async () => {
  const top = await shop.given.category('Top', null)
  const middle = await shop.given.category('Middle', top)
  const leaf = await shop.given.category('Leaf', middle)
  const hidden = await shop.given.category('Hidden', 1, false)
  await shop.given.category('Below hidden', hidden)
  const visibleOf = async () => (await kept()).map(({ name }) => name)
  const ways: [() => Promise<unknown>, string[]][] = [
    [async () => {}, ['Men', 'Women', 'Kids', 'Top', 'Middle', 'Leaf']],
    [() => set({ is_active: false }, 'Middle'), ['Men', 'Women', 'Kids', 'Top']],
    [() => set({ parent_id: 1 }, 'Middle'), ['Men', 'Women', 'Kids', 'Top']],
    [() => set({ is_active: true }, 'Middle'), ['Men', 'Women', 'Kids', 'Top', 'Middle', 'Leaf']],
    [() => set({ parent_id: hidden }, 'Leaf'), ['Men', 'Women', 'Kids', 'Top', 'Middle']],
    [
      () => set({ is_active: true }, 'Hidden'),
      ['Men', 'Women', 'Kids', 'Top', 'Middle', 'Leaf', 'Hidden', 'Below hidden'],
    ],
    [
      () => set({ parent_id: top }, 'Hidden'),
      ['Men', 'Women', 'Kids', 'Top', 'Middle', 'Leaf', 'Hidden', 'Below hidden'],
    ],
    [
      () => shop.db.deleteFrom('categories').where('id', '=', leaf).execute(),
      ['Men', 'Women', 'Kids', 'Top', 'Middle', 'Hidden', 'Below hidden'],
    ],
    [() => sql`update categories set is_active = not is_active`.execute(shop.db), []],
  ]
  for (const [change, names] of ways) {
    await change()
    expect(await kept()).toEqual(await walked())
    expect((await visibleOf()).toSorted()).toEqual(names.toSorted())
  }
})
