import type { CacheTag } from '../platform/database/cache-invalidation.ts'
import type { Db } from '../platform/database/db.ts'
import type { ServeFile } from '../platform/rendering/cached-files.ts'
import { sitemapFile, sitemapIndex } from './sitemap.ts'

const GOES_BY: CacheTag[] = ['catalog', 'categories', 'products', 'words']
const XML = 'application/xml'

/** Robots.txt and sitemap. Private pages are open to crawlers, so that they see their `noindex`. */
export function crawlersRoutes(serve: ServeFile, db: Db): void {
  serve('/robots.txt', 'text/plain', async (origin) => ({
    body: `User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`,
    shows: [],
  }))
  serve('/sitemap.xml', XML, async (origin) => ({ body: await sitemapIndex(db, origin), shows: GOES_BY }))
  serve('/sitemap/:part', XML, async (origin, part) => {
    const body = await sitemapFile(db, origin, part)
    return body === undefined ? undefined : { body, shows: GOES_BY }
  })
}
