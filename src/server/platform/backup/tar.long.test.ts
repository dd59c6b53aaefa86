import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { Damage } from './damage.ts'
import { tarBytes, tarEnd, tarFile, tarFolder } from './tar.ts'
import { untar } from './untar.ts'

const SIZES = [0, 1, 511, 512, 513, 1_048_576, 2_500_001]

async function freshFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'haat-tar-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

async function packed(...parts: AsyncIterable<Uint8Array>[]): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  for (const part of parts) for await (const piece of part) pieces.push(piece)
  return Buffer.concat(pieces)
}

async function* cut(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

const contentOf = (size: number) => Buffer.from(Array.from({ length: size }, (_, at) => (at * 7) % 251))

async function packedFiles(): Promise<Buffer> {
  const folder = await freshFolder()
  for (const size of SIZES) await writeFile(join(folder, String(size)), contentOf(size))
  return await packed(
    tarFolder('a'),
    tarFolder('a/b'),
    ...SIZES.map((size) => tarFile(`a/b/${size}`, join(folder, String(size)))),
    tarFile('a/gone', join(folder, 'gone')),
    tarBytes('a/label', Buffer.from('a label')),
    tarEnd(),
  )
}

test('what is packed comes out as it was, for its owner alone, however it is cut', async () => {
  const bytes = await packedFiles()
  for (const size of [700, 100_000]) {
    const into = await freshFolder()
    await untar(cut(bytes, size), into)
    for (const size of SIZES)
      expect((await readFile(join(into, 'a/b', String(size)))).equals(contentOf(size))).toBe(true)
    expect(await readFile(join(into, 'a/label'), 'utf8')).toBe('a label')
    expect((await stat(join(into, 'a/label'))).mode & 0o777).toBe(0o600)
    expect((await stat(join(into, 'a/b'))).mode & 0o777).toBe(0o700)
    await expect(stat(join(into, 'a/gone'))).rejects.toThrow('ENOENT')
  }
})

test('any tar opens it', async () => {
  const [folder, into] = [await freshFolder(), await freshFolder()]
  await writeFile(join(folder, 'packed.tar'), await packedFiles())
  await promisify(execFile)('tar', ['-xf', join(folder, 'packed.tar'), '-C', into])
  for (const size of SIZES) expect((await readFile(join(into, 'a/b', String(size)))).equals(contentOf(size))).toBe(true)
})

test('a file that grows or shrinks meanwhile is as long as it was at first', async () => {
  const [folder, into] = [await freshFolder(), await freshFolder()]
  for (const name of ['grows', 'shrinks']) await writeFile(join(folder, name), contentOf(600_000))
  async function* meanwhile(): AsyncGenerator<Uint8Array> {
    for (const [name, now] of [
      ['grows', 900_000],
      ['shrinks', 300_000],
    ] as const) {
      const pieces = tarFile(name, join(folder, name))
      for await (const piece of pieces) {
        yield piece
        await writeFile(join(folder, name), contentOf(now))
      }
    }
    yield* tarEnd()
  }
  await untar(meanwhile(), into)
  for (const name of ['grows', 'shrinks']) expect((await stat(join(into, name))).size).toBe(600_000)
})

test('what is cut short, spoilt or leads out of its folder is damage', async () => {
  const bytes = await packedFiles()
  const spoilt = Buffer.from(bytes)
  spoilt[3] = 0x7a
  const leading = await packed(tarBytes('a/../../b', Buffer.from('out')), tarEnd())
  for (const wrong of [bytes.subarray(0, 3_000), bytes.subarray(0, -1_024), spoilt, leading]) {
    const into = await freshFolder()
    await mkdir(join(into, 'deep/er'), { recursive: true })
    await expect(untar(cut(wrong, 5_000), join(into, 'deep/er'))).rejects.toThrow(Damage)
  }
})
