import { mkdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { storesDue } from '../payouts/stores-due.ts'
import { givenSettled, postOf } from '../payouts/testing/store-books.ts'
import { nameAt, saveBackup, saveOpened } from '../platform/backup/backups.ts'
import { WAL_OUT } from '../platform/backup/cluster-files.ts'
import { openTarget } from '../platform/backup/open-target.ts'
import { nameOf } from '../platform/backup/wal-names.ts'
import { openDb } from '../platform/database/db.ts'
import { freshDataDir } from '../platform/postgres/testing/database.ts'
import type { Figures } from '../platform/telemetry/summed-metrics.ts'
import { givenMessage } from '../testing/given-messages.ts'
import { givenFailedJob } from '../testing/jobs.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { withinOneDay } from '../testing/within-one-day.ts'
import { gaugeShop } from './shop-metrics.ts'

withinOneDay()

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const WITHOUT_BACKUPS = { dataDir: tmpdir(), backups: null }
const read = async (config: Parameters<typeof gaugeShop>[1] = WITHOUT_BACKUPS) =>
  await gaugeShop(shop.db, config).read()

/** As `name{label,label}`, with those that are 0 left out. */
function shown(figures: Figures, name: string): [labels: string, value: number][] {
  const { values = [] } = figures.find((one) => one.name === name) ?? {}
  return values.flatMap(({ labels, value }) => (value === 0 ? [] : [[Object.values(labels).join(), value]]))
}

test('each job counts in one state, and what is due says since when', async () => {
  await givenFailedJob(shop)
  await givenFailedJob(shop, { attempts: 1 })
  await givenFailedJob(shop, { name: 'test.later', attempts: 0, error: '' })
  await sql`update graphile_worker._private_jobs set last_error = null where attempts = 0`.execute(shop.db)
  await sql`select graphile_worker.add_job('test.due', run_at => now() - interval '1 hour')`.execute(shop.db)
  const figures = await read()
  expect(shown(figures, 'haat_jobs')).toEqual(
    expect.arrayContaining([
      ['test.given-up,given_up', 1],
      ['test.given-up,failed', 1],
      ['test.later,later', 1],
      ['test.due,due', 1],
    ]),
  )
  const [due] = shown(figures, 'haat_job_oldest_seconds').filter(([job]) => job === 'test.due')
  expect(due?.[1]).toBeGreaterThan(3_500)
})

test('what waits in the outbox and under the messages is counted', async () => {
  await shop.db.insertInto('outbox').values({ name: 'of.another-version', payload: '{}' }).execute()
  await givenMessage(shop, { state: 'Waiting' })
  await givenMessage(shop, { state: 'Waiting' })
  await givenMessage(shop, { state: 'Sent' })
  const figures = await read()
  expect(shown(figures, 'haat_outbox_events')).toEqual([['', 1]])
  expect(shown(figures, 'haat_messages')).toEqual([['mail,Waiting', 2]])
})

test('money in suspense counts by the matters it stands for; a store whose period is over is late until it is closed', async () => {
  const vendor = await shop.given.vendor()
  await givenSettled(shop.db, vendor.id, 138_000)
  for (const poisha of [500, 700])
    await postOf(shop.db, 'settled', [
      { account: 'suspense', owner: 'pathao', poisha: -poisha },
      { account: 'bank', poisha },
    ])
  const figures = await read()
  expect(shown(figures, 'haat_suspense_unmatched')).toEqual([['pathao', 2]])
  expect(shown(figures, 'haat_statements_late')).toEqual([])
  expect((await storesDue(shop.db, '2999-01-01', 'weekly')).map(({ vendorId }) => vendorId)).toEqual([vendor.id])
})

test('while the database is away that is said, and no figure is', async () => {
  const away = openDb({ ...inject('postgres'), port: 1 }, () => undefined)
  const figures = await gaugeShop(away, WITHOUT_BACKUPS).read()
  await away.destroy()
  const valuesOf = (name: string) => figures.find((one) => one.name === name)?.values.map(({ value }) => value)
  expect(valuesOf('haat_database_up')).toEqual([0])
  for (const name of ['haat_jobs', 'haat_outbox_events', 'haat_messages', 'haat_statements_late'])
    expect([name, valuesOf(name)]).toEqual([name, []])
  expect(shown(figures, 'haat_disk_bytes').length).toBe(2)
})

test('of backups it is known how long the log waits, and when the newest that opens was begun', async () => {
  const [dataDir, folder] = [await freshDataDir(), await freshDataDir()]
  const waiting = join(dataDir, 'postgres', WAL_OUT)
  await mkdir(waiting, { recursive: true })
  const backups = { folder }
  const known = async () => {
    const figures = await read({ dataDir, backups })
    const [waits] = figures.find(({ name }) => name === 'haat_wal_oldest_seconds')?.values ?? []
    const [opened] = figures.find(({ name }) => name === 'haat_backup_opened_seconds')?.values ?? []
    return { waits: waits?.value, opened: opened?.value }
  }
  expect(await known()).toEqual({ waits: 0, opened: 0 })

  const place = openTarget(backups)
  const found = { orders: 0, lastOrderAt: null, products: 0, accounts: 0, found: [] }
  for (const [day, isOpened] of [
    ['01', true],
    ['03', true],
    ['04', false],
  ] as const) {
    const name = nameAt(new Date(`2026-11-${day}T03:15:00.250Z`))
    const backup = { name, endedAt: '', firstWal: '', lastWal: '', pieces: [], pictures: null }
    await saveBackup(place, backup)
    if (isOpened) await saveOpened(place, backup, found)
  }
  for (const [position, minutes] of [
    [7, 10],
    [8, 5],
  ] as const) {
    const file = join(waiting, nameOf({ timeline: 1, position }))
    await writeFile(file, 'a part of the log')
    const left = new Date(Date.now() - minutes * 60_000)
    await utimes(file, left, left)
  }
  const { waits, opened } = await known()
  expect(opened).toBe(Date.parse('2026-11-03T03:15:00.250Z') / 1000)
  expect(waits).toBeGreaterThan(599)

  await rm(folder, { recursive: true })
  expect((await known()).opened).toBeUndefined()
  expect((await read()).filter(({ name }) => /wal_oldest|backup/.test(name))).toEqual([])
})
