import * as z from 'zod/mini'
import { defineJob } from '../platform/jobs/job.ts'

/** Books one consignment; once it may have been taken, it is asked for and never booked blindly again. */
export const BOOK = defineJob('couriers.book', z.object({ consignmentId: z.int() }))
/** Of each consignment one booking waits for its turn. */
export const keyOfBooking = (consignmentId: number) => `${BOOK.name}:${consignmentId}`
/** Those whose booking was given up, or never came to be. */
export const BOOK_AGAIN = defineJob('couriers.book-again', z.object({}))
/** Processes webhooks of one account, in their order. */
export const PROCESS_WEBHOOKS = defineJob('couriers.understand-all', z.object({ pushIds: z.array(z.int()) }))
/** One webhook, as former releases queued them. */
export const PROCESS_WEBHOOK = defineJob('couriers.understand', z.object({ pushId: z.int() }))
/** Asks for what no webhook told. */
export const POLL = defineJob('couriers.ask', z.object({}))
/** Tells a company that a parcel is not to be delivered. */
export const CALL_OFF = defineJob('couriers.call-off', z.object({ parcelId: z.int() }))
export const DELETE_OLD_WEBHOOKS = defineJob('couriers.forget', z.object({}))
