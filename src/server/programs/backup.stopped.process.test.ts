import { once } from 'node:events'
import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openPretendS3, type S3Manner } from '../../../pretend/s3/storage.ts'
import { holdFolder } from '../platform/postgres/hold.ts'
import { killAllIn } from '../platform/postgres/leftovers.ts'
import { postgresProcessesIn } from '../platform/postgres/processes.ts'
import { exists, freshDataDir } from '../platform/postgres/testing/database.ts'
import { run, settingsOf, settingsOfClosed, startProgram } from '../testing/backup-programs.ts'

/** Waits until PostgreSQL runs in the cluster that comes to be there. */
async function runsIn(find: () => Promise<string>): Promise<void> {
  const running = async () => await postgresProcessesIn(await find()).catch(() => [])
  await expect.poll(running).not.toEqual([])
  const cluster = await find()
  onTestFinished(async () => void ((await exists(cluster)) && (await killAllIn(cluster))))
}

test('a backup that is stopped while it copies stops its database, and takes away what it has put', async () => {
  const s3 = await openPretendS3()
  onTestFinished(() => s3.close())
  const { BLOBS_URL: BACKUPS, BLOBS_KEY: BACKUPS_KEY, BLOBS_SECRET: BACKUPS_SECRET } = s3.settings
  const settings = { ...(await settingsOf()), BACKUPS, BACKUPS_KEY, BACKUPS_SECRET }
  const isStopped = new AbortController()
  const held = once(isStopped.signal, 'abort')
  const isPiece = (key: string) => key.includes('/pieces/')
  s3.behave(async ({ method, key }): Promise<S3Manner> => {
    if (method === 'PUT' && isPiece(key)) await held
    return 'answers'
  })
  const backup = startProgram('backup', settings)
  await expect.poll(() => s3.asked.some((call) => call.startsWith('PUT') && isPiece(call))).toBe(true)
  await expect(holdFolder(settings.DATA_DIR, 'this test')).rejects.toThrow(/is in use by a backup \(process/)
  backup.signal('SIGTERM')
  await expect.poll(backup.stdout).toContain('Stopping…')
  isStopped.abort()
  expect(await backup.ended).toEqual([143, expect.any(String), expect.stringContaining('It was asked to stop.')])
  expect([...s3.objects.keys()].filter(isPiece)).toEqual([])
  expect(await postgresProcessesIn(join(settings.DATA_DIR, 'postgres'))).toEqual([])
})

test('a backup that is stopped while it is tried leaves neither a database nor its secrets behind', async () => {
  const TMPDIR = await freshDataDir()
  const settings = { ...(await settingsOfClosed()), TMPDIR, BACKUPS: await freshDataDir() }
  const backup = startProgram('backup', settings)
  await runsIn(async () => {
    const [tried = 'none yet'] = (await readdir(TMPDIR)).filter((name) => name.startsWith('haat-backup-'))
    return join(TMPDIR, tried, 'postgres')
  })
  backup.signal('SIGINT')
  expect(await backup.ended).toEqual([130, expect.any(String), expect.stringContaining('It was asked to stop.')])
  expect(await readdir(TMPDIR)).toEqual([])
})

test('a restore that is stopped leaves neither a database nor a half-made folder behind', async () => {
  const BACKUPS = await freshDataDir()
  expect((await run('backup', { ...(await settingsOfClosed()), BACKUPS }))[0]).toBe(0)
  const parent = await freshDataDir()
  const restore = startProgram('restore', { BACKUPS }, '--into', join(parent, 'shop'))
  await runsIn(async () => join(parent, 'shop.unfinished/postgres'))
  restore.signal('SIGINT')
  const said = 'Nothing was restored. It was asked to stop.'
  expect(await restore.ended).toEqual([130, expect.any(String), expect.stringContaining(said)])
  expect(await readdir(parent)).toEqual([])

  await mkdir(join(parent, 'shop.unfinished'))
  const [status, , stderr] = await run('restore', { BACKUPS }, '--into', join(parent, 'shop'))
  expect([status, stderr]).toEqual([1, expect.stringMatching(/shop\.unfinished is there already: .* then delete it\./)])
  expect(await readdir(parent)).toEqual(['shop.unfinished'])
})
