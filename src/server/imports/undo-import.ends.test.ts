import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ImportJob } from '#contract/imports'
import { addJob } from '../platform/jobs/add-job.ts'
import { importedBy, importFile, untilUndone } from '../testing/imports.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { eventually } from '../testing/waiting.ts'
import { UNDO_IMPORT } from './imports.jobs.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

let vendor: Awaited<ReturnType<TestShop['given']['vendor']>>
beforeEach(async () => {
  vendor = await shop.given.vendor()
})

const LIST = 'sku,name,category,price\nP-1,Cap,Men,100\nP-2,Hat,Men,100\n'
const begun = async () => await importFile(shop, vendor.token, { file: LIST })
const goods = async () => await importedBy(shop, vendor)

async function undone({ id }: ImportJob): Promise<NonNullable<ImportJob['undo']>> {
  await shop.call('POST /api/product/import/:job/undo', { params: { job: id } }, vendor.token)
  return await untilUndone(shop, vendor.token, id)
}

async function mayBeUndone({ id }: ImportJob): Promise<boolean> {
  const { body } = await shop.call('GET /api/product/import/:job', { params: { job: id } }, vendor.token)
  return body.undoUntil !== null
}

async function belongs(vendorId: number, ownerId: number): Promise<void> {
  await shop.db.updateTable('vendors').set({ owner_id: ownerId }).where('id', '=', vendorId).execute()
}

/** Its job, as if its process had been killed in so many tries. */
async function killedSoOften({ id }: ImportJob, attempts: number): Promise<void> {
  await shop.db.transaction().execute(async (tx) => {
    await addJob(tx, UNDO_IMPORT, { importId: id })
    await sql`update graphile_worker._private_jobs set attempts = ${attempts} where payload ->> 'importId' = ${id}`.execute(
      tx,
    )
  })
  await eventually(async () => {
    const { rows } = await sql`select from graphile_worker._private_jobs where payload ->> 'importId' = ${id}`.execute(
      shop.db,
    )
    expect(rows).toEqual([])
  })
}

async function askedFor({ id }: ImportJob): Promise<void> {
  await sql`update imports set undo = '{"state":"running","deleted":0,"ordered":0,"restored":0,"kept":[],"keptCount":0}'
    where id = ${id}`.execute(shop.db)
}

describe('an undo', () => {
  test('whose account fills another store by now is refused, and done once it fills that store again', async () => {
    const job = await begun()
    const before = await goods()
    const [other, buyer] = [await shop.given.vendor(), await shop.given.account()]
    await belongs(vendor.id, buyer.id)
    await belongs(other.id, vendor.ownerId)
    expect(await undone(job)).toMatchObject({ state: 'refused', deleted: 0, restored: 0 })
    expect(await mayBeUndone(job)).toBe(true)
    await belongs(other.id, other.ownerId)
    await belongs(vendor.id, vendor.ownerId)
    expect(await goods()).toEqual(before)
    expect(await undone(job)).toMatchObject({ state: 'done', deleted: 2 })
    expect(await mayBeUndone(job)).toBe(false)
  })

  test('whose process is killed in each of its tries has failed, and may be asked for again', async () => {
    const job = await begun()
    const before = await goods()
    await askedFor(job)
    await killedSoOften(job, 5)
    expect(await untilUndone(shop, vendor.token, job.id)).toMatchObject({ state: 'failed', deleted: 0 })
    expect(await goods()).toEqual(before)
    expect(await undone(job)).toMatchObject({ state: 'done', deleted: 2 })
  })

  test('whose process is killed four times is done with the fifth try', async () => {
    const job = await begun()
    await askedFor(job)
    await killedSoOften(job, 4)
    expect(await untilUndone(shop, vendor.token, job.id)).toMatchObject({ state: 'done', deleted: 2 })
  })

  test('that is done stays done where its process is killed before its job is over', async () => {
    const job = await begun()
    const end = await undone(job)
    await killedSoOften(job, 5)
    expect(await untilUndone(shop, vendor.token, job.id)).toEqual(end)
  })
})
