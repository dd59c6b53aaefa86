import { deflateRawSync } from 'node:zlib'

/** A file in an archive, which may say that it is of another length. */
export interface Filed {
  name: string
  content: Uint8Array
  said?: number
}

/** A ZIP archive of these files. */
export function archiveOf(files: Filed[]): Uint8Array {
  const written: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const { name, content, said = content.length } of files) {
    const packed = deflateRawSync(content)
    const title = Buffer.from(name)
    const local = localHeader(title, packed, said)
    written.push(local, title, packed)
    directory.push(entryHeader(title, packed, said, at), title)
    at += local.length + title.length + packed.length
  }
  const entries = Buffer.concat(directory)
  return new Uint8Array(Buffer.concat([...written, entries, endOf(files.length, entries.length, at)]))
}

function localHeader(title: Buffer, packed: Buffer, said: number): Buffer {
  const local = Buffer.alloc(30)
  local.writeUInt32LE(0x04034b50, 0)
  local.writeUInt16LE(8, 8)
  local.writeUInt32LE(packed.length, 18)
  local.writeUInt32LE(said, 22)
  local.writeUInt16LE(title.length, 26)
  return local
}

function entryHeader(title: Buffer, packed: Buffer, said: number, headerAt: number): Buffer {
  const entry = Buffer.alloc(46)
  entry.writeUInt32LE(0x02014b50, 0)
  entry.writeUInt16LE(8, 10)
  entry.writeUInt32LE(packed.length, 20)
  entry.writeUInt32LE(said, 24)
  entry.writeUInt16LE(title.length, 28)
  entry.writeUInt32LE(headerAt, 42)
  return entry
}

function endOf(count: number, bytes: number, at: number): Buffer {
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(count, 10)
  end.writeUInt32LE(bytes, 12)
  end.writeUInt32LE(at, 16)
  return end
}
