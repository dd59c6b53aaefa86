import * as z from 'zod/mini'
import { defineJob } from '../platform/jobs/job.ts'

const ofAccount = z.object({ accountId: z.int() })

export const REFRESH_AREAS_OF = defineJob('couriers.places-of', ofAccount)
/** Of every company that some account is of, and wherever that is: a job each. */
export const REFRESH_AREAS = defineJob('couriers.places', z.object({}))
/** An account was saved: consignments books what waits for it. */
export const BOOK_WAITING = defineJob('couriers.book-waiting', ofAccount)
