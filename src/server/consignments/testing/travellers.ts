import { sql } from 'kysely'
import type { Company } from '#contract/values/couriers'
import type { Stage } from '#contract/values/stages'
import type { Db } from '../../platform/database/db.ts'
import { shareOfKept } from './share-of-kept.ts'

/** A parcel that is not at its end, as whoever works with it sees it. */
export interface Traveller {
  id: number
  orderId: number
  vendorId: number
  stage: Stage
  courier: string | null
  isPartlyReported: boolean
  itemsPoisha: number
  adjustmentsPoisha: number
  /** Of its delivery, as things stand. */
  shippingPoisha: number
  lines: { lineId: number; quantity: number; pricePoisha: number; refused: number; isSaid: boolean }[]
  consignment: { id: number; company: Company; state: string; invoice: string; problem: string } | null
}

/** What the stage lists of its stores show, in one look. */
export async function travellers(db: Db): Promise<Traveller[]> {
  const { rows } = await sql<Traveller>`
    select parcels.id, order_id as "orderId", vendor_id as "vendorId", stage, courier, told_in_part as "isPartlyReported",
      items_poisha as "itemsPoisha", adjustments_poisha as "adjustmentsPoisha",
      coalesce(shipping_poisha, booked_shipping_poisha, 0) as "shippingPoisha",
      (select json_agg(json_build_object('lineId', order_lines.id, 'quantity', order_lines.quantity,
          'pricePoisha', price_poisha, 'isSaid', exists (select from line_outcomes where line_id = order_lines.id),
          'refused', coalesce((select quantity from line_outcomes
            where line_id = order_lines.id and outcome = 'refused'), 0)) order by order_lines.id)
        from order_lines where parcel_id = parcels.id) as lines,
      (select json_build_object('id', consignments.id, 'company', company, 'state', state, 'invoice', invoice,
          'problem', consignments.problem)
        from consignments join courier_accounts on courier_accounts.id = account_id
        where parcel_id = parcels.id order by consignments.id desc limit 1) as consignment
    from parcels
    where stage in ('placed', 'confirmed', 'packed', 'handed_over', 'at_the_door', 'refused', 'coming_back')
      or (stage = 'partly_delivered' and received_back_at is null)
    order by parcels.id`.execute(db)
  return rows
}

/** What is under way behind the scenes: jobs, events, webhooks, messages, bookings. */
export async function leftToDo(db: Db): Promise<number> {
  const { rows } = await sql<{ left: number }>`
    select (select count(*) from outbox) + (select count(*) from messages where state = 'Waiting')
      + (select count(*) from courier_pushes where understood_at is null)
      + (select count(*) from consignments where state in ('waiting', 'asked'))
      + (select count(*) from graphile_worker.jobs where task_identifier like 'messages.%'
        or task_identifier ~ ' >>? ' or task_identifier in ('couriers.book', 'couriers.understand-all', 'couriers.call-off')
      ) as left`.execute(db)
  return Number(rows[0]?.left)
}

/** What a killed process leaves behind is too old, as it would be some time later: its lease, its claims, the pauses. */
export async function letTimePass(db: Db): Promise<void> {
  const hour = sql`interval '1 hour'`
  await sql`update job_runners set renewed_at = renewed_at - ${hour}`.execute(db)
  await sql`update messages set claimed_at = claimed_at - ${hour} where claimed_at is not null`.execute(db)
  await sql`update consignments set claimed_at = claimed_at - ${hour} where claimed_at is not null`.execute(db)
}

/** What is asked for by the clock is due, and pauses are over. Jobs that wait for their turn are left alone: there are thousands. */
export async function letClockStrike(db: Db): Promise<void> {
  await sql`update consignments set next_ask_at = now() where next_ask_at > now() and state = 'booked'`.execute(db)
  await sql`update graphile_worker._private_jobs set run_at = now() where locked_at is null and run_at > now()`.execute(
    db,
  )
}

/** Whole taka at the door: of all of it, or of what is kept. */
export function dueOf(traveller: Traveller, keptPoisha: number | null = null): number {
  const { itemsPoisha, adjustmentsPoisha, shippingPoisha } = traveller
  const sharePoisha = shareOfKept(adjustmentsPoisha, { itemsPoisha, keptPoisha })
  return Math.floor(((keptPoisha ?? itemsPoisha) + sharePoisha + shippingPoisha) / 100)
}

/** One piece of the first line. */
export function keptOf({ lines }: Traveller): { lineId: number; quantity: number }[] {
  return lines.slice(0, 1).map(({ lineId }) => ({ lineId, quantity: 1 }))
}
