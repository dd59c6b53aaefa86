import { type ParsedCronItem, parseCronItems } from 'graphile-worker'
import type { RecurringJob } from './job.ts'

/** A missed turn is made up for where the shop was closed for less. */
const BACKFILL_MS = 24 * 60 * 60 * 1000

/** What graphile-worker adds by the clock. After an outage, or a clock that was set forward, what has many turns an hour begins anew. */
export function cronOf(jobs: readonly RecurringJob[]): ParsedCronItem[] {
  return jobs.flatMap(({ cron, name, maxAttempts, queue }) => {
    if (cron === null) return []
    const [item] = parseCronItems([
      {
        task: name,
        match: cron,
        identifier: name,
        options: {
          backfillPeriod: BACKFILL_MS,
          maxAttempts,
          jobKey: name,
          ...(queue === null ? {} : { queueName: queue }),
        },
      },
    ])
    if (!item) return []
    return hasManyTurns(cron) ? { ...item, match: (turn: Turn) => isThisHour(turn) && item.match(turn) } : item
  })
}

type Turn = Parameters<ParsedCronItem['match']>[0]

/** Each of a night's turns of a minute would be a statement of its own, and change nothing: its job is there already. */
function hasManyTurns(cron: string): boolean {
  return cron.startsWith('*')
}

function isThisHour({ date, hour }: Turn): boolean {
  const now = new Date()
  return date === now.getUTCDate() && hour === now.getUTCHours()
}
