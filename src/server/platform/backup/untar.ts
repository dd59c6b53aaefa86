import { mkdir, open } from 'node:fs/promises'
import { join } from 'node:path'
import { Damage } from './damage.ts'
import { BLOCK_BYTES, checksumOf } from './tar.ts'

const NAME = /^(?!.*\.\.)[\w.-]+(?:\/[\w.-]+)*\/?$/
const PIECE_BYTES = 1024 * 1024

/** For the owner alone; nothing there is overwritten. Reads to the end, which what compressed it is judged by. */
export async function untar(content: AsyncIterable<Uint8Array>, folder: string): Promise<void> {
  const { take, rest } = readerOf(content)
  for (;;) {
    const header = await take(BLOCK_BYTES)
    if (header.every((byte) => byte === 0)) break
    const { name, size, isFolder } = entryIn(header)
    if (isFolder) await mkdir(join(folder, name), { mode: 0o700 })
    else await write(join(folder, name), size, take)
    await take((BLOCK_BYTES - (size % BLOCK_BYTES)) % BLOCK_BYTES)
  }
  await rest()
}

async function write(path: string, size: number, take: (bytes: number) => Promise<Uint8Array>): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    for (let done = 0; done < size; done += PIECE_BYTES)
      await file.writeFile(await take(Math.min(PIECE_BYTES, size - done)))
  } finally {
    await file.close()
  }
}

function entryIn(header: Buffer): { name: string; size: number; isFolder: boolean } {
  const text = (from: number, to: number) => header.toString('utf8', from, to).replace(/\0.*$/s, '')
  const name = text(0, 100)
  const size = Number.parseInt(text(124, 136), 8)
  if (Number.parseInt(text(148, 154), 8) !== checksumOf(header) || !NAME.test(name) || !(size >= 0))
    throw new Damage('its archive cannot be read')
  return { name, size, isFolder: text(156, 157) === '5' }
}

function readerOf(content: AsyncIterable<Uint8Array>) {
  const pieces = content[Symbol.asyncIterator]()
  let left: Buffer = Buffer.alloc(0)
  const take = async (bytes: number): Promise<Buffer> => {
    const taken: Buffer[] = []
    for (let missing = bytes; missing > 0; ) {
      if (left.length === 0) {
        const next = await pieces.next()
        if (next.done) throw new Damage('its archive ends too early')
        left = Buffer.from(next.value)
      }
      const part = left.subarray(0, missing)
      left = left.subarray(part.length)
      missing -= part.length
      taken.push(part)
    }
    return taken.length === 1 && taken[0] ? taken[0] : Buffer.concat(taken)
  }
  const rest = async () => {
    while (!(await pieces.next()).done);
  }
  return { take, rest }
}
