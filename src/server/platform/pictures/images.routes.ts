import { IMAGE_WIDTHS } from '#contract/values/images'
import type { Http } from '../http/http.ts'
import { Refusal } from '../refusal.ts'
import type { BlobStorage } from '../storage/blob-storage.ts'

const PICTURE = new RegExp(`^([0-9a-f]{32})-((?:${IMAGE_WIDTHS.join('|')})\\.webp)$`)
export const PICTURE_HEADERS = { 'content-type': 'image/webp', 'cache-control': 'public, max-age=31536000, immutable' }

/** Only names that the shop makes: no path traversal. */
export function imageRoutes(http: Http, pictures: BlobStorage): void {
  http.get<{ Params: { file: string } }>('/images/:file', async ({ params }, reply) => {
    const [, hash = '', part = ''] = PICTURE.exec(params.file) ?? []
    const picture = hash && (await pictures.get(hash, part))
    if (!picture) throw new Refusal('not_found')
    return reply.headers(PICTURE_HEADERS).send(picture)
  })
}
