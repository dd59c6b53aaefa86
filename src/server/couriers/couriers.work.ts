import type { ServeJob } from '../platform/jobs/job.ts'
import { REFRESH_AREAS, REFRESH_AREAS_OF } from './couriers.jobs.ts'
import type { CourierAccess } from './open-account.ts'
import { refreshAllAreas, refreshAreas } from './refresh-areas.ts'

export function couriersJobs(serve: ServeJob, access: CourierAccess): void {
  serve(REFRESH_AREAS_OF, async ({ accountId }, { db, signal }) => await refreshAreas(db, access, accountId, signal))
  serve(REFRESH_AREAS, async (_, { db }) => await refreshAllAreas(db))
}
