import * as z from 'zod/mini'
import { defineJob, type ServeJob } from '../platform/jobs/job.ts'
import { cancelUnconfirmed } from './cancel-unconfirmed.ts'
import { reckonDeliveryTimes } from './delivery-times.ts'
import { makeMissingPromises } from './keep-promises.ts'
import { tellBroken } from './tell-broken.ts'

export const TELL_BROKEN = defineJob('promises.tell', z.object({}))
export const MAKE_MISSING = defineJob('promises.make-missing', z.object({}))
export const CANCEL_UNCONFIRMED = defineJob('promises.cancel-unconfirmed', z.object({}))
export const RECKON_DELIVERY = defineJob('promises.reckon-delivery', z.object({}))

export function promisesJobs(serve: ServeJob): void {
  serve(TELL_BROKEN, async (_, { db, signal }) => await tellBroken(db, signal))
  serve(MAKE_MISSING, async (_, { db, signal }) => await makeMissingPromises(db, signal))
  serve(CANCEL_UNCONFIRMED, async (_, { db, signal }) => await cancelUnconfirmed(db, signal))
  serve(RECKON_DELIVERY, async (_, { db }) => await reckonDeliveryTimes(db))
}
