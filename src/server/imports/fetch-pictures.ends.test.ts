import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ImportJob } from '#contract/imports'
import { transact } from '../platform/database/db.ts'
import { addJob } from '../platform/jobs/add-job.ts'
import { createLog } from '../platform/process/log.ts'
import { spentOf } from '../platform/rate-limits/rate-limiter.ts'
import { createFolderStorage } from '../platform/storage/folder-storage.ts'
import { importedBy, importFile, importJobs, keepImportsRunning, told } from '../testing/imports.ts'
import { runTestJobs } from '../testing/jobs.ts'
import { openPictureHost, type PictureHost } from '../testing/picture-host.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { eventually } from '../testing/waiting.ts'
import { fetchPicture, type PictureFetching } from './fetch-picture.ts'
import { fetchDuePictures } from './fetch-pictures.ts'
import { claimPicture, type PictureClaim } from './import-pictures.queries.ts'
import { SWEEP_IMPORTS } from './imports.jobs.ts'

let shop: TestShop
let host: PictureHost
let outside: Pick<PictureFetching, 'trustedOrigins' | 'resolve'>
beforeAll(async () => {
  shop = await openTestShop()
  host = await openPictureHost(shop)
  outside = { trustedOrigins: [host.origin], resolve: async () => ['127.0.0.1'] }
  await keepImportsRunning(shop)
})
afterAll(() => shop.close())

let vendor: Awaited<ReturnType<TestShop['given']['vendor']>>
beforeEach(async () => {
  vendor = await shop.given.vendor()
})

const imported = async (path: string) =>
  await importFile(shop, vendor.token, { file: `name,category,price,image\nKurti,Women,900,${host.origin}${path}\n` })
const charged = async () => await spentOf(shop.db, { kind: 'import_pictures' }, `account:${vendor.ownerId}`)

function fetching(signal: AbortSignal = new AbortController().signal): PictureFetching {
  return { ...outside, pictures: createFolderStorage(shop.imagesDir), log: createLog('silent'), signal }
}

async function read({ id }: ImportJob): Promise<ImportJob> {
  return (await shop.call('GET /api/product/import/:job', { params: { job: id } }, vendor.token)).body
}

async function claimed(): Promise<PictureClaim> {
  const claim = await transact(shop.db, claimPicture)
  if (!claim) throw new Error('No picture is due.')
  return claim
}

describe('a picture', () => {
  test('whose account fills another store by now is not taken, and that is told', async () => {
    const job = await imported('/other-store.jpg')
    const [other, buyer] = [await shop.given.vendor(), await shop.given.account()]
    const belongs = async (id: number, owner: number) =>
      await shop.db.updateTable('vendors').set({ owner_id: owner }).where('id', '=', id).execute()
    await belongs(vendor.id, buyer.id)
    await belongs(other.id, vendor.ownerId)
    await fetchDuePictures(shop.db, fetching())
    const ended = await read(job)
    expect([ended.pictures, told(ended)]).toEqual([
      { total: 1, fetched: 0, failed: 1 },
      ['2 image: Your account cannot do this.'],
    ])
    const { image } = await shop.db
      .selectFrom('products')
      .select('image')
      .where('vendor_id', '=', vendor.id)
      .executeTakeFirstOrThrow()
    expect(image).toBeNull()
  })

  test('that waits because the shop closes is charged once, when it is fetched', async () => {
    const job = await imported('/closing.jpg')
    const closing = AbortSignal.abort()
    await fetchPicture(shop.db, fetching(closing), await claimed())
    expect(await charged()).toBe(0)
    await fetchDuePictures(shop.db, fetching())
    expect((await read(job)).pictures).toEqual({ total: 1, fetched: 1, failed: 0 })
    expect(await charged()).toBe(1)
  })

  test('that kills its process in each of three tries is not tried again, and that is told', async () => {
    const job = await imported('/deadly.jpg')
    for (let killed = 0; killed < 3; killed += 1) {
      await claimed()
      await sql`update import_pictures set due_at = now() where import_id = ${job.id}`.execute(shop.db)
    }
    await fetchDuePictures(shop.db, fetching())
    expect(told(await read(job))).toEqual(['2 image: Picture not downloaded: something went wrong here.'])
    expect(host.asked).not.toContain('/deadly.jpg')
  })

  test('whose job was given up is fetched after the next sweep', async () => {
    const job = await imported('/given-up.jpg')
    await sql`update graphile_worker._private_jobs set attempts = max_attempts where key like 'import pictures%'`.execute(
      shop.db,
    )
    await runTestJobs(shop, { serve: importJobs(shop, outside) })
    await addJob(shop.db, SWEEP_IMPORTS, {})
    await eventually(async () => expect((await read(job)).pictures).toMatchObject({ total: 1, fetched: 1 }))
    expect((await importedBy(shop, vendor))[0]?.imagePath).not.toBeNull()
  })
})
