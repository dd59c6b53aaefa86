import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Db } from '../platform/database/db.ts'
import { addJob } from '../platform/jobs/add-job.ts'
import { createLog } from '../platform/process/log.ts'
import { importJobs } from '../testing/imports.ts'
import { runTestJobs } from '../testing/jobs.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { eventually } from '../testing/waiting.ts'
import { beginImport, findImport, reportProgress } from './import-progress.ts'
import { SWEEP_IMPORTS } from './imports.jobs.ts'
import { isOursToStore } from './imports.queries.ts'
import { resumeImport } from './resume-import.ts'

const silent = createLog('silent')
let shop: TestShop
let db: Db
let owner: number
beforeAll(async () => {
  shop = await openTestShop()
  db = shop.db
  owner = (await shop.given.account('Admin')).id
})
afterAll(() => shop.close())
afterEach(async () => {
  await db.deleteFrom('imports').execute()
  await sql`delete from graphile_worker._private_jobs`.execute(db)
})

/** As if so many seconds had gone by. */
async function later(seconds: number): Promise<void> {
  await db
    .updateTable('imports')
    .set({ told_at: sql<Date>`told_at - make_interval(secs => ${seconds})` })
    .execute()
}

const FILE = Buffer.from(`name,price,category\n${'Saree,10,Women\n'.repeat(2_000)}`)
const HOUSE = 1
const begin = (ownerId: number, isDryRun: boolean, file = FILE) =>
  beginImport(db, ownerId, { isDryRun, file, vendorId: HOUSE, isGoodRowsOnly: false })
const sarees = async () => (await db.selectFrom('products').select('id').where('name', '=', 'Saree').execute()).length

async function over(): Promise<string> {
  const job = await begin(owner, true)
  const { tellEnd } = reportProgress(db, job)
  job.state = 'done'
  await tellEnd()
  return job.id
}

test('an import that is over is forgotten after an hour', async () => {
  const id = await over()
  await later(50 * 60)
  expect(await findImport(db, id, owner)).toMatchObject({ id, state: 'done' })
  await later(10 * 60 + 1)
  await expect(findImport(db, id, owner)).rejects.toThrow('This import has ended')
})

test('imports that are over are swept after an hour, whoever began them and whether they begin another or not', async () => {
  const gone = await shop.given.account('Admin')
  await begin(gone.id, false)
  await over()
  await later(60 * 60 + 5)
  const kept = await over()
  // Given up: nobody runs what was begun.
  await sql`delete from graphile_worker._private_jobs`.execute(db)
  await runTestJobs(shop, { serve: importJobs(shop) })
  await addJob(db, SWEEP_IMPORTS, {})
  await eventually(async () => expect(await db.selectFrom('imports').select('id').execute()).toEqual([{ id: kept }]))
})

test('an import that runs keeps its account from beginning another, and the shop from a third', async () => {
  const [second, third] = [await shop.given.account('Admin'), await shop.given.account('Admin')]
  await begin(owner, true)
  await expect(begin(owner, false)).rejects.toThrow('Another import is running')
  await begin(second.id, true)
  await expect(begin(third.id, true)).rejects.toThrow('Another import is running')
})

test('of imports that begin at the same moment no more than two do', async () => {
  const accounts = await Promise.all(Array.from({ length: 6 }, () => shop.given.account('Admin')))
  const begun = await Promise.allSettled(accounts.map(({ id }) => begin(id, true)))
  expect(begun.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
})

test('an import that nobody has taken up for minutes is over, has stored nothing, and is in nobody’s way', async () => {
  const { id } = await begin(owner, false)
  await later(5 * 60 + 1)
  expect(await findImport(db, id, owner)).toMatchObject({
    ...{ state: 'refused', created: 0, problemCount: 1 },
    problems: [{ line: 1, column: '', message: 'The import was interrupted. Nothing was imported.' }],
  })
  await begin(owner, false)
})

test('an account’s latest twenty are remembered, and nobody else finds them', async () => {
  const ids: string[] = []
  for (let time = 0; time < 25; time += 1) ids.push(await over())
  const found = await Promise.allSettled(ids.map((id) => findImport(db, id, owner)))
  expect(found.map(({ status }) => status === 'fulfilled')).toEqual(ids.map((_, at) => at >= 4))
  await expect(findImport(db, ids.at(-1) ?? '', owner + 1)).rejects.toThrow('This import has ended')
})

test('an import that is taken up too late is not run after it was told as interrupted', async () => {
  const { id } = await begin(owner, false)
  await later(5 * 60 + 1)
  await resumeImport(db, silent, id, new AbortController().signal)
  expect(await findImport(db, id, owner)).toMatchObject({ state: 'refused', problemCount: 1 })
  expect(await sarees()).toBe(0)
})

test('an import that is under way when the shop closes goes on at the next start, and is stored once', async () => {
  const first = await runTestJobs(shop, { serve: importJobs(shop) })
  const id = await db.transaction().execute(async (tx) => {
    // As if another import stored just now: this one waits its turn.
    while (!(await isOursToStore(tx)));
    const begun = await begin(owner, false)
    await eventually(async () => expect((await findImport(db, begun.id, owner)).rowsRead).toBe(2_000))
    await first.stop(60_000)
    return begun.id
  })
  expect([(await findImport(db, id, owner)).state, await sarees()]).toEqual(['running', 0])
  await runTestJobs(shop, { serve: importJobs(shop) })
  await eventually(async () => expect(await findImport(db, id, owner)).toMatchObject({ state: 'done', created: 2_000 }))
  expect(await sarees()).toBe(2_000)
  await db.deleteFrom('product_sizes').execute()
  await db.deleteFrom('products').where('name', '=', 'Saree').execute()
})

test('an import that two processes run at the same moment is stored once, and its file is forgotten', async () => {
  const { id } = await begin(owner, false, Buffer.from('name,price,category\nSaree,10,Women\nSaree,11,Women'))
  const { signal } = new AbortController()
  await Promise.all([resumeImport(db, silent, id, signal), resumeImport(db, silent, id, signal)])
  expect(await findImport(db, id, owner)).toMatchObject({ state: 'done', created: 2 })
  expect(await sarees()).toBe(2)
  expect(await db.selectFrom('imports').select(['file', 'request']).execute()).toEqual([{ file: null, request: null }])
  await resumeImport(db, silent, id, signal)
  expect(await sarees()).toBe(2)
})

test('an import whose end could not be told is run again, and not told as interrupted', async () => {
  const { id } = await begin(owner, true)
  const { signal } = new AbortController()
  await sql`alter table imports add constraint never_over check (is_running) not valid`.execute(db)
  await expect(resumeImport(db, silent, id, signal)).rejects.toThrow('never_over')
  await sql`alter table imports drop constraint never_over`.execute(db)
  await resumeImport(db, silent, id, signal)
  expect(await findImport(db, id, owner)).toMatchObject({ state: 'done', rowsGood: 2_000 })
})

test('an import of an account that has lost its store meanwhile is refused', async () => {
  const vendor = await shop.given.vendor()
  const { id } = await beginImport(db, vendor.ownerId, {
    isDryRun: false,
    file: FILE,
    vendorId: vendor.id,
    isGoodRowsOnly: false,
  })
  await db.updateTable('users').set({ role: 'User' }).where('id', '=', vendor.ownerId).execute()
  await resumeImport(db, silent, id, new AbortController().signal)
  expect(await findImport(db, id, vendor.ownerId)).toMatchObject({
    state: 'refused',
    created: 0,
    problems: [{ message: 'Your account cannot do this.' }],
  })
})

test('an import whose process is killed in each of its tries is over at once, and another may begin', async () => {
  const before = await sarees()
  const { id } = await begin(owner, false)
  await sql`update graphile_worker._private_jobs set attempts = 5`.execute(db)
  await runTestJobs(shop, { serve: importJobs(shop) })
  await eventually(async () =>
    expect(await findImport(db, id, owner)).toMatchObject({
      state: 'refused',
      problems: [{ message: 'The import was interrupted. Nothing was imported.' }],
    }),
  )
  expect(await sarees()).toBe(before)
  await begin(owner, true)
})
