import type { IncomingMessage, ServerResponse } from 'node:http'
import { onAnnouncement, type Tag } from '../announcements.ts'
import type { Db } from '../db.ts'
import { publicHeaders } from '../headers.ts'
import type { Hearing } from '../hearing.ts'
import { type OutageWatch, staleHeaders } from '../outage-watch.ts'
import { finish } from './finish.ts'
import type { FinishedPage } from './page-cache.ts'
import { createPageKeeper } from './page-keeper.ts'
import { sendPage } from './send-page.ts'

/** A public answer of the API before it is bytes. */
export interface PublicAnswer {
  headers: Record<string, string>
  body: unknown
  shows: Tag[]
  /** Of lists without products there are as many as somebody thinks up. */
  isEmpty: boolean
}

export interface KeptAnswers {
  /** Answers a request whose answer is kept; false where it is not. Runs before anything else the server does. */
  answer(request: IncomingMessage, response: ServerResponse): boolean
  /** The answer at an address, made now or being made. Refuses `busy`. */
  made(url: string, make: () => Promise<PublicAnswer>): Promise<FinishedPage>
}

/**
 * Addresses of which a shop has so many and no more, as the shop’s own pages write them. All others (searches, later
 * pages, other spellings of the same) have a small room of their own.
 */
const LASTING =
  /^\/api\/(categories(\/tree|\/[1-9]\d*)?|stores\/[1-9]\d*|product\/([1-9]\d*|aisles)|product(\/GetProductByCategoryId\/[1-9]\d*)?(\?((categoryId|vendorId)=[1-9]\d*&)?(sort=(newest|price_asc|price_desc)&)?limit=(1|24))?)$/

/**
 * Public answers of the API, kept by their address as finished bytes until something they show changes. An answer goes by
 * its address alone: tokens, cookies and bodies are looked at by no public call.
 */
export function createKeptAnswers(options: {
  db: Db
  bytes: number
  /** What else goes with every answer to this request. */
  headersFor: (request: IncomingMessage) => Record<string, string>
  longestWaitMs: number
  outage: OutageWatch
  hearing: Hearing
}): KeptAnswers {
  const { bytes, outage } = options
  const lasting = createPageKeeper({ ...options, atOnce: 8, waiting: 400 })
  const passing = createPageKeeper({ ...options, bytes: bytes / 4, atOnce: 8, waiting: 200 })
  onAnnouncement(options.db, (tags) => {
    lasting.drop(tags)
    passing.drop(tags)
  })
  return {
    answer(request, response) {
      const { method, url = '' } = request
      if ((method !== 'GET' && method !== 'HEAD') || hasBody(request)) return false
      const page = lasting.kept(url) ?? passing.kept(url)
      if (!page) return false
      sendPage(request, response, page, { ...options.headersFor(request), ...staleHeaders(outage.since()) })
      return true
    },
    made(url, make) {
      return (LASTING.test(url) ? lasting : passing).made(url, async () => {
        const { headers, body, shows, isEmpty } = await make()
        const page = finish(200, { ...publicHeaders, ...headers }, Buffer.from(JSON.stringify(body)))
        return { page, shows: new Set(shows), isKept: !isEmpty }
      })
    },
  }
}

/** A question that has more to it than its address is none that was answered before. */
function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}
