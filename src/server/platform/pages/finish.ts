import { createHash } from 'node:crypto'
import { brotliCompressSync, constants } from 'node:zlib'
import { ownBytes } from './own-bytes.ts'
import type { FinishedPage } from './page-cache.ts'

/**
 * Quick: a page may be shown only once, and is packed well when it is asked for again (tighten.ts). 3 takes two and a half
 * times as long as 1 for an eighth less. Not in another thread: the two ways there and back cost as much as the work.
 */
const QUALITY = 1

/** Bytes of a whole answer → ready to be sent. Browsers take brotli, so that is what is kept (page-cache.ts). */
export function finish(status: number, headers: Record<string, string>, bytes: Buffer): FinishedPage {
  const br = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } })
  const etag = `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
  return { status, headers: { ...headers, etag, vary: 'accept-encoding' }, br: ownBytes(br) }
}
