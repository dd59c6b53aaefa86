import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants } from 'node:zlib'
import { ownBytes } from './own-bytes.ts'
import type { FinishedPage } from './page-cache.ts'

const pack = promisify(brotliCompress)
const unpack = promisify(brotliDecompress)
/** A window no larger than a page needs: the work takes less memory. */
const WELL = { params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 18 } }

const seen = new WeakSet<FinishedPage>()

/** What is asked for again is packed better, beside everything else: all who come after wait for fewer bytes. */
export function tightenOnce(page: FinishedPage): void {
  if (!page.br || seen.has(page)) return
  seen.add(page)
  // Where it cannot be packed better, by lack of memory, it stays as it is: nobody waits for this, nor shall anything fail by it.
  tighten(page, page.br).catch(() => undefined)
}

async function tighten(page: FinishedPage, br: Buffer): Promise<void> {
  page.br = ownBytes(await pack(await unpack(br), WELL))
}
