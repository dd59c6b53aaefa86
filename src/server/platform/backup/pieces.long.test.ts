import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { Damage } from './damage.ts'
import { openTarget } from './open-target.ts'
import { type Piece, putPieces, readPieces } from './pieces.ts'

/** What no compressor makes smaller: three pieces of it. */
const content = randomBytes(20 * 1024 * 1024)

async function putContent() {
  const folder = await mkdtemp(join(tmpdir(), 'haat-pieces-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const target = openTarget({ folder })
  async function* cut() {
    for (let at = 0; at < content.length; at += 100_000) yield content.subarray(at, at + 100_000)
  }
  const pieces = await putPieces(target, 'pieces/a', cut())
  const read = async (list: Piece[] = pieces) => {
    const parts: Uint8Array[] = []
    await readPieces(target, list, async (bytes) => {
      for await (const part of bytes) parts.push(part)
    })
    return Buffer.concat(parts)
  }
  return { folder, pieces, read }
}

test('what is put in pieces is read as it was, and by gunzip as well', async () => {
  const { folder, pieces, read } = await putContent()
  expect(pieces.map(({ name }) => name)).toEqual(['pieces/a/000001', 'pieces/a/000002', 'pieces/a/000003'])
  expect((await read()).equals(content)).toBe(true)
  const files = await Promise.all(pieces.map(({ name }) => readFile(join(folder, name))))
  expect(files.map(({ length }) => length)).toEqual(pieces.map(({ bytes }) => bytes))
  expect(gunzipSync(Buffer.concat(files)).equals(content)).toBe(true)
})

test('a byte that has changed, a piece that is gone and one that is not in the list are damage', async () => {
  const { folder, pieces, read } = await putContent()
  const file = join(folder, 'pieces/a/000002')
  const right = await readFile(file)
  const wrong = Buffer.from(right)
  wrong[100] = (wrong[100] ?? 0) ^ 1
  await writeFile(file, wrong)
  await expect(read()).rejects.toThrow(new Damage('pieces/a/000002 is not what was put there'))
  await rm(file)
  await expect(read()).rejects.toThrow(new Damage('pieces/a/000002 is missing'))
  await writeFile(file, right)
  await expect(read(pieces.slice(0, 2))).rejects.toThrow(Damage)
})
