import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Logger } from 'pino'
import type { Rendered, Transport } from '../../../web/entry-server.tsx'
import { onAnnouncement, type Tag } from '../announcements.ts'
import type { Calls } from '../calls.ts'
import type { Db } from '../db.ts'
import { problemOf } from '../problem.ts'
import { createDocumentMaker } from './document.ts'
import { createPageCache, type FinishedPage } from './page-cache.ts'
import { pageAddress } from './page-key.ts'
import type { WebBuild } from './web-build.ts'

/** The web floor, as the server uses it. */
export interface WebFloor {
  serveCallsBy(transport: Transport): void
  render(address: URL): Promise<Rendered>
  Problem: new (status: number, body: ReturnType<typeof problemOf>['body']) => Error
}

export interface Pages {
  /** Answers a page; false where the request is not for one. Runs before anything else the server does. */
  answer(request: IncomingMessage, response: ServerResponse): boolean
}

/** What is found out while a page is rendered: what it shows, and what went wrong that is not the visitor’s doing. */
interface Rendering {
  tags: Set<Tag>
  trouble: unknown
}

/** `br;q=0`: anything but this. */
const NEVER = /;\s*q=0(\.0*)?$/
const compressGzip = promisify(gzip)
const compressBrotli = promisify(brotliCompress)

/** Public pages, rendered once and kept as finished bytes until something on them changes (design, "The web floor"). */
export function createPages(options: {
  web: WebFloor
  build: WebBuild
  calls: Calls
  db: Db
  log: Logger
  /** Where the shop is reached from outside, for canonical addresses. */
  originOf: (request: IncomingMessage) => string
}): Pages {
  const { web, build, calls, db, log } = options
  const cache = createPageCache(build.keepPagesBytes)
  const document = createDocumentMaker(build)
  const rendering = new AsyncLocalStorage<Rendering>()
  const underWay = new Map<string, Promise<FinishedPage>>()
  onAnnouncement(db, (tags) => {
    cache.drop(tags)
    // Who asks from now on must see the change: not what was begun before it.
    underWay.clear()
  })
  web.serveCallsBy(createNobodyTransport(calls, rendering, web))

  const make = async (key: string, origin: string, path: string): Promise<FinishedPage> => {
    const what: Rendering = { tags: new Set(), trouble: undefined }
    const since = cache.moment()
    const rendered = await rendering.run(what, () => web.render(new URL(path, origin)))
    // The web floor has shown its own words for it: the log, the status and `Retry-After` are ours.
    if (what.trouble) throw what.trouble
    const page = await finish(rendered, document.headers, document.documentOf(rendered))
    if (rendered.status === 200) cache.keep(key, page, what.tags, since)
    return page
  }
  const once = (key: string, origin: string, path: string): Promise<FinishedPage> => {
    const begun = underWay.get(key)
    if (begun) return begun
    const page: Promise<FinishedPage> = make(key, origin, path).finally(() => {
      if (underWay.get(key) === page) underWay.delete(key)
    })
    underWay.set(key, page)
    return page
  }

  return {
    answer(request, response) {
      const path = pageAddress(request.url ?? '/')
      if (path === null) return false
      if (request.method === 'POST') return sendBack(response, path)
      if (request.method !== 'GET' && request.method !== 'HEAD') return false
      const origin = options.originOf(request)
      const key = `${origin}${path}`
      const kept = cache.get(key)
      if (kept) write(request, response, kept)
      else
        once(key, origin, path)
          .catch((error: unknown) => troublePage(error, path, log))
          .then((page) => write(request, response, page))
          .catch((error: unknown) => {
            log.error({ err: error }, 'page not sent')
            response.destroy()
          })
      return true
    },
  }
}

/** Calls made while rendering go straight to their handlers, as nobody, and note what they show. */
function createNobodyTransport(calls: Calls, rendering: AsyncLocalStorage<Rendering>, web: WebFloor): Transport {
  return async (name, input) => {
    const call = calls.all.get(name)
    if (call?.endpoint.access !== 'anyone') throw new Error(`${name} is not public: no page may show it.`)
    try {
      const reply = await call.answer(input, null, '')
      for (const tag of call.shows(reply)) rendering.getStore()?.tags.add(tag)
      return reply
    } catch (error) {
      const problem = problemOf(error)
      const what = rendering.getStore()
      if (problem.status >= 500 && what) what.trouble = error
      throw new web.Problem(problem.status, problem.body)
    }
  }
}

/** A form sent before the script had arrived to take it: back to its page, which will have it by then. */
function sendBack(response: ServerResponse, path: string): true {
  response.writeHead(303, { location: path, 'cache-control': 'no-store', connection: 'close' }).end()
  return true
}

async function finish(
  { status, location }: Rendered,
  headers: Record<string, string>,
  html: string,
): Promise<FinishedPage> {
  const identity = Buffer.from(location ? '' : html)
  const [zipped, br] = await Promise.all([
    compressGzip(identity),
    compressBrotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  ])
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`
  return {
    status,
    headers: {
      ...headers,
      etag,
      vary: 'accept-encoding',
      'cache-control': 'public, max-age=0, must-revalidate',
      ...(location ? { location } : {}),
    },
    identity,
    gzip: zipped,
    br,
  }
}

function write(request: IncomingMessage, response: ServerResponse, page: FinishedPage): void {
  if (page.status === 200 && isKnown(page, request.headers['if-none-match'] ?? '')) {
    response.writeHead(304, page.headers).end()
    return
  }
  const [encoding, body] = bestEncoding(page, request.headers['accept-encoding'] ?? '')
  response.writeHead(page.status, {
    ...page.headers,
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    'content-length': body.length,
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}

/** The tag is weak, one for all encodings; proxies send several, or weaken it themselves. */
function isKnown({ headers: { etag = '' } }: FinishedPage, known: string): boolean {
  return known.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag.replace(/^W\//, ''))
}

function bestEncoding({ br, gzip, identity }: FinishedPage, accepted: string): [string, Buffer] {
  const wanted = accepted.split(',').map((part) => part.trim().toLowerCase())
  const isWanted = (name: string) =>
    wanted.some((part) => part === name || (part.startsWith(`${name};`) && !NEVER.test(part)))
  if (br && isWanted('br')) return ['br', br]
  if (gzip && isWanted('gzip')) return ['gzip', gzip]
  return ['identity', identity]
}

/** A page that could not be made: plain words, no detail, and a word of when to come back. */
function troublePage(error: unknown, path: string, log: Logger): FinishedPage {
  const { status, body, headers } = problemOf(error)
  log.error({ err: error, path: path.split('?', 1)[0] }, 'page not made')
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Haat</title><h1>One moment, please</h1><p>${body.message}</p><p><a href="">Try again</a></p></html>`
  return {
    status,
    headers: {
      ...headers,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    },
    identity: Buffer.from(html),
  }
}
