import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ImportJob } from '#contract/imports'
import { importedBy, importFile, importJobs, untilUndone } from '../testing/imports.ts'
import { keepTestJobsRunning } from '../testing/jobs.ts'
import { openPictureHost, type PictureHost } from '../testing/picture-host.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { eventually, untilSomebodyWaits } from '../testing/waiting.ts'

let shop: TestShop
let host: PictureHost
beforeAll(async () => {
  shop = await openTestShop()
  host = await openPictureHost(shop)
  await keepTestJobsRunning(shop, {
    serve: importJobs(shop, { trustedOrigins: [host.origin], resolve: async () => ['127.0.0.1'] }),
  })
})
afterAll(() => shop.close())

const list = (price: number, picture: string) =>
  `sku,name,category,price,image\nR-1,Kurti,Women,${price},${host.origin}${picture}\n`

async function untilFetched({ id }: ImportJob, token: string): Promise<void> {
  await eventually(async () => {
    const { body } = await shop.call('GET /api/product/import/:job', { params: { job: id } }, token)
    expect(body.pictures).toMatchObject({ total: 1, fetched: 1 })
  })
}

test('an undo takes back a picture, too, that came while it waited for its product', async () => {
  const vendor = await shop.given.vendor()
  await untilFetched(await importFile(shop, vendor.token, { file: list(900, '/first.jpg') }), vendor.token)
  const [before] = await importedBy(shop, vendor)
  const job = await shop.db.transaction().execute(async (tx) => {
    // Who stores the picture has the product by then, and waits for where it came from.
    await sql`select from picture_sources where product_id = ${before?.id} for update`.execute(tx)
    const begun = await importFile(shop, vendor.token, { file: list(800, '/second.jpg'), known: 'update' })
    await untilSomebodyWaits(shop)
    await shop.call('POST /api/product/import/:job/undo', { params: { job: begun.id } }, vendor.token)
    await untilSomebodyWaits(shop, 2)
    return begun
  })
  expect(await untilUndone(shop, vendor.token, job.id)).toMatchObject({ state: 'done', restored: 1, kept: [] })
  await untilFetched(job, vendor.token)
  expect(await importedBy(shop, vendor)).toEqual([{ ...before, version: expect.any(Number) }])
})
