import * as z from 'zod/mini'
import { defineJob, defineRecurringJob } from '../platform/jobs/job.ts'

/** Books one consignment; once it may have been taken, it is asked for and never booked blindly again. */
export const BOOK = defineJob('couriers.book', z.object({ consignmentId: z.int() }))
/** Of each consignment one booking waits for its turn. */
export const keyOfBooking = (consignmentId: number) => `${BOOK.name}:${consignmentId}`
/** Those that wait for an account: it was saved, or its company knows it again. */
export const BOOK_WAITING = defineJob('couriers.book-waiting', z.object({ accountId: z.int() }))
/** Of each account one waits for its turn. */
export const keyOfWaiting = (accountId: number) => `book ${accountId}`
/** Those whose booking was given up, or never came to be. */
export const BOOK_AGAIN = defineRecurringJob('couriers.book-again', { cron: '*/10 * * * *' })
/** Processes webhooks of one account, in their order. */
export const PROCESS_WEBHOOKS = defineJob('couriers.understand-all', z.object({ pushIds: z.array(z.int()) }))
/** One webhook, as former releases queued them. */
export const PROCESS_WEBHOOK = defineJob('couriers.understand', z.object({ pushId: z.int() }))
/** Polls for statuses that no webhook reported. */
export const POLL = defineRecurringJob('couriers.ask', { cron: '* * * * *' })
/** Tells a company that a parcel is not to be delivered. */
export const CALL_OFF = defineJob('couriers.call-off', z.object({ parcelId: z.int() }))
export const DELETE_OLD_WEBHOOKS = defineRecurringJob('couriers.forget', { cron: '30 21 * * *' })
