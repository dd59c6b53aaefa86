import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { errorCode } from '../process/error-code.ts'
import type { BackupTarget } from './backup-target.ts'
import { Damage } from './damage.ts'

/** An object that is as it was put. */
export interface Piece {
  name: string
  bytes: number
  sha256: string
}

/** Held in memory, and put again where a call fails. */
const PIECE_BYTES = 8 * 1024 * 1024

/** Compressed: `cat` and `gunzip` make it whole again. The quickest level: it runs beside a shop. */
export async function putPieces(
  target: BackupTarget,
  folder: string,
  content: AsyncIterable<Uint8Array>,
): Promise<Piece[]> {
  const put: Piece[] = []
  await pipeline(Readable.from(content), createGzip({ level: 1 }), async (zipped: AsyncIterable<Buffer>) => {
    for await (const bytes of inPieces(zipped))
      put.push(await putPiece(target, `${folder}/${String(put.length + 1).padStart(6, '0')}`, bytes))
  })
  return put
}

export async function putPiece(target: BackupTarget, name: string, bytes: Uint8Array): Promise<Piece> {
  await target.put(name, bytes)
  return { name, bytes: bytes.length, sha256: sha256Of(bytes) }
}

/** Throws `Damage`. */
export async function getPiece(target: BackupTarget, { name, sha256 }: Piece): Promise<Uint8Array> {
  const bytes = await target.get(name)
  if (bytes === undefined) throw new Damage(`${name} is missing`)
  if (sha256Of(bytes) !== sha256) throw new Damage(`${name} is not what was put there`)
  return bytes
}

/** What the pieces hold, to `read`. Throws `Damage`. */
export async function readPieces(
  target: BackupTarget,
  pieces: Piece[],
  read: (content: AsyncIterable<Uint8Array>) => Promise<void>,
): Promise<void> {
  const all = async function* () {
    for (const piece of pieces) yield await getPiece(target, piece)
  }
  await pipeline(Readable.from(all()), createGunzip(), read).catch((error: unknown) => {
    throw String(errorCode(error)).startsWith('Z_') ? new Damage('its archive cannot be read') : error
  })
}

export function sha256Of(bytes: Uint8Array | string): string {
  return createHash('sha256').update(bytes).digest('hex')
}

async function* inPieces(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let parts: Buffer[] = []
  let length = 0
  for await (const part of content) {
    parts.push(part)
    length += part.length
    if (length < PIECE_BYTES) continue
    yield Buffer.concat(parts)
    parts = []
    length = 0
  }
  if (length > 0) yield Buffer.concat(parts)
}
