import type { IncomingMessage } from 'node:http'
import type { Logger } from 'pino'
import type { Db } from '../platform/database/db.ts'
import type { OutageWatch } from '../platform/database/outage-watch.ts'
import type { Calls } from '../platform/http/calls.ts'
import type { Http } from '../platform/http/http.ts'
import type { InvalidationFeed } from '../platform/invalidation/invalidation-feed.ts'
import type { ReachedOf } from '../platform/outbound/forwarded.ts'
import { createServeFile } from '../platform/rendering/cached-files.ts'
import { filesRoutes } from '../platform/rendering/files.ts'
import { iconsRoutes } from '../platform/rendering/icons.ts'
import { createOriginOf } from '../platform/rendering/origin.ts'
import { createPages, type Pages } from '../platform/rendering/pages.ts'
import type { Web } from '../platform/rendering/web-build.ts'
import { crawlersRoutes } from '../products/crawlers.routes.ts'

interface PagesOptions {
  db: Db
  feed: InvalidationFeed
  log: Logger
  calls: Calls
  outage: OutageWatch
  reachedOf: ReachedOf
  headersFor: (request: IncomingMessage) => Record<string, string>
  isMounted: (pathname: string) => boolean
  publicUrl: string | undefined
  /** Where pictures come from, if not from the shop. */
  picturesAt: string | undefined
  longestWaitMs: number
}

/** What is read in a browser: pages, the files of the build, icons, and what search engines ask for. */
export function mountPages(http: Http, { floor: web, build }: Web, options: PagesOptions): Pages {
  const { db, feed, log, calls, outage, headersFor, isMounted, longestWaitMs } = options
  const originOf = createOriginOf(options.reachedOf, options.publicUrl)
  filesRoutes(http, build.folder)
  iconsRoutes(http)
  crawlersRoutes(createServeFile(http, { db, originOf, outage, feed, longestWaitMs }), db)
  const picturesOrigin = options.picturesAt && new URL(options.picturesAt).origin
  const shown = { web, build, originOf, picturesOrigin, headersFor, isMounted }
  return createPages({ ...shown, db, feed, log, calls, outage, longestWaitMs })
}
