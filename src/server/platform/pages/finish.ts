import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FinishedPage } from './page-cache.ts'

const compressGzip = promisify(gzip)
const compressBrotli = promisify(brotliCompress)

/** A whole text → bytes that are ready to be sent, in every encoding. */
export async function finish(status: number, headers: Record<string, string>, text: string): Promise<FinishedPage> {
  const identity = Buffer.from(text)
  const [zipped, br] = await Promise.all([
    compressGzip(identity),
    compressBrotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  ])
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`
  return { status, headers: { ...headers, etag, vary: 'accept-encoding' }, identity, gzip: zipped, br }
}
