import { open } from 'node:fs/promises'
import { undefinedWhereMissing } from '../process/error-code.ts'

export const BLOCK_BYTES = 512
const READ_BYTES = 256 * 1024
const MOST_NAME_BYTES = 100

type Content = AsyncGenerator<Uint8Array>

/** A form that any machine can open without this program: ustar, for the owner alone. */
export async function* tarFolder(name: string): Content {
  yield headerOf(`${name}/`, 0, '5')
}

export async function* tarBytes(name: string, bytes: Uint8Array): Content {
  yield headerOf(name, bytes.length, '0')
  yield bytes
  yield paddingOf(bytes.length)
}

/** Nothing where it has gone. As long as it was when it was opened, whatever happens to it meanwhile: the log makes that right. */
export async function* tarFile(name: string, path: string): Content {
  const file = await open(path).catch(undefinedWhereMissing)
  if (!file) return
  try {
    const { size } = await file.stat()
    yield headerOf(name, size, '0')
    for (let done = 0; done < size; ) {
      const buffer = Buffer.allocUnsafe(Math.min(READ_BYTES, size - done))
      const { bytesRead } = await file.read(buffer, 0, buffer.length, done)
      yield bytesRead > 0 ? buffer.subarray(0, bytesRead) : buffer.fill(0)
      done += bytesRead || buffer.length
    }
    yield paddingOf(size)
  } finally {
    await file.close()
  }
}

export async function* tarEnd(): Content {
  yield Buffer.alloc(2 * BLOCK_BYTES)
}

function headerOf(name: string, size: number, type: '0' | '5'): Buffer {
  if (Buffer.byteLength(name) > MOST_NAME_BYTES) throw new Error(`${name} is too long a name for a tar`)
  const header = Buffer.alloc(BLOCK_BYTES)
  const octal = (value: number, digits: number, at: number) =>
    header.write(value.toString(8).padStart(digits, '0'), at, 'latin1')
  header.write(name, 0, 'utf8')
  octal(type === '5' ? 0o700 : 0o600, 7, 100)
  octal(0, 7, 108)
  octal(0, 7, 116)
  octal(size, 11, 124)
  octal(0, 11, 136)
  header.write(type, 156, 'latin1')
  header.write('ustar\x0000', 257, 'latin1')
  octal(checksumOf(header), 6, 148)
  header.write('\0 ', 154, 'latin1')
  return header
}

/** Its own field counts as spaces. */
export function checksumOf(header: Uint8Array): number {
  return header.reduce((sum, byte, at) => sum + (at >= 148 && at < 156 ? 32 : byte), 0)
}

function paddingOf(size: number): Buffer {
  return Buffer.alloc((BLOCK_BYTES - (size % BLOCK_BYTES)) % BLOCK_BYTES)
}
