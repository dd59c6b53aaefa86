import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import { onAnnouncement } from '../announcements.ts'
import type { Calls } from '../calls.ts'
import { isDatabaseAway } from '../database-trouble.ts'
import type { Db } from '../db.ts'
import { KEPT_FOR_ALL, privateHeaders } from '../headers.ts'
import type { Hearing } from '../hearing.ts'
import { type OutageWatch, staleHeaders } from '../outage-watch.ts'
import { createDocumentMaker } from './document.ts'
import { createFind, type Known } from './find.ts'
import { finish } from './finish.ts'
import type { OriginOf } from './origin.ts'
import type { FinishedPage } from './page-cache.ts'
import { createPageKeeper, type Making, type PageKeeper } from './page-keeper.ts'
import { isLasting, pageAddress } from './page-key.ts'
import { createRender, type WebFloor } from './render-as-nobody.ts'
import { sendPage } from './send-page.ts'
import { troublePage } from './trouble-page.ts'
import type { WebBuild } from './web-build.ts'

export interface Pages {
  /** Answers a page; false where the request is not for one. Runs before anything else the server does. */
  answer(request: IncomingMessage, response: ServerResponse): boolean
}

/** What is not there, or elsewhere, may be there a moment later. */
const ASK_FIRST = 'public, max-age=0, must-revalidate'
/** What stands for all private pages. */
const SHELL = '/dashboard'

/** Public pages, rendered once and kept as finished bytes until something on them changes (design, "The web floor"). */
export function createPages(options: {
  web: WebFloor
  build: WebBuild
  calls: Calls
  db: Db
  log: Logger
  /** Where the shop is reached from outside, for canonical addresses. */
  originOf: OriginOf
  /** What else goes with every answer to this request. */
  headersFor: (request: IncomingMessage) => Record<string, string>
  longestWaitMs: number
  outage: OutageWatch
  hearing: Hearing
}): Pages {
  const { web, build, calls, db, log, originOf, headersFor, outage, hearing, longestWaitMs } = options
  const render = createRender(web, calls)
  const find = createFind(calls, longestWaitMs)
  const document = createDocumentMaker(build)
  const room = { bytes: build.keepPagesBytes, longestWaitMs, outage, hearing }
  const lasting = createPageKeeper({ ...room, atOnce: 4, waiting: 200 })
  // What anybody can think up without end has a small room of its own, and washes out nothing but itself.
  const passing = createPageKeeper({ ...room, bytes: room.bytes / 8, atOnce: 2, waiting: 60 })
  onAnnouncement(db, (tags) => {
    lasting.drop(tags)
    passing.drop(tags)
  })

  const make = async (address: URL, known?: Known): Promise<Making> => {
    const { status, location, shows, isWhole, ...rendered } = await render(address, known)
    const cacheControl = status === 200 ? KEPT_FOR_ALL : ASK_FIRST
    const headers = { ...document.headers, 'cache-control': cacheControl, ...(location ? { location } : {}) }
    const page = finish(status, headers, location ? Buffer.of() : document.documentOf(rendered))
    return { page, shows, isKept: isWhole && status === 200 }
  }
  const made = async (keeper: PageKeeper, origin: string, path: string): Promise<FinishedPage> => {
    const since = keeper.moment()
    const found = keeper === lasting && !outage.since() ? await find(path).catch(nobodyKnows) : undefined
    if (found?.nothing === undefined) {
      // What was found before something changed is not known any more.
      const known = () => (keeper.moment() === since ? found?.known : undefined)
      return await keeper.made(origin + path, () => make(new URL(path, origin), known()))
    }
    // Nor is what was there to be shown later, in an outage.
    keeper.forget(origin + path)
    const key = `${origin} ${found.nothing}`
    return keeper.kept(key) ?? (await keeper.made(key, () => makeNothing(new URL(path, origin))))
  }
  /** It names no address, so that it can stand for all of its kind; what has come into being meanwhile is not kept for them. */
  const makeNothing = async (address: URL): Promise<Making> => {
    const making = await make(address)
    return { ...making, isKept: making.page.status === 404 }
  }
  const send = (request: IncomingMessage, response: ServerResponse, asked: string): void => {
    const isShell = web.isPrivate(asked)
    const path = isShell ? SHELL : asked
    const { origin, isOurs } = originOf(request)
    const keeper = isOurs && (isShell || isLasting(path)) ? lasting : passing
    const give = (page: FinishedPage) =>
      sendPage(request, response, page, { ...headersFor(request), ...staleHeaders(outage.since()) })
    const kept = keeper.kept(origin + path)
    if (kept) {
      give(kept)
      return
    }
    made(keeper, origin, path)
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

/** Without its database the shop does not know what is there; what it last knew is with the keeper. */
function nobodyKnows(error: unknown): undefined {
  if (!isDatabaseAway(error)) throw error
}

/** A form sent before the script had arrived to take it: back to its page, which will have it by then. */
function sendBack(response: ServerResponse, path: string): true {
  response.writeHead(303, { ...privateHeaders, location: path, connection: 'close' }).end()
  return true
}
