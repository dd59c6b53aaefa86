import { createHash } from 'node:crypto'
import { brotliCompressSync, constants } from 'node:zlib'
import { ownBytes } from '../http/own-bytes.ts'
import type { CachedPage } from '../http/send-page.ts'

/** Quick, as it may be shown once (recompress.ts): 3 takes 2.5 times as long for an eighth less. */
const QUALITY = 1

/** Bytes of a whole answer → ready to be sent. Browsers take brotli, so that is what is kept (bounded-cache.ts). */
export function finish(status: number, headers: Record<string, string>, bytes: Buffer): CachedPage {
  const br = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } })
  const etag = `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
  return { status, headers: { ...headers, etag, vary: 'accept-encoding' }, br: ownBytes(br) }
}
