import type { Db } from '../database/db.ts'
import { Refusal } from '../refusal.ts'
import { ping } from './health.queries.ts'
import type { Http } from './http.ts'

const RETRY_SECONDS = 2

/** `GET /api/health`: 200 while serving, 503 while the database is away or once closing begins. */
export function healthRoute(http: Http, db: Db, closing?: AbortSignal): void {
  http.get('/api/health', async () => {
    if (closing?.aborted) throw new Refusal('busy', { retryAfterSeconds: RETRY_SECONDS })
    await ping(db)
    return { status: 'ok' }
  })
}
