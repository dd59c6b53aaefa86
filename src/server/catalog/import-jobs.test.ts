import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Db } from '../platform/db.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { beginImport, findImport, tellProgress } from './import-jobs.ts'

let shop: TestShop
let db: Db
let owner: number
beforeAll(async () => {
  shop = await openTestShop()
  db = shop.db
  owner = (await shop.given.account('Admin')).id
})
afterAll(() => shop.close())
afterEach(() => db.deleteFrom('imports').execute())

/** As if so many seconds had gone by. */
async function later(seconds: number): Promise<void> {
  await db
    .updateTable('imports')
    .set({ told_at: sql<Date>`told_at - make_interval(secs => ${seconds})` })
    .execute()
}

async function over(): Promise<string> {
  const job = await beginImport(db, owner, true)
  const tellEnd = tellProgress(db, job)
  job.state = 'done'
  await tellEnd()
  return job.id
}

test('an import that is over is forgotten after an hour', async () => {
  const id = await over()
  await later(60 * 60 - 5)
  expect(await findImport(db, id, owner)).toMatchObject({ id, state: 'done' })
  await later(10)
  await expect(findImport(db, id, owner)).rejects.toThrow('This import is over')
})

test('an import that runs keeps its account from beginning another, and the shop from a third', async () => {
  const [second, third] = [await shop.given.account('Admin'), await shop.given.account('Admin')]
  await beginImport(db, owner, true)
  await expect(beginImport(db, owner, false)).rejects.toThrow('Another import is under way')
  await beginImport(db, second.id, true)
  await expect(beginImport(db, third.id, true)).rejects.toThrow('Another import is under way')
})

test('of imports that begin at the same moment no more than two do', async () => {
  const accounts = await Promise.all(Array.from({ length: 6 }, () => shop.given.account('Admin')))
  const begun = await Promise.allSettled(accounts.map(({ id }) => beginImport(db, id, true)))
  expect(begun.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
})

test('an import whose process has ended is over, has stored nothing, and is in nobody’s way', async () => {
  const { id } = await beginImport(db, owner, false)
  await later(16)
  expect(await findImport(db, id, owner)).toMatchObject({
    ...{ state: 'refused', created: 0, problemCount: 1 },
    problems: [{ line: 1, column: '', message: 'The import was interrupted. Nothing was imported.' }],
  })
  await beginImport(db, owner, false)
})

test('an account’s latest twenty are remembered, and nobody else finds them', async () => {
  const ids: string[] = []
  for (let time = 0; time < 25; time += 1) ids.push(await over())
  const found = await Promise.allSettled(ids.map((id) => findImport(db, id, owner)))
  expect(found.map(({ status }) => status === 'fulfilled')).toEqual(ids.map((_, at) => at >= 4))
  await expect(findImport(db, ids.at(-1) ?? '', owner + 1)).rejects.toThrow('This import is over')
})
