import { type ParsedCronItem, parseCronItems } from 'graphile-worker'
import type { Job } from './job.ts'

/** A job that is due by the clock. */
export interface Scheduled {
  /** Five fields of a crontab, in UTC. */
  at: string
  job: Job<Record<string, never>>
}

/** A missed turn is made up for where the shop was closed for less. */
const BACKFILL_MS = 24 * 60 * 60 * 1000

/** What graphile-worker adds by the clock. After an outage, or a clock that was set forward, what has many turns an hour begins anew. */
export function cronOf(schedule: Scheduled[]): ParsedCronItem[] {
  const items = parseCronItems(
    schedule.map(({ at, job }) => ({
      task: job.name,
      match: at,
      identifier: job.name,
      options: {
        backfillPeriod: BACKFILL_MS,
        maxAttempts: job.maxAttempts,
        jobKey: job.name,
        ...(job.queue === null ? {} : { queueName: job.queue }),
      },
    })),
  )
  return items.map((item, index) =>
    hasManyTurns(schedule[index]?.at) ? { ...item, match: (turn) => isThisHour(turn) && item.match(turn) } : item,
  )
}

type Turn = Parameters<ParsedCronItem['match']>[0]

/** Each of a night's turns of a minute would be a statement of its own, and change nothing: its job is there already. */
function hasManyTurns(at = ''): boolean {
  return at.startsWith('*')
}

function isThisHour({ date, hour }: Turn): boolean {
  const now = new Date()
  return date === now.getUTCDate() && hour === now.getUTCHours()
}
