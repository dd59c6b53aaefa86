import { lstat, mkdir, readdir, readlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { socketFolderOf } from './socket-folder.ts'
import { exists, freshDataDir, query, startDatabase } from './testing/database.ts'

test('a data folder whose name is too long for a socket works, and nothing stays in the temporary folder', async () => {
  const dataDir = join(await freshDataDir(), 'a-folder-with-a-long-name'.repeat(4))
  await mkdir(dataDir)
  const database = await startDatabase(dataDir)
  await query(database.connection, 'select 1')
  expect(await readlink(database.connection.host)).toBe(join(dataDir, 'postgres'))
  expect((await lstat(dirname(database.connection.host))).mode & 0o777).toBe(0o700)
  await database.stop()
  expect(await exists(dirname(database.connection.host))).toBe(false)
})

test('the link of a shop that was killed is removed by the next start, and no other', async () => {
  const cluster = join(await freshDataDir(), 'a-folder-with-a-long-name'.repeat(4))
  const killed = await socketFolderOf(cluster)
  const neighbour = await socketFolderOf(`${cluster}-next-door`)
  const next = await socketFolderOf(cluster)
  expect(await readdir(tmpdir())).not.toContain(dirname(killed.path).split('/').at(-1))
  expect(await readlink(neighbour.path)).toBe(`${cluster}-next-door`)
  expect(await readlink(next.path)).toBe(cluster)
  await neighbour.remove()
  await next.remove()
})
