import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import { onInvalidation } from '../database/cache-invalidation.ts'
import type { Db } from '../database/db.ts'
import { type OutageWatch, staleHeaders } from '../database/outage-watch.ts'
import type { Calls } from '../http/calls.ts'
import { KEPT_FOR_ALL, privateHeaders } from '../http/headers.ts'
import type { CachedPage } from '../http/send-page.ts'
import { sendPage } from '../http/send-page.ts'
import type { InvalidationFeed } from '../invalidation/invalidation-feed.ts'
import { isDatabaseAway } from '../postgres/database-trouble.ts'
import { cacheCounts } from '../signals/cache-counts.ts'
import { createDocumentMaker } from './document.ts'
import { createFind, type Known } from './find.ts'
import { finish } from './finish.ts'
import type { OriginOf } from './origin.ts'
import { createPageCache, type Making, type PageCache } from './page-cache.ts'
import { createPageKeys } from './page-key.ts'
import { createRender, type WebFloor } from './render-as-nobody.ts'
import { troublePage } from './trouble-page.ts'
import { watchMaking } from './watch-making.ts'
import type { WebBuild } from './web-build.ts'

export interface Pages {
  /** False for what is no page. Runs before Fastify. */
  answer(request: IncomingMessage, response: ServerResponse): boolean
}

/** Missing or moved things may be there a moment later. */
const ASK_FIRST = 'public, max-age=0, must-revalidate'
/** What stands for all private pages. */
const SHELL = '/dashboard/overview'

/** Public pages as bytes until invalidated (decision 004). */
export function createPages(options: {
  web: WebFloor
  build: WebBuild
  isMounted: (pathname: string) => boolean
  calls: Calls
  db: Db
  log: Logger
  originOf: OriginOf
  /** Where pictures come from, if not from the shop. */
  picturesOrigin?: string | undefined
  headersFor: (request: IncomingMessage) => Record<string, string>
  longestWaitMs: number
  outage: OutageWatch
  feed: InvalidationFeed
}): Pages {
  const { web, build, isMounted, calls, db, log, originOf, headersFor, outage, feed, longestWaitMs } = options
  const render = createRender(web, calls)
  const { pageAddress, isLasting, isPrivate, shownAt, renamedAddress } = createPageKeys(web.pages, isMounted)
  const find = createFind(calls, shownAt, longestWaitMs)
  const document = createDocumentMaker(build, options.picturesOrigin)
  const room = { bytes: build.pageCacheBytes, longestWaitMs, outage, feed, counts: cacheCounts.pages }
  const lasting = createPageCache({ ...room, concurrency: 4, waiting: 200 })
  // What anybody can make up evicts only its kind.
  const passing = createPageCache({ ...room, bytes: room.bytes / 8, concurrency: 2, waiting: 60 })
  onInvalidation(db, (tags) => {
    lasting.drop(tags)
    passing.drop(tags)
  })

  const make = async (address: URL, known?: Known): Promise<Making> => {
    const { status, location, canonical, shows, isWhole, ...rendered } = await render(address, known)
    const cacheControl = status === 200 ? KEPT_FOR_ALL : ASK_FIRST
    const headers = { ...document.headers, 'cache-control': cacheControl, ...(location ? { location } : {}) }
    const finished = finish(status, headers, location ? Buffer.of() : document.documentOf(rendered))
    const page = canonical === undefined ? finished : { ...finished, canonical }
    return { page, shows, isKept: isWhole && status === 200 }
  }
  const made = async (keeper: PageCache, origin: string, path: string): Promise<CachedPage> => {
    const since = keeper.moment()
    const found = keeper === lasting && !outage.since() ? await find(path).catch(nobodyKnows) : undefined
    if (found?.nothing === undefined) {
      // Found before a change: not known any more.
      const known = () => (keeper.moment() === since ? found?.known : undefined)
      return await keeper.made(origin + path, () => make(new URL(path, origin), known()))
    }
    keeper.forget(origin + path)
    const key = `${origin} ${found.nothing}`
    return keeper.kept(key) ?? (await keeper.made(key, () => makeNothing(new URL(path, origin))))
  }
  /** Without an address, for all of its kind. */
  const makeNothing = async (address: URL): Promise<Making> => {
    const making = await make(address)
    return { ...making, isKept: making.page.status === 404 }
  }
  const send = (request: IncomingMessage, response: ServerResponse, asked: string): void => {
    const isShell = isPrivate(asked)
    const path = isShell ? SHELL : asked
    const { origin, isOurs } = originOf(request)
    const keeper = isOurs && (isShell || isLasting(path)) ? lasting : passing
    const give = (page: CachedPage) => {
      const more = { ...headersFor(request), ...staleHeaders(outage.since()) }
      const renamed = renamedAddress(request.url ?? '/', page.canonical)
      if (renamed === null) sendPage(request, response, page, more)
      else response.writeHead(301, { ...privateHeaders, ...more, 'cache-control': ASK_FIRST, location: renamed }).end()
    }
    const kept = keeper.kept(origin + path)
    if (kept) {
      give(kept)
      return
    }
    watchMaking(request, () => made(keeper, origin, path))
      .catch((error: unknown) => troublePage(error, path, log))
      .then(give)
      .catch((error: unknown) => {
        log.error({ err: error }, 'page not sent')
        response.destroy()
      })
  }

  return {
    answer(request, response) {
      const path = pageAddress(request.url ?? '/')
      if (path === null) return false
      if (request.method === 'POST') return sendBack(response, path)
      if (request.method !== 'GET' && request.method !== 'HEAD') return false
      send(request, response, path)
      return true
    },
  }
}

/** In an outage the cache knows the last. */
function nobodyKnows(error: unknown): undefined {
  if (!isDatabaseAway(error)) throw error
}

/** A form sent before the script: back to its page. */
function sendBack(response: ServerResponse, path: string): true {
  response.writeHead(303, { ...privateHeaders, location: path, connection: 'close' }).end()
  return true
}
