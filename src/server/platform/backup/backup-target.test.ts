import { mkdir, mkdtemp, readdir, rm, rmdir, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openTestBucket } from '../storage/testing/bucket.ts'
import type { BackupTarget } from './backup-target.ts'
import { openTarget } from './open-target.ts'

async function freshFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'haat-target-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

async function namesIn(target: BackupTarget, folder: string): Promise<string[]> {
  const names: string[] = []
  for await (const name of target.list(folder)) names.push(name)
  return names.toSorted()
}

test.each([
  ['a folder', async () => openTarget({ folder: await freshFolder() })],
  ['a bucket', async () => openTarget({ access: (await openTestBucket({ pageSize: 2 })).access })],
])('%s keeps what is put there under its name', async (_what, open) => {
  const target = await open()
  expect([await target.get('wal/1.gz'), await namesIn(target, 'wal/')]).toEqual([undefined, []])
  await target.delete('wal/1.gz')
  for (const name of ['wal/1.gz', 'wal/2.gz', 'wal/3.gz', 'pieces/a/000001', 'pieces/b/000001'])
    await target.put(name, Buffer.from(name))
  await target.put('wal/2.gz', Buffer.from('anew'))
  expect(Buffer.from((await target.get('wal/2.gz')) ?? []).toString()).toBe('anew')
  await target.delete('wal/1.gz')
  await target.delete('pieces/a/000001')
  expect(await namesIn(target, 'wal/')).toEqual(['wal/2.gz', 'wal/3.gz'])
  expect(await namesIn(target, 'pieces/')).toEqual(['pieces/b/000001'])
})

test('a folder is its owner’s alone, and keeps no empty folders and nothing unfinished', async () => {
  const folder = await freshFolder()
  const target = openTarget({ folder })
  await target.put('pieces/a/000001', Buffer.from('a'))
  expect((await stat(join(folder, 'pieces/a/000001'))).mode & 0o777).toBe(0o600)
  expect((await stat(join(folder, 'pieces'))).mode & 0o777).toBe(0o700)
  await target.delete('pieces/a/000001')
  expect(await readdir(join(folder, 'pieces'))).toEqual([])
})

test('what a stopped machine left unfinished in a folder is in no list, and is discarded once it is old', async () => {
  const folder = await freshFolder()
  const target = openTarget({ folder })
  await target.put('pieces/a/000001', Buffer.from('a'))
  const left = ['pieces/a', 'wal'].map((name) => join(folder, name, '.0b7c9f3e-7d4b-4f0e-9a57-2f6c1f1d9b11.tmp'))
  await mkdir(join(folder, 'wal'))
  for (const file of left) await writeFile(file, 'half a pie')
  expect([await namesIn(target, 'pieces/'), await namesIn(target, 'wal/')]).toEqual([['pieces/a/000001'], []])
  await target.discardUnfinished(new Date(Date.now() - 60_000))
  expect(await readdir(join(folder, 'wal'))).toHaveLength(1)
  await target.discardUnfinished(new Date(Date.now() + 60_000))
  expect((await readdir(folder, { recursive: true })).toSorted()).toEqual(['pieces', 'pieces/a', 'pieces/a/000001'])
})

test('folders that come and go while they are listed take nothing else out of the list', async () => {
  const folder = await freshFolder()
  const target = openTarget({ folder })
  await target.put('pieces/stays/000001', Buffer.from('a'))
  const isOver = new AbortController()
  const others = Array.from({ length: 20 }, (_, nth) => join(folder, 'pieces', `goes-${nth}`))
  const coming = others.map(async (other) => {
    while (!isOver.signal.aborted) {
      await mkdir(other)
      await rmdir(other)
    }
  })
  onTestFinished(async () => {
    isOver.abort()
    await Promise.all(coming)
  })
  for (let time = 0; time < 100; time += 1) expect(await namesIn(target, 'pieces/')).toEqual(['pieces/stays/000001'])
})

test('several may put the same at once', async () => {
  const target = openTarget({ folder: await freshFolder() })
  const all = Array.from({ length: 20 }, (_, nth) => Buffer.alloc(100_000, nth))
  await Promise.all(all.map((bytes) => target.put('wal/1.gz', bytes)))
  const there = Buffer.from((await target.get('wal/1.gz')) ?? [])
  expect(all.some((bytes) => bytes.equals(there))).toBe(true)
  expect(await namesIn(target, 'wal/')).toEqual(['wal/1.gz'])
})

test('a folder that is not there, as where a disk is not mounted, is trouble and is not made', async () => {
  const folder = join(await freshFolder(), 'not/mounted')
  const target = openTarget({ folder })
  await expect(target.put('wal/1.gz', Buffer.from('a'))).rejects.toThrow('ENOENT')
  await expect(namesIn(target, 'wal/')).rejects.toThrow('ENOENT')
  await expect(stat(folder)).rejects.toThrow('ENOENT')
})
