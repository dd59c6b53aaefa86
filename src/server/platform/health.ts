import type { Db } from './db.ts'
import { ping } from './health.queries.ts'
import type { Http } from './http.ts'

/** `GET /api/health`: 200 once the shop can serve, 503 while its database is away (by the common error form). */
export function healthRoute(http: Http, db: Db): void {
  http.get('/api/health', async () => {
    await ping(db)
    return { status: 'ok' }
  })
}
