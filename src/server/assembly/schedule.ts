import { FORGET_SESSIONS } from '../auth/auth.jobs.ts'
import { BOOK_AGAIN, DELETE_OLD_WEBHOOKS, POLL } from '../consignments/consignments.jobs.names.ts'
import { REFRESH_AREAS } from '../couriers/couriers.jobs.names.ts'
import { CANCEL_UNCONFIRMED, COMPUTE_DELIVERY_TIMES, MAKE_MISSING, NOTIFY_MISSED } from '../deadlines/deadlines.jobs.ts'
import { SWEEP_IMPORTS } from '../imports/imports.jobs.ts'
import { NOTIFY_FAILED_JOBS } from '../jobs/jobs.jobs.ts'
import { ERASE_MESSAGES, ERASE_SECRETS } from '../messaging/messaging.jobs.ts'
import { POINT_AT_SIZES } from '../orders/orders.jobs.ts'
import { CORRECT_OWN_SALES } from '../parcels/parcels.jobs.ts'
import { CLOSE_STATEMENTS, JUDGE_DEBTS, SEND_LATE_PAYOUT_NOTICES } from '../payouts/payouts.jobs.ts'
import { FORGET_DELIVERIES } from '../platform/events/events.jobs.ts'
import type { Scheduled } from '../platform/jobs/cron.ts'
import type { Job } from '../platform/jobs/job.ts'
import { SWEEP_PICTURES } from '../platform/pictures/pictures.jobs.ts'
import { COUNT_WORDS, INDEX_AGAIN } from '../products/products.jobs.ts'
import { COMPUTE_PAYMENT_TIMES, READ_PAYMENTS } from '../settlements/settlements.jobs.names.ts'
import { FORGET_WEBHOOKS } from '../webhooks/webhooks.jobs.ts'

/** Crontab, in UTC; nights in Dhaka begin at 18. */
export const schedule: Scheduled[] = [
  { at: '*/10 * * * *', job: COUNT_WORDS },
  { at: '25 * * * *', job: SWEEP_IMPORTS },
  { at: '* * * * *', job: NOTIFY_FAILED_JOBS },
  { at: '* * * * *', job: POLL },
  { at: '* * * * *', job: JUDGE_DEBTS },
  { at: '*/10 * * * *', job: BOOK_AGAIN },
  { at: '*/5 * * * *', job: NOTIFY_MISSED },
  { at: '55 9 * * *', job: SEND_LATE_PAYOUT_NOTICES },
  { at: '*/15 * * * *', job: CANCEL_UNCONFIRMED },
  { at: '*/15 * * * *', job: ERASE_SECRETS },
  { at: '35 */4 * * *', job: READ_PAYMENTS },
  { at: '20 21 * * *', job: REFRESH_AREAS },
  { at: '30 21 * * *', job: DELETE_OLD_WEBHOOKS },
  { at: '10 21 * * *', job: SWEEP_PICTURES },
  { at: '40 21 * * *', job: FORGET_DELIVERIES },
  { at: '45 21 * * *', job: FORGET_WEBHOOKS },
  { at: '50 21 * * *', job: ERASE_MESSAGES },
  { at: '15 21 * * *', job: COMPUTE_DELIVERY_TIMES },
  { at: '25 21 * * *', job: COMPUTE_PAYMENT_TIMES },
  { at: '15 18 * * *', job: CLOSE_STATEMENTS },
  { at: '5 21 * * *', job: CORRECT_OWN_SALES },
  { at: '0 22 * * *', job: FORGET_SESSIONS },
]

/** Added at each start, in this order. */
export const atStart: Job<Record<string, never>>[] = [
  INDEX_AGAIN,
  POINT_AT_SIZES,
  COUNT_WORDS,
  SWEEP_PICTURES,
  MAKE_MISSING,
  COMPUTE_DELIVERY_TIMES,
  COMPUTE_PAYMENT_TIMES,
  FORGET_DELIVERIES,
  CORRECT_OWN_SALES,
]
