import type { IncomingMessage, ServerResponse } from 'node:http'
import { onInvalidation } from '../database/cache-invalidation.ts'
import type { Db } from '../database/db.ts'
import { type OutageWatch, staleHeaders } from '../database/outage-watch.ts'
import { publicHeaders } from '../http/headers.ts'
import type { KeptAnswers } from '../http/mount-calls.ts'
import { sendPage } from '../http/send-page.ts'
import type { InvalidationFeed } from '../invalidation/invalidation-feed.ts'
import { finish } from './finish.ts'
import { isFiniteAddress } from './finite-address.ts'
import { createPageCache } from './page-cache.ts'

export interface ResponseCache extends KeptAnswers {
  /** False where not cached. Runs before Fastify. */
  answer(request: IncomingMessage, response: ServerResponse): boolean
}

/** By address alone, until invalidated: public calls look at no token, cookie or body. */
export function createResponseCache(options: {
  db: Db
  bytes: number
  headersFor: (request: IncomingMessage) => Record<string, string>
  longestWaitMs: number
  outage: OutageWatch
  feed: InvalidationFeed
}): ResponseCache {
  const { bytes, outage } = options
  const lasting = createPageCache({ ...options, concurrency: 8, waiting: 400 })
  const passing = createPageCache({ ...options, bytes: bytes / 4, concurrency: 8, waiting: 200 })
  onInvalidation(options.db, (tags) => {
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
    made(endpoint, url, make) {
      return (isFiniteAddress(endpoint, url) ? lasting : passing).made(url, async () => {
        const { headers, body, shows, isEmpty } = await make()
        const page = finish(200, { ...publicHeaders, ...headers }, Buffer.from(JSON.stringify(body)))
        return { page, shows: new Set(shows), isKept: !isEmpty }
      })
    },
  }
}

/** With a body it is another question. */
function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}
