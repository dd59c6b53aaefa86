import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import { onAnnouncement, type Tag } from '../announcements.ts'
import type { Calls } from '../calls.ts'
import type { Db } from '../db.ts'
import { privateHeaders } from '../headers.ts'
import { isDatabaseAway } from '../outage.ts'
import { type OutageWatch, staleHeaders } from '../outage-watch.ts'
import { createDocumentMaker } from './document.ts'
import { finish } from './finish.ts'
import type { OriginOf } from './origin.ts'
import { createPageCache } from './page-cache.ts'
import { createPageKeeper, type Making } from './page-keeper.ts'
import { isLasting, pageAddress } from './page-key.ts'
import { createRender, type WebFloor } from './render-as-nobody.ts'
import { sendPage } from './send-page.ts'
import { troublePage } from './trouble-page.ts'
import type { WebBuild } from './web-build.ts'

export interface Pages {
  /** Answers a page; false where the request is not for one. Runs before anything else the server does. */
  answer(request: IncomingMessage, response: ServerResponse): boolean
}

const NO_TAGS: ReadonlySet<Tag> = new Set()
/** Whoever keeps a page asks whether it still is so. */
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
  outage: OutageWatch
}): Pages {
  const { web, build, calls, db, log, originOf, headersFor, outage } = options
  const render = createRender(web, calls)
  const document = createDocumentMaker(build)
  const lasting = createPageKeeper({ bytes: build.keepPagesBytes, atOnce: 4, waiting: 200 })
  // What anybody can think up without end has a small room of its own, and washes out nothing but itself.
  const passing = createPageKeeper({ bytes: build.keepPagesBytes / 8, atOnce: 2, waiting: 60 })
  // As pages were last, also after something on them has changed: for the time when the database is away.
  const lastKnown = createPageCache(build.keepPagesBytes / 4)
  onAnnouncement(db, (tags) => {
    lasting.drop(tags)
    passing.drop(tags)
  })

  const make = async (key: string, address: URL): Promise<Making> => {
    const { status, location, shows, ...rendered } = await render(address)
    const headers = { ...document.headers, 'cache-control': ASK_FIRST, ...(location ? { location } : {}) }
    const page = await finish(status, headers, location ? '' : document.documentOf(rendered))
    // A page that is gone now takes the place of the one that was.
    if (page.status === 200 || lastKnown.get(key)) lastKnown.keep(key, page, NO_TAGS, lastKnown.moment())
    return { page, shows }
  }
  const instead = (key: string, path: string) => (error: unknown) => {
    outage.note(error)
    const known = isDatabaseAway(error) ? lastKnown.get(key) : undefined
    if (!known) return troublePage(error, path, log)
    return { ...known, headers: { ...known.headers, ...staleHeaders(new Date()) } }
  }
  const send = async (request: IncomingMessage, response: ServerResponse, asked: string): Promise<void> => {
    const isShell = web.isPrivate(asked)
    const path = isShell ? SHELL : asked
    const { origin, isOurs } = originOf(request)
    const key = origin + path
    const keeper = isOurs && (isShell || isLasting(path)) ? lasting : passing
    const page =
      keeper.kept(key) ?? (await keeper.made(key, () => make(key, new URL(path, origin))).catch(instead(key, path)))
    sendPage(request, response, page, { ...headersFor(request), ...staleHeaders(outage.since()) })
  }

  return {
    answer(request, response) {
      const path = pageAddress(request.url ?? '/')
      if (path === null) return false
      if (request.method === 'POST') return sendBack(response, path)
      if (request.method !== 'GET' && request.method !== 'HEAD') return false
      send(request, response, path).catch((error: unknown) => {
        log.error({ err: error }, 'page not sent')
        response.destroy()
      })
      return true
    },
  }
}

/** A form sent before the script had arrived to take it: back to its page, which will have it by then. */
function sendBack(response: ServerResponse, path: string): true {
  response.writeHead(303, { ...privateHeaders, location: path, connection: 'close' }).end()
  return true
}
