import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { freshDataDir } from '../platform/postgres/testing/database.ts'
import { run, settingsOfClosed } from '../testing/backup-programs.ts'
import { startBundledShop } from '../testing/bundled-shop.ts'

vi.setConfig({ testTimeout: 1_800_000 }) // whole shops, one after the other

const historiesIn = async (folder: string) =>
  (await readdir(folder)).filter((name) => name.includes('.history')).toSorted()

test('who restores a second time from the same backup gets another timeline than the first time', async () => {
  const BACKUPS = await freshDataDir()
  const settings = { ...(await settingsOfClosed()), BACKUPS }
  const restored = async () => {
    const into = await freshDataDir()
    expect((await run('restore', { BACKUPS }, '--into', into)).slice(0, 3)).toEqual([0, expect.any(String), ''])
    return into
  }
  expect((await run('backup', settings))[2]).toBe('')

  const first = await restored()
  expect(await historiesIn(join(first, 'postgres/pg_wal'))).toEqual(['00000002.history'])
  const shop = startBundledShop({ ...settings, DATA_DIR: first })
  await shop.open()
  await expect.poll(() => historiesIn(join(BACKUPS, 'wal'))).toEqual(['00000002.history.gz'])
  await shop.kill('SIGTERM')

  await writeFile(join(BACKUPS, 'wal/00000002.history.gz'), 'damaged, which nobody has to read')
  expect(await historiesIn(join(await restored(), 'postgres/pg_wal'))).toEqual(['00000003.history'])
})
