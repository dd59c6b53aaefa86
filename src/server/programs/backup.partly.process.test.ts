import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { freshDataDir } from '../platform/postgres/testing/database.ts'
import { databaseOf, run, settingsOf } from '../testing/backup-programs.ts'
import { startBundledShop } from '../testing/bundled-shop.ts'

test('where only the trial, the judge or the pruning fails, a backup is not said to be missing', async () => {
  const BACKUPS = await freshDataDir()
  const settings = { ...(await settingsOf()), BACKUPS }
  await startBundledShop(settings).open()
  const db = await databaseOf(settings)
  const said = async (more: Record<string, string>, ...args: string[]) => {
    const [status, , stderr] = await run('backup', { ...settings, ...more }, ...args)
    return [status, stderr.trim()]
  }
  const copied = /^\S+Z was copied, but not opened: it does not count as a backup\. ENOENT/
  expect(await said({ TMPDIR: join(BACKUPS, 'nowhere') })).toEqual([1, expect.stringMatching(copied)])

  await sql`insert into schema_migrations (number, name, checksum) values (9999, 'of another version', '')`.execute(db)
  const judged =
    /^There is a new backup, and it opens; older ones were kept\. The judge finds: it is of another version/
  expect(await said({}, '--keep', '1')).toEqual([1, expect.stringMatching(judged)])
  await sql`delete from schema_migrations where number = 9999`.execute(db)

  const [first = ''] = (await readdir(join(BACKUPS, 'backups'))).toSorted()
  await writeFile(join(BACKUPS, 'backups', first), 'damaged')
  const pruned = /^There is a new backup, and it opens, but older ones were not all deleted\. A backup is damaged/
  expect(await said({}, '--keep', '1')).toEqual([1, expect.stringMatching(pruned)])
})
