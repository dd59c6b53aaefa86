import { sql } from 'kysely'
import type { DeadlineKind } from '#contract/values/deadlines'
import { createSubscribers } from '../assembly/subscribers.ts'
import { deadlinesJobs } from '../deadlines/deadlines.jobs.ts'
import { keepTestJobsRunning } from './jobs.ts'
import { untilMailsRest } from './mails.ts'
import type { TestShop } from './shop.ts'

/** Deadlines are tracked, and messages kept, until the shop is closed. */
export async function trackDeadlinesRunning(shop: TestShop): Promise<void> {
  const subscribers = createSubscribers({ sends: { mail: false, sms: false }, publicUrl: 'https://haat.example' })
  await keepTestJobsRunning(shop, { subscribers, serve: deadlinesJobs })
}

/** Once all that happened is heard. */
export async function deadlinesOf(shop: TestShop, parcelId: number) {
  await untilMailsRest(shop)
  const rows = await shop.db.selectFrom('promises').selectAll().where('parcel_id', '=', parcelId).execute()
  return Object.fromEntries(rows.map((row) => [row.kind, row])) as Partial<Record<DeadlineKind, (typeof rows)[number]>>
}

/** So many days go by of a parcel’s deadlines. */
export async function letDaysPass({ db }: Pick<TestShop, 'db'>, parcelId: number, days: number): Promise<void> {
  const earlier = (column: string) => sql<Date>`${sql.ref(column)} - ${days} * interval '1 day'`
  await db
    .updateTable('promises')
    .set({ due_at: earlier('due_at'), admins_due_at: earlier('admins_due_at') })
    .where('parcel_id', '=', parcelId)
    .execute()
}
