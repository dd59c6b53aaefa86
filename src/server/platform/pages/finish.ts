import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { FinishedPage } from './page-cache.ts'

const compressBrotli = promisify(brotliCompress)

/** A whole text → bytes that are ready to be sent. Browsers take brotli, so that is what is kept (page-cache.ts). */
export async function finish(status: number, headers: Record<string, string>, text: string): Promise<FinishedPage> {
  const bytes = Buffer.from(text)
  const br = await compressBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
  const etag = `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
  return { status, headers: { ...headers, etag, vary: 'accept-encoding' }, br }
}
