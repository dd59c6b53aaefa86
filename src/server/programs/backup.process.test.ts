import { randomUUID } from 'node:crypto'
import { cp, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openPretendS3 } from '../../../pretend/s3/storage.ts'
import { createTokens } from '../auth/tokens.ts'
import type { Db } from '../platform/database/db.ts'
import { killAllIn } from '../platform/postgres/leftovers.ts'
import { freshDataDir } from '../platform/postgres/testing/database.ts'
import { databaseOf, run, SECRET, settingsOf, startProgram } from '../testing/backup-programs.ts'
import { startBundledShop } from '../testing/bundled-shop.ts'
import { createGivens } from '../testing/givens.ts'
import { orderBody } from '../testing/orders.ts'

vi.setConfig({ testTimeout: 1_800_000 }) // whole shops, one after the other

async function shopperOf(url: string, db: Db) {
  const given = createGivens(db, createTokens(SECRET, 3_600))
  const { token } = await given.account()
  const productId = await given.product({ stock: { M: 100_000 } })
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  return async (): Promise<number> => {
    const body = JSON.stringify(orderBody([{ productId }], { notes: randomUUID() }))
    const answer = await fetch(`${url}/api/orders/create`, { method: 'POST', headers, body })
    expect(answer.status).toBe(201)
    return ((await answer.json()) as { id: number }).id
  }
}

const orderIds = async (db: Db) =>
  (await db.selectFrom('orders').select('id').orderBy('id').execute()).map(({ id }) => id)

/** Ends the present part of the log, and waits until it is in the place of backups. */
async function switchWal(db: Db, target: string): Promise<void> {
  const { rows } = await sql<{ name: string }>`select pg_walfile_name(pg_switch_wal() - 1) as name`.execute(db)
  await expect.poll(() => readdir(join(target, 'wal')).catch(() => [])).toContain(`${rows[0]?.name}.gz`)
}

test('a shop that is backed up while it sells, and dies in a second backup, is as it was between two orders', async () => {
  const target = await freshDataDir()
  const settings = { ...(await settingsOf()), BACKUPS: target }
  const shop = startBundledShop(settings)
  const url = await shop.open()
  const db = await databaseOf(settings)
  const order = await shopperOf(url, db)

  const isOver = new AbortController()
  const confirmed: number[] = []
  const shopping = (async () => {
    while (!isOver.signal.aborted) confirmed.push(await order())
  })()
  await expect.poll(() => confirmed.length).toBeGreaterThan(5)
  const before = confirmed.length
  const [status, stdout, stderr] = await run('backup', settings)
  const after = confirmed.length
  isOver.abort()
  await shopping
  expect([status, stderr]).toEqual([0, ''])
  expect(stdout).toMatch(/It opens, and holds \d+ orders \(the last of .* in Dhaka\), 1 products and 2 accounts\./)
  expect(after).toBeGreaterThan(before)

  await switchWal(db, target)
  confirmed.push(await order())
  const { rows } = await sql<{ at: string }>`
    select to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at`.execute(db)
  const moment = rows[0]?.at ?? ''
  const later = await order()
  await switchWal(db, target)

  const second = startProgram('backup', settings)
  const slots = async () => (await sql`select from pg_replication_slots`.execute(db)).rows.length
  await expect.poll(slots).toBe(1)
  // It goes no further before its database has died.
  second.signal('SIGSTOP')
  await shop.kill('SIGKILL')
  await killAllIn(join(settings.DATA_DIR, 'postgres'))
  second.signal('SIGCONT')
  expect(await second.ended).toEqual([1, expect.any(String), expect.stringContaining('There is no new backup.')])
  expect((await readdir(join(target, 'backups'))).length).toBe(2)

  const into = await freshDataDir()
  const restored = await run('restore', { BACKUPS: target }, '--at', moment, '--into', into)
  expect([restored[0], restored[2]]).toEqual([0, ''])
  expect(restored[1]).toContain(`It holds ${confirmed.length} orders (the last of `)
  expect(restored[1]).toContain('The judge finds nothing wrong')
  const again = { ...settings, DATA_DIR: into, BACKUPS: '' }
  await startBundledShop(again).open()
  const ids = await orderIds(await databaseOf(again))
  expect(ids).toEqual(confirmed)
  expect(ids).not.toContain(later)

  const all = await freshDataDir()
  expect((await run('restore', { BACKUPS: target }, '--into', all))[1]).toContain(`${confirmed.length + 1} orders`)
  await damage(target, moment)
})

/** What was damaged on the way is told, and nothing of it is opened. */
async function damage(target: string, moment: string): Promise<void> {
  const refused = async (spoil: (copy: string) => Promise<void>, words: RegExp, ...args: string[]) => {
    const [copy, into] = [await freshDataDir(), await freshDataDir()]
    await cp(target, copy, { recursive: true })
    await spoil(copy)
    const [status, , stderr] = await run('restore', { BACKUPS: copy }, '--into', into, ...args)
    expect([status, stderr]).toEqual([1, expect.stringMatching(words)])
    expect(stderr).toContain('Nothing was restored.')
    expect(await readdir(into)).toEqual([])
  }
  const [name = ''] = (await readdir(join(target, 'backups'))).filter((file) => file.endsWith('.json'))
  const piece = `pieces/${name.replace('.json', '')}/000001`
  const { lastWal } = JSON.parse((await readFile(join(target, 'backups', name), 'utf8')).split('\n')[0] ?? '')
  const [follows = ''] = (await readdir(join(target, 'wal'))).toSorted().filter((file) => file > `${lastWal}.gz`)

  await refused(
    (copy) => flipByte(join(copy, piece)),
    /A backup is damaged: pieces\/.*000001 is not what was put there/,
  )
  await refused((copy) => rm(join(copy, piece)), /A backup is damaged: pieces\/.*000001 is missing/)
  await refused((copy) => flipByte(join(copy, 'backups', name)), /A backup is damaged: backups\//)
  const hole = new RegExp(`The log has a hole: wal/${follows} is missing or damaged`)
  await refused((copy) => rm(join(copy, 'wal', follows)), hole, '--at', moment)
  await refused((copy) => flipByte(join(copy, 'wal', follows)), hole)
  await refused(async () => undefined, /The oldest backup that can be opened ended at/, '--at', '2020-01-01T00:00')
  await refused(
    async () => undefined,
    /The log reaches until .* \(UTC\), and not to the moment/,
    '--at',
    '2999-01-01T00:00',
  )
}

async function flipByte(file: string): Promise<void> {
  const bytes = await readFile(file)
  const middle = Math.floor(bytes.length / 2)
  bytes[middle] = (bytes[middle] ?? 0) ^ 1
  await writeFile(file, bytes)
}

const PICTURE = `${'a'.repeat(32)}-240.webp`

test('a shop that stands still is backed up into a bucket, with pictures and secrets; older ones leave', async () => {
  const s3 = await openPretendS3()
  onTestFinished(() => s3.close())
  const { BLOBS_URL, BLOBS_KEY, BLOBS_SECRET } = s3.settings
  const bucket = {
    BACKUPS: BLOBS_URL.replace('/pictures', '/kept'),
    BACKUPS_KEY: BLOBS_KEY,
    BACKUPS_SECRET: BLOBS_SECRET,
  }
  const settings = { ...(await settingsOf()), ...bucket }
  const shop = startBundledShop(settings)
  const order = await shopperOf(await shop.open(), await databaseOf(settings))
  const id = await order()
  expect(await shop.kill('SIGTERM')).toBe(0)
  await mkdir(join(settings.DATA_DIR, 'images'), { recursive: true })
  await writeFile(join(settings.DATA_DIR, 'images', PICTURE), 'a picture')

  const keys = (folder: string) => [...s3.objects.keys()].filter((key) => key.startsWith(`kept/${folder}/`)).toSorted()
  expect((await run('backup', settings))[2]).toBe('')
  const into = await freshDataDir()
  const [status, stdout, stderr] = await run('restore', bucket, '--into', into)
  expect([status, stderr]).toEqual([0, ''])
  expect(stdout).toContain('It holds 1 orders')
  expect(await readFile(join(into, 'images', PICTURE), 'utf8')).toBe('a picture')
  const secret = 'secrets/postgres-password'
  expect(await readFile(join(into, secret))).toEqual(await readFile(join(settings.DATA_DIR, secret)))
  expect((await stat(join(into, secret))).mode & 0o777).toBe(0o600)
  const open = { ...settings, DATA_DIR: into, BACKUPS: '', BACKUPS_KEY: '', BACKUPS_SECRET: '' }
  await startBundledShop(open).open()
  expect(await orderIds(await databaseOf(open))).toEqual([id])

  await rm(join(settings.DATA_DIR, 'images', PICTURE))
  expect((await run('backup', settings, '--keep', '2'))[1]).toContain('  0 older ones were deleted')
  expect([keys('backups').length, keys('pictures')]).toEqual([4, [`kept/pictures/${PICTURE}`]])
  const before = keys('wal')
  expect((await run('backup', settings, '--keep', '1'))[1]).toContain('  2 older ones were deleted')
  expect([keys('backups').length, keys('pictures')]).toEqual([2, []])
  expect(new Set(keys('pieces').map((key) => key.split('/')[2])).size).toBe(1)
  expect(keys('wal').filter((key) => before.includes(key))).toEqual([])
})

test('the commands say what they want', async () => {
  const DATA_DIR = await freshDataDir()
  const BACKUPS = await freshDataDir()
  const wrong: [Parameters<typeof run>, RegExp][] = [
    [['backup', { DATA_DIR }], /BACKUPS must be given/],
    [['backup', { DATA_DIR, BACKUPS }, '--keep', '0'], /Usage: npm run backup/],
    [['backup', { DATA_DIR, BACKUPS }, 'now'], /Usage: npm run backup/],
    [['backup', { DATA_DIR, BACKUPS }], /holds no shop/],
    [['backup', { DATA_DIR: `${DATA_DIR}/nowhere`, BACKUPS }], /holds no shop/],
    [['backup', { DATA_DIR, DATABASE_URL: 'postgres://haat@db.example/shop' }], /pg_dump or pgBackRest/],
    [['restore', { BACKUPS }], /Usage: npm run restore/],
    [['restore', { BACKUPS }, '--into', DATA_DIR], /holds no backup that could be opened/],
    [['restore', { BACKUPS: `${BACKUPS}/nowhere` }, '--into', DATA_DIR], /ENOENT/],
    [['restore', {}, '--into', DATA_DIR], /BACKUPS must be given/],
  ]
  for (const [call, words] of wrong) expect(await run(...call)).toEqual([1, '', expect.stringMatching(words)])
  expect(await readdir(DATA_DIR)).toEqual([])
  await writeFile(join(DATA_DIR, 'a-file'), '')
  expect((await run('restore', { BACKUPS }, '--into', DATA_DIR))[2]).toMatch(/is not empty/)
})
