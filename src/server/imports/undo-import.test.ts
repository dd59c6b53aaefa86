import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ImportJob } from '#contract/imports'
import { namedPictures } from '../assembly/named-pictures.ts'
import { orderedAmong } from '../orders/ordered-products.queries.ts'
import { createLog } from '../platform/process/log.ts'
import { changeProduct } from '../selling/testing/forms.ts'
import { auditOf } from '../testing/audit.ts'
import { importedBy, importFile, importJobs, told, untilUndone } from '../testing/imports.ts'
import { keepTestJobsRunning } from '../testing/jobs.ts'
import { order, orderBody } from '../testing/orders.ts'
import { openPictureHost, type PictureHost } from '../testing/picture-host.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { eventually } from '../testing/waiting.ts'
import { runUndo } from './undo-import.ts'

const log = createLog('silent')
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

type Vendor = Awaited<ReturnType<TestShop['given']['vendor']>>
let vendor: Vendor
beforeEach(async () => {
  vendor = await shop.given.vendor()
})

const HEADS = 'sku,name,category,price,sizes,stock,tags,description,image'
const row = (...cells: string[]) => cells.join(',')
const LIST = `${HEADS}\nP-1,Round panjabi,Men,1000,M|L,M:5|L:2,eid,Soft,\nP-2,Cap,Men,200,M,9,,,\n`
const NEXT = `${HEADS}\nP-1,Square panjabi,Kids,900,M|XL,M:7|XL:1,eid|new,Softer,\nP-2,Cap,Men,200,M,9,,,\nP-3,Hat,Men,90,M,1,,,\n`

const undo = (job: Pick<ImportJob, 'id'>, { token }: Pick<Vendor, 'token'> = vendor) =>
  shop.call('POST /api/product/import/:job/undo', { params: { job: job.id } }, token)

async function undone(job: ImportJob): Promise<NonNullable<ImportJob['undo']>> {
  const { status } = await undo(job)
  expect(status).toBe(200)
  return await untilUndone(shop, vendor.token, job.id)
}

async function goods() {
  return (await importedBy(shop, vendor)).map(
    ({ version: _, imagePath, image_id: __, ...product }: Record<string, unknown>) => product,
  )
}

describe('an import that is undone', () => {
  test('leaves nothing of what it added, and orders of it go on', async () => {
    const customer = await shop.given.account()
    const job = await importFile(shop, vendor.token, { file: LIST })
    expect(job.undoUntil).not.toBeNull()
    const [cap] = await importedBy(shop, vendor)
    const bought = await order(shop, customer.token, orderBody([{ productId: cap?.id ?? 0, price: 200 }]))
    expect(bought.status).toBe(201)
    expect(await undone(job)).toEqual({
      state: 'done',
      deleted: 2,
      ordered: 1,
      restored: 0,
      kept: [],
      keptCount: 0,
    })
    expect(await importedBy(shop, vendor)).toEqual([])
    const shown = await shop.call('GET /api/product/:id', { params: { id: String(cap?.id) } })
    expect(shown.status).toBe(404)
    const again = await importFile(shop, vendor.token, { file: LIST })
    expect(again).toMatchObject({ state: 'done', known: 0, created: 2 })
  })

  test('gives what it changed its former values, numbers and all, and is told in the audit', async () => {
    const admin = await shop.given.account('Admin')
    await importFile(shop, vendor.token, { file: LIST })
    const before = await goods()
    const job = await importFile(shop, vendor.token, { file: NEXT, known: 'update' })
    expect(await goods()).not.toEqual(before)
    expect(await undone(job)).toMatchObject({ deleted: 1, restored: 1, kept: [] })
    expect(await goods()).toEqual(before)
    const id = Number(before[1]?.['id'])
    const entries = await auditOf(shop, admin, 'product', id)
    expect(entries.at(-1)).toMatchObject({ action: 'take-back', after: { products: 2 } })
    expect(entries.at(-2)).toMatchObject({ action: 'update', before: { price: 900 }, after: { price: 1000 } })
    expect(told(await importFile(shop, vendor.token, { file: LIST, dryRun: '1' }))).toEqual([])
  })

  test('gives a number back that goods beside had taken', async () => {
    await importFile(shop, vendor.token, { file: LIST })
    const before = await goods()
    const job = await importFile(shop, vendor.token, { file: LIST, known: 'add' })
    expect(await undone(job)).toMatchObject({ deleted: 2 })
    expect(await goods()).toEqual(before)
  })

  test('leaves what was changed since, by hand or by a sale, and names it', async () => {
    const customer = await shop.given.account()
    await importFile(shop, vendor.token, { file: LIST })
    const job = await importFile(shop, vendor.token, { file: NEXT, known: 'update' })
    const square = (await importedBy(shop, vendor)).find(({ name }) => name === 'Square panjabi')
    const id = square?.id ?? 0
    await changeProduct(shop, vendor.token, id, { name: 'Square panjabi', price: '850' })
    await order(shop, customer.token, orderBody([{ productId: id, price: 850 }]))
    expect(await undone(job)).toMatchObject({
      restored: 1,
      keptCount: 1,
      kept: [
        {
          productId: id,
          name: 'Square panjabi',
          message: 'Left as is, changed later: Price, stock of M.',
        },
      ],
    })
    const after = (await importedBy(shop, vendor)).find((product) => product.id === id)
    expect(after).toMatchObject({ name: 'Round panjabi', price: 850, stock: { M: 6, L: 2 }, tags: ['eid'] })
  })

  test('takes back its pictures, those that wait too, and the former ones are not swept meanwhile', async () => {
    const at = (path: string) => `${host.origin}${path}`
    const list = (first: string, second: string) =>
      [HEADS, row('Q-1,Kurti,Women,900,M,1,,', first), row('Q-2,Saree,Women,900,M,1,,', second)].join('\n')
    const fetched = async (job: ImportJob, count: number) =>
      await eventually(async () => {
        const { body } = await shop.call('GET /api/product/import/:job', { params: { job: job.id } }, vendor.token)
        expect(body.pictures.fetched).toBe(count)
      })
    await fetched(await importFile(shop, vendor.token, { file: list(at('/a.jpg'), at('/b.jpg')) }), 2)
    const before = await shop.db
      .selectFrom('products')
      .select(['id', 'image'])
      .where('vendor_id', '=', vendor.id)
      .orderBy('id')
      .execute()
    host.answers.set('/ill.jpg', 503)
    const job = await importFile(shop, vendor.token, { file: list(at('/c.jpg'), at('/ill.jpg')), known: 'update' })
    await fetched(job, 1)
    expect([...(await namedPictures(shop.db)())]).toContain(before[0]?.image)
    expect(await undone(job)).toMatchObject({ restored: 1, kept: [] })
    const images = shop.db
      .selectFrom('products')
      .select(['id', 'image'])
      .where('vendor_id', '=', vendor.id)
      .orderBy('id')
    expect(await images.execute()).toEqual(before)
    const waiting = shop.db.selectFrom('import_pictures').select('address').where('ended_at', 'is', null)
    expect(await waiting.where('import_id', '=', job.id).execute()).toEqual([])
  })
})

describe('an undo', () => {
  test('is done once, by whom the import is, and within a day', async () => {
    const other = await shop.given.vendor()
    const job = await importFile(shop, vendor.token, { file: LIST })
    expect(await undo(job, other)).toMatchObject({ status: 404, body: { code: 'import_not_found' } })
    await undone(job)
    expect(await undo(job)).toMatchObject({ status: 409, body: { code: 'import_not_undoable' } })
    const late = await importFile(shop, vendor.token, { file: LIST })
    await sql`update imports set told_at = told_at - interval '24 hours' where id = ${late.id}`.execute(shop.db)
    expect(await undo(late)).toMatchObject({ status: 409, body: { code: 'import_not_undoable' } })
    expect(await importedBy(shop, vendor)).toHaveLength(2)
  })

  test('is not for a check, nor for an import that changed nothing', async () => {
    const check = await importFile(shop, vendor.token, { file: LIST, dryRun: '1' })
    await importFile(shop, vendor.token, { file: LIST })
    const same = await importFile(shop, vendor.token, { file: LIST, known: 'update' })
    for (const job of [check, same]) {
      expect(job.undoUntil).toBeNull()
      expect((await undo(job)).body.code).toBe('import_not_undoable')
    }
  })

  test('is all or none where its process is killed, and goes on with the next', async () => {
    const job = await importFile(shop, vendor.token, { file: LIST })
    const before = await goods()
    await sql`update imports set undo = '{"state":"running","deleted":0,"ordered":0,"restored":0,"kept":[],"keptCount":0}'
      where id = ${job.id}`.execute(shop.db)
    const killed = new AbortController()
    const half = async () => {
      killed.abort()
      return new Set<number>()
    }
    await expect(runUndo(shop.db, job.id, { orderedAmong: half, log, signal: killed.signal })).rejects.toThrow()
    expect(await goods()).toEqual(before)
    const { signal } = new AbortController()
    const twice = [1, 2].map(() => runUndo(shop.db, job.id, { orderedAmong, log, signal }))
    await Promise.all(twice)
    expect(await goods()).toEqual([])
    const entries = await shop.db
      .selectFrom('audit_entries')
      .select('id')
      .where('action', '=', 'take-back')
      .where('actor_id', '=', vendor.ownerId)
      .execute()
    expect(entries).toHaveLength(1)
  })

  test('that a fault of the shop ends has undone nothing, and may be asked for again', async () => {
    const job = await importFile(shop, vendor.token, { file: LIST })
    await sql`alter table audit_entries add constraint in_the_way check (action <> 'take-back') not valid`.execute(
      shop.db,
    )
    expect(await undone(job)).toMatchObject({ state: 'failed', deleted: 0 })
    expect(await goods()).toHaveLength(2)
    await sql`alter table audit_entries drop constraint in_the_way`.execute(shop.db)
    expect(await undone(job)).toMatchObject({ state: 'done', deleted: 2 })
  })

  test('is refused to an account that has lost its store', async () => {
    const job = await importFile(shop, vendor.token, { file: LIST })
    await sql`update imports set undo = '{"state":"running","deleted":0,"ordered":0,"restored":0,"kept":[],"keptCount":0}'
      where id = ${job.id}`.execute(shop.db)
    await shop.db.updateTable('users').set({ role: 'User' }).where('id', '=', vendor.ownerId).execute()
    const { signal } = new AbortController()
    await runUndo(shop.db, job.id, { orderedAmong, log, signal })
    const { undo: end } = await shop.db
      .selectFrom('imports')
      .select('undo')
      .where('id', '=', job.id)
      .executeTakeFirstOrThrow()
    expect(end).toMatchObject({ state: 'refused', deleted: 0 })
  })
})

test('imports of the last day are listed for whom they are, the latest first', async () => {
  await importFile(shop, vendor.token, { file: LIST, dryRun: '1' })
  const first = await importFile(shop, vendor.token, { file: LIST })
  const second = await importFile(shop, vendor.token, { file: NEXT, known: 'update' })
  const { body } = await shop.call('GET /api/product/import', {}, vendor.token)
  expect(body.map(({ id }: ImportJob) => id)).toEqual([second.id, first.id])
})
