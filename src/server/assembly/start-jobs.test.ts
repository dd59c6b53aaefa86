import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { Product } from '#contract/products'
import { createLog } from '../platform/process/log.ts'
import { createFolderStorage } from '../platform/storage/folder-storage.ts'
import { connectionTo } from '../testing/jobs.ts'
import { openTestShop, TEST_SECRET, type TestShop } from '../testing/shop.ts'
import { eventually } from '../testing/waiting.ts'
import { startJobs } from './start-jobs.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const YESTERDAY = new Date(Date.now() - 86_400_000)

async function found(search: string): Promise<string[]> {
  const { body } = await shop.call('GET /api/product', { query: { search } })
  return body.map(({ name }: Product) => name)
}

const nothingLeft = () =>
  eventually(async () => {
    const { rows } = await sql`select task_identifier, last_error from graphile_worker.jobs`.execute(shop.db)
    expect(rows).toEqual([])
  })

async function start(): Promise<void> {
  const connection = await connectionTo(shop)
  const settings = { mail: null, sms: null, publicUrl: undefined, webhookOrigins: [], courierUrls: {} }
  const pictures = createFolderStorage(shop.imagesDir)
  const running = await startJobs(
    settings,
    { jwtSecret: TEST_SECRET, secretsKey: TEST_SECRET },
    { db: shop.db, connection },
    pictures,
    createLog('silent'),
  )
  onTestFinished(() => running.stop(60_000))
}

test('each start indexes what an older edition wrote, counts words and sweeps pictures that nothing shows', async () => {
  const id = await shop.given.product({ name: 'Woollen Shawls' })
  const [shown, orphan] = ['a'.repeat(32), 'b'.repeat(32)]
  await shop.db.updateTable('products').set({ indexed_as: 1, image: shown }).where('id', '=', id).execute()
  await shop.db.deleteFrom('search_spellings').execute()
  await mkdir(shop.imagesDir, { recursive: true })
  for (const picture of [shown, orphan]) {
    const file = join(shop.imagesDir, `${picture}-240.webp`)
    await writeFile(file, '')
    await utimes(file, YESTERDAY, YESTERDAY)
  }
  expect(await found('wolen shawl')).toEqual([])
  await start()
  await eventually(async () => expect(await found('wolen shawl')).toEqual(['Woollen Shawls']))
  await eventually(async () => expect(await readdir(shop.imagesDir)).toEqual([`${shown}-240.webp`]))
  await eventually(async () => {
    const counted = await shop.db
      .selectFrom('search_spellings')
      .select('products')
      .where('word', '=', 'shawl')
      .execute()
    expect(counted[0]?.products).toBe(1)
  })
  await nothingLeft()
})

test('starts that follow each other closely leave one of each to do', async () => {
  await Promise.all([start(), start()])
  await nothingLeft()
})
