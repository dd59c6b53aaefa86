import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { IMAGE_WIDTHS } from '#contract/images'
import type { Http } from '../http.ts'
import { Refusal } from '../refusal.ts'

const PICTURE = new RegExp(`^[0-9a-f]{32}-(${IMAGE_WIDTHS.join('|')})\\.webp$`)
/** A name holds the hash of its picture: what it names never changes. */
const headers = { 'content-type': 'image/webp', 'cache-control': 'public, max-age=31536000, immutable' }

/** Serves the pictures of the folder; only names that the shop gives are looked for, so that no path leads out of it. */
export function imageRoutes(http: Http, folder: string): void {
  http.get<{ Params: { file: string } }>('/images/:file', async ({ params }, reply) => {
    if (!PICTURE.test(params.file)) throw new Refusal('not_found')
    const picture = await readFile(join(folder, params.file)).catch(refuseMissing)
    return reply.headers(headers).send(picture)
  })
}

function refuseMissing(error: NodeJS.ErrnoException): never {
  if (error.code === 'ENOENT') throw new Refusal('not_found')
  throw error
}
