import { chmod, mkdir, readlink, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { copyBinaries } from './binaries-copy.ts'
import { exists, freshDataDir } from './testing/database.ts'

test('a copy can be read by every account, has its library links, and is made once', async () => {
  const folder = await smallPackage(await freshDataDir())
  const place = join(await freshDataDir(), 'haat/postgresql-18')
  const told: string[] = []
  const umask = process.umask(0o077)
  try {
    await copyBinaries(folder, place, (step) => told.push(step))
  } finally {
    process.umask(umask)
  }
  for (const path of [join(place, '..'), place, join(place, 'native'), join(place, 'native/bin/postgres')]) {
    expect((await stat(path)).mode & 0o777).toBe(0o755)
  }
  expect((await stat(join(place, 'native/lib/libpq.so.5.18'))).mode & 0o777).toBe(0o644)
  expect(await readlink(join(place, 'native/lib/libpq.so.5'))).toBe('libpq.so.5.18')

  await rm(folder, { recursive: true })
  await copyBinaries(folder, place, (step) => told.push(step))
  expect(told).toEqual([expect.stringContaining(`Copying PostgreSQL to ${place}`)])
})

test('a copy that fails half-way is not taken for a copy', async () => {
  const folder = await smallPackage(await freshDataDir())
  await writeFile(join(folder, 'native/pg-symlinks.json'), 'not JSON')
  const place = join(await freshDataDir(), 'postgresql-18')
  await expect(copyBinaries(folder, place, () => {})).rejects.toThrow('JSON')
  expect(await exists(place)).toBe(false)
})

/** As an installation under a strict umask leaves it: nobody else may read it. */
async function smallPackage(parent: string): Promise<string> {
  const folder = join(parent, 'package')
  for (const name of ['bin', 'lib']) await mkdir(join(folder, 'native', name), { recursive: true, mode: 0o700 })
  await writeFile(join(folder, 'native/bin/postgres'), 'program')
  await chmod(join(folder, 'native/bin/postgres'), 0o700)
  await writeFile(join(folder, 'native/lib/libpq.so.5.18'), 'library', { mode: 0o600 })
  const links = [{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }]
  await writeFile(join(folder, 'native/pg-symlinks.json'), JSON.stringify(links))
  return folder
}
