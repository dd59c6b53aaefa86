import { sql } from 'kysely'
import { shareOfKept } from '../../src/server/assembly/order-invariants.queries.ts'
import type { Carried } from '../../src/server/consignments/testing/carried.ts'
import type { Taken } from '../../src/server/consignments/testing/judge-bookings.ts'
import type { Db } from '../../src/server/platform/database/db.ts'

const ENDS = ['delivered', 'partly_delivered', 'back', 'lost', 'cancelled']

/** Parcels that are on their way for ever; but for those that their company delivered though it was called back: nobody has them. */
export function endless({ parcels, consignments, moves }: Carried, taken: Taken[]): string[] {
  const delivered = new Set(taken.filter(({ step }) => step === 'delivered').map(({ invoice }) => invoice))
  const isWithItsShopper = new Set(
    consignments.filter(({ invoice }) => delivered.has(invoice)).map(({ parcelId }) => parcelId),
  )
  return parcels
    .filter(({ id, stage }) => !ENDS.includes(stage) && !(stage === 'coming_back' && isWithItsShopper.has(id)))
    .map(({ id, orderId, stage, courier }) => {
      // What led there, as nobody can look into the tables afterwards.
      const way = moves
        .filter((move) => move.orderId === orderId)
        .map((move) => `${move.parcelId} ${move.stage} by ${move.by}`)
      const asked = consignments
        .filter(({ parcelId }) => parcelId === id)
        .map(({ company, state, word, problem }) => ({ company, state, word, problem }))
      return `parcel ${id} is ${stage} for ever, with ${courier ?? 'nobody'}: ${JSON.stringify({ way, asked })}`
    })
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
    select 'refund ' || id || ' is owed for longer than the law gives' from refunds where state = 'owed' and due_at < now()
    union all
    select 'the job ' || task_identifier || ' was given up: ' || last_error from graphile_worker.jobs
    where attempts >= max_attempts and last_error is not null`.execute(db)
  return rows.map(({ words }) => words)
}

/** What bells told stays for ninety days (messaging/erase-messages.ts). */
const BELLS_STAY = sql`interval '89 days'`

/** Orders of whose bells some may be deleted. */
export async function forgottenOrders(db: Db): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`select id from orders where created_at <= now() - ${BELLS_STAY}`.execute(
    db,
  )
  return new Set(rows.map(({ id }) => id))
}

/** Refunds of which their shopper was told more or less often than they were granted and paid; of what was taken back meanwhile, perhaps not. */
export async function toldRefunds(db: Db): Promise<string[]> {
  const { rows } = await sql<{ words: string }>`
    with facts as (
      select order_id, 'refund_granted' as kind, count(*) filter (where state <> 'cancelled') as least, count(*) as most
      from refunds group by 1
      union all
      select order_id, 'refund_paid', count(*) filter (where failed_at is null), count(*)
      from refund_payments join refunds on refunds.id = refund_id group by 1
    ), told as (
      select order_id, kind, count(*) as times from messages
      where kind in ('refund_granted', 'refund_paid') and way = 'bell' group by 1, 2
    )
    select kind || ' of order ' || order_id || ' is to be told ' || coalesce(least, 0) || ' to ' || coalesce(most, 0)
      || ' times and was ' || coalesce(times, 0) || ' times' as words
    from facts full join told using (order_id, kind) join orders on orders.id = order_id
    where created_at > now() - ${BELLS_STAY} and coalesce(times, 0) not between coalesce(least, 0) and coalesce(most, 0)`.execute(
    db,
  )
  return rows.map(({ words }) => words)
}

/** Sales that are invoiced for another sum than was kept and not given back since; in a life nobody loses a BIN. */
export async function invoicedOtherwise(db: Db): Promise<string[]> {
  const { rows } = await sql<{ words: string }>`
    with invoiced as (
      select parcel_id, sum((value_poisha + vat_poisha) * case form when 'invoice' then 1 else -1 end) as poisha
      from tax_invoices where kind = 'sale' group by 1
    ), left_over as (
      select parcel_id, sum(price_poisha * (coalesce(kept.pieces, 0) - coalesce(back.pieces, 0))) as poisha
      from order_lines
      left join (select line_id, sum(quantity) as pieces from line_outcomes where outcome = 'kept' group by 1) as kept
        on kept.line_id = order_lines.id
      left join (
        select line_id, sum(quantity) as pieces from refund_lines join refunds on refunds.id = refund_id
        where state <> 'cancelled' group by 1
      ) as back on back.line_id = order_lines.id
      group by 1
    )
    select 'parcel ' || parcel_id || ' is invoiced for ' || invoiced.poisha || ', and ' || left_over.poisha || ' of it is kept, with '
      || ${sql.raw(shareOfKept('store_adjustments_poisha'))} || ' that its store adds or takes off' as words
    from invoiced join left_over using (parcel_id) join parcels on parcels.id = parcel_id
    -- What of a discount a refund takes back is judged by itself.
    where not (store_adjustments_poisha <> 0 and exists (select from refunds where refunds.parcel_id = parcels.id))
      and invoiced.poisha <> case when status = 'Completed'
        then left_over.poisha + ${sql.raw(shareOfKept('store_adjustments_poisha'))} else 0 end`.execute(db)
  return rows.map(({ words }) => words)
}
