import * as z from 'zod/mini'
import { defineJob } from '../platform/jobs/job.ts'

const ofAccount = z.object({ accountId: z.int() })

/** Books one consignment; once it may have been taken, it is asked for and never booked blindly again. */
export const BOOK = defineJob('couriers.book', z.object({ consignmentId: z.int() }))
/** Of each consignment one booking waits for its turn. */
export const keyOfBooking = (consignmentId: number) => `${BOOK.name}:${consignmentId}`
/** Those whose booking was given up, or never came to be. */
export const BOOK_AGAIN = defineJob('couriers.book-again', z.object({}))
/** Those that waited for their account to be set right. */
export const BOOK_WAITING = defineJob('couriers.book-waiting', ofAccount)
/** Understands one push. */
export const UNDERSTAND = defineJob('couriers.understand', z.object({ pushId: z.int() }))
/** Asks for what no push told. */
export const ASK = defineJob('couriers.ask', z.object({}))
/** Tells a company that a parcel is not to be delivered. */
export const CALL_OFF = defineJob('couriers.call-off', z.object({ parcelId: z.int() }))
export const REFRESH_PLACES_OF = defineJob('couriers.places-of', ofAccount)
/** Of every company that some account is of, and wherever that is: a job each. */
export const REFRESH_PLACES = defineJob('couriers.places', z.object({}))
export const FORGET_PUSHES = defineJob('couriers.forget', z.object({}))
