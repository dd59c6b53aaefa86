import { afterAll, beforeAll, expect, test } from 'vitest'
import { api, type CallName } from '#contract/calls'
import { answersOf } from '../testing/who-may/answers.ts'
import { askAll } from '../testing/who-may/asking.ts'
import { EACH_ROW, ROWS } from '../testing/who-may/rows.ts'
import { openWorld, type World } from '../testing/who-may/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.shop.close())

test('who looks whether anything was changed sees what one statement has changed', async () => {
  const before = await world.content.now()
  await world.shop.db.updateTable('settings').set({ version: 77 }).execute()
  expect(await world.content.now()).toEqual({
    ...before,
    settings: expect.not.stringMatching(before['settings'] ?? ''),
  })
})

test('every call of the contract has its rows', () => {
  const names = api.map(({ method, path }) => `${method} ${path}` as CallName)
  expect(names.filter((name) => !ROWS[name]?.length)).toEqual([])
  expect(Object.keys(ROWS).toSorted()).toEqual(names.toSorted())
})

test.each(EACH_ROW)('%s · %s: everybody is answered as the table says', async (name, _, row) => {
  expect(await askAll(world, name, row)).toEqual(answersOf(row.answers))
})
