import type { Db } from '../database/db.ts'
import { Refusal } from '../refusal.ts'
import { ping } from './health.queries.ts'
import type { Http } from './http.ts'

const RETRY_SECONDS = 2

/** `GET /api/health`, also `/healthz`: 200 while serving, 503 while the database is away or once closing begins. */
export function healthRoute(http: Http, db: Db, closing?: AbortSignal): void {
  const answer = async () => {
    if (closing?.aborted) throw new Refusal('busy', { retryAfterSeconds: RETRY_SECONDS })
    await ping(db)
    return { status: 'ok' }
  }
  http.get('/api/health', answer)
  http.get('/healthz', answer)
}

/** `GET /api/ready`, also `/readyz`, for balancers: 503 also while draining, when everybody who comes is still served (decision 076). */
export function readyRoute(http: Http, db: Db, draining?: AbortSignal): void {
  let pinged: Promise<void> | undefined
  // However many ask, the database is asked once at a time.
  const share = () => {
    pinged ??= ping(db).finally(() => {
      pinged = undefined
    })
    return pinged
  }
  const answer = async () => {
    if (draining?.aborted) throw new Refusal('busy', { retryAfterSeconds: RETRY_SECONDS })
    await share()
    return { status: 'ready' }
  }
  // Asked each second: not for the log.
  const options = { logLevel: 'error' as const }
  http.get('/api/ready', options, answer)
  http.get('/readyz', options, answer)
}
