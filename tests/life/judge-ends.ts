import { sql } from 'kysely'
import type { Carried } from '../../src/server/consignments/testing/carried.ts'
import type { Taken } from '../../src/server/consignments/testing/judge-bookings.ts'
import type { Db } from '../../src/server/platform/database/db.ts'

const ENDS = ['delivered', 'partly_delivered', 'back', 'lost', 'cancelled']

/** Parcels that are on their way for ever; but for those that their company delivered though it was called back: nobody has them. */
export function endless({ parcels, consignments }: Carried, taken: Taken[]): string[] {
  const delivered = new Set(taken.filter(({ step }) => step === 'delivered').map(({ invoice }) => invoice))
  const isWithItsShopper = new Set(
    consignments.filter(({ invoice }) => delivered.has(invoice)).map(({ parcelId }) => parcelId),
  )
  return parcels
    .filter(({ id, stage }) => !ENDS.includes(stage) && !(stage === 'coming_back' && isWithItsShopper.has(id)))
    .map(({ id, stage, courier }) => `parcel ${id} is ${stage} for ever, with ${courier ?? 'nobody'}`)
}

/** Clocks that run for parcels that are at their end, late ones of which nobody was told, and jobs given up: of one without an error a newer has taken the place. */
export async function forgottenClocks(db: Db): Promise<string[]> {
  const { rows } = await sql<{ words: string }>`
    select 'the clock to ' || kind || ' parcel ' || parcel_id || ', which is ' || stage || ', runs on' as words
    from promises join parcels on parcels.id = parcel_id
    where kept_at is null and ended_at is null and stage = any (${ENDS}::text[])
    union all
    select 'that parcel ' || parcel_id || ' was late to ' || kind || ' was told to nobody' from promises
    where told_store_at is null and coalesce(kept_at, ended_at, now()) > due_at + interval '2 days'
    union all
    select 'the job ' || task_identifier || ' was given up: ' || last_error from graphile_worker.jobs
    where attempts >= max_attempts and last_error is not null`.execute(db)
  return rows.map(({ words }) => words)
}
