import { defineRecurringJob, type ServeJob } from '../platform/jobs/job.ts'
import { closeStatements } from './close-statements.ts'
import { judgeDebts } from './judge-debts.ts'
import { sendLatePayoutNotices } from './send-late-payout-notices.ts'

/** Every night: a week that a stop kept open is closed the night after. */
export const CLOSE_STATEMENTS = defineRecurringJob('payouts.close-statements', {
  cron: '15 18 * * *',
  queue: 'statements',
})

/** Each minute: what a settlement set off lets orders in again. */
export const JUDGE_DEBTS = defineRecurringJob('payouts.judge-debts', { cron: '* * * * *', queue: 'debts' })

/** Each day: a promise is counted in days. */
export const SEND_LATE_PAYOUT_NOTICES = defineRecurringJob('payouts.tell-late', { cron: '55 9 * * *' })

export function payoutsJobs(serve: ServeJob): void {
  serve(SEND_LATE_PAYOUT_NOTICES, async (_, { db }) => await sendLatePayoutNotices(db))
  serve(JUDGE_DEBTS, async (_, { db, signal }) => await judgeDebts(db, signal))
  serve(CLOSE_STATEMENTS, async (_, { db, signal }) => await closeStatements(db, signal))
}
