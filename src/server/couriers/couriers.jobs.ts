import type { ServeJob } from '../platform/jobs/job.ts'
import { REFRESH_PLACES, REFRESH_PLACES_OF } from './couriers.jobs.names.ts'
import type { CourierWays } from './open-account.ts'
import { refreshAllPlaces, refreshPlaces } from './refresh-places.ts'

export function couriersJobs(serve: ServeJob, ways: CourierWays): void {
  serve(REFRESH_PLACES_OF, async ({ accountId }, { db, signal }) => await refreshPlaces(db, ways, accountId, signal))
  serve(REFRESH_PLACES, async (_, { db }) => await refreshAllPlaces(db))
}
