import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { FinishedPage } from './page-cache.ts'

const compressBrotli = promisify(brotliCompress)

/** A whole text → bytes that are ready to be sent. Browsers take brotli; gzip is made for who asks for it (send-page.ts). */
export async function finish(status: number, headers: Record<string, string>, text: string): Promise<FinishedPage> {
  const identity = Buffer.from(text)
  const br = await compressBrotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`
  return { status, headers: { ...headers, etag, vary: 'accept-encoding' }, identity, br }
}
