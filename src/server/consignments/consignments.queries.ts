import { sql } from 'kysely'
import type { OrderStatus } from '#contract/orders'
import { type Company, type ConsignmentState, type CourierStatus, OPEN_STATES } from '#contract/values/couriers'
import type { CollectsFor, Stage } from '#contract/values/stages'
import { compiled } from '../platform/database/compiled-query.ts'
import type { Db } from '../platform/database/db.ts'
import { anyOf, prepared } from '../platform/database/prepared.queries.ts'

/** Where a parcel goes, as it was looked at. */
export interface Recipient {
  name: string
  phone: string
  address: string
  place: { numbers: string[]; names: string[] } | null
}

export interface ConsignmentRecord {
  id: number
  parcelId: number
  accountId: number
  company: Company
  /** By whose account: who is paid by the company. */
  collectsFor: CollectsFor
  invoice: string
  state: ConsignmentState
  askedFor: 'store' | 'shop'
  askedBy: number
  /** Who books it now began then. */
  claimedAt: Date | null
  recipient: Recipient
  cashPoisha: number | null
  number: string
  word: CourierStatus | null
  said: string
  problem: string
}

function consignments(db: Db) {
  return db
    .selectFrom('consignments')
    .innerJoin('courier_accounts', 'courier_accounts.id', 'consignments.account_id')
    .select((of) => [
      'consignments.id',
      'parcel_id as parcelId',
      'account_id as accountId',
      'company',
      'invoice',
      'state',
      'cash_poisha as cashPoisha',
      'number',
      'word',
      'said',
      'consignments.problem',
      of.ref('recipient').$castTo<Recipient>().as('recipient'),
      sql<CollectsFor>`case when courier_accounts.vendor_id is null then 'shop' else 'store' end`.as('collectsFor'),
    ])
}

/** The shop’s own look, with who asked for it. */
export async function consignmentOf(db: Db, id: number): Promise<ConsignmentRecord | undefined> {
  const [consignment] = await whole(db, { id })
  return consignment
}

const whole = compiled((db, { id }: { id: number }) => wholeConsignment(db, id).modifyEnd(prepared))

function wholeConsignment(db: Db, id: number) {
  return consignments(db)
    .select(['asked_for as askedFor', 'asked_by as askedBy', 'claimed_at as claimedAt'])
    .where('consignments.id', '=', id)
}

/** As well, held to the end of the transaction; its order is held before. */
export async function lockConsignment(tx: Db, id: number): Promise<ConsignmentRecord | undefined> {
  const [consignment] = await locked(tx, { id })
  return consignment
}

const locked = compiled((db, { id }: { id: number }) => wholeConsignment(db, id).forNoKeyUpdate('consignments'))

/** Of one before, which its company has after all. */
function earlierProblem(db: Db) {
  return db
    .selectFrom('consignments as earlier')
    .select('earlier.problem')
    .whereRef('earlier.parcel_id', '=', sql.ref('consignments.parcel_id'))
    .whereRef('earlier.id', '<', sql.ref('consignments.id'))
    .where('earlier.number', '<>', '')
    .where('earlier.problem', '<>', '')
    .orderBy('earlier.id', 'desc')
    .limit(1)
}

/** The last of each parcel. */
export async function lastConsignments(db: Db, parcelIds: number[]) {
  if (parcelIds.length === 0) return []
  return await consignments(db)
    .distinctOn('parcel_id')
    .innerJoin('parcels', 'parcels.id', 'parcel_id')
    .select(['consignments.collected_poisha as reportedPoisha', 'parcels.told_in_part as isPartlyReported'])
    .select(earlierProblem(db).as('earlierProblem'))
    .where('parcel_id', 'in', parcelIds)
    .orderBy('parcel_id')
    .orderBy('consignments.id', 'desc')
    .execute()
}

export async function openConsignmentOf(db: Db, parcelId: number): Promise<number | undefined> {
  const found = await db
    .selectFrom('consignments')
    .select('id')
    .where('parcel_id', '=', parcelId)
    .where('state', 'in', OPEN_STATES)
    .executeTakeFirst()
  return found?.id
}

/** The open one of the parcel that this one is of: itself, or another. */
export async function openConsignmentBeside(db: Db, id: number): Promise<number | undefined> {
  return (await openBeside(db, { id }))[0]?.id
}

const openBeside = compiled((db, { id }: { id: number }) =>
  db
    .selectFrom('consignments')
    .select('id')
    .where('parcel_id', '=', (of) => of.selectFrom('consignments').select('parcel_id').where('id', '=', id))
    .where('state', 'in', OPEN_STATES),
)

export async function parcelsWithOpenConsignment(db: Db, parcelIds: number[]): Promise<number[]> {
  if (parcelIds.length === 0) return []
  const rows = await db
    .selectFrom('consignments')
    .select('parcel_id as parcelId')
    .where('parcel_id', '=', anyOf(parcelIds))
    .where('state', 'in', OPEN_STATES)
    .execute()
  return rows.map(({ parcelId }) => parcelId)
}

interface Written {
  state?: ConsignmentState
  cashPoisha?: number
  number?: string
  trackingCode?: string
  chargePoisha?: number | null
  collectedPoisha?: number | null
  word?: CourierStatus | null
  said?: string
  problem?: string
  /** When the company is asked; null: never more. */
  askInSeconds?: number | null
}

export async function writeConsignment(tx: Db, id: number, written: Written): Promise<void> {
  const { state, cashPoisha, number, trackingCode, chargePoisha, collectedPoisha, askInSeconds } = written
  const { word, said, problem } = written
  await tx
    .updateTable('consignments')
    .set({
      // What is undefined stays as it is.
      state,
      cash_poisha: cashPoisha,
      number,
      tracking_code: trackingCode,
      word,
      said,
      problem,
      ...(chargePoisha == null ? {} : chargedNow(chargePoisha)),
      ...(collectedPoisha == null ? {} : { collected_poisha: collectedPoisha }),
      ...(askInSeconds === undefined
        ? {}
        : { next_ask_at: askInSeconds === null ? null : sql<Date>`now() + make_interval(secs => ${askInSeconds})` }),
    })
    .where('id', '=', id)
    .execute()
}

/** What it named first is its quote, and stays. */
function chargedNow(chargePoisha: number) {
  return { charge_poisha: chargePoisha, quoted_poisha: sql<number>`coalesce(quoted_poisha, ${chargePoisha}::bigint)` }
}

/** What a company is asked to carry of a parcel. */
export async function parcelToCarry(db: Db, parcelId: number) {
  const [parcel] = await toCarry(db, { parcelId })
  return parcel
}

const toCarry = compiled((db, { parcelId }: { parcelId: number }) =>
  db
    .selectFrom('parcels')
    .innerJoin('orders', 'orders.id', 'parcels.order_id')
    .select((of) => [
      'parcels.id as parcelId',
      'order_id as orderId',
      'vendor_id as vendorId',
      'name',
      'phone',
      'alt_phone as altPhone',
      'shipping_address as address',
      'shipping_city as city',
      'notes',
      'parcels.items_poisha as itemsPoisha',
      'courier',
      of.ref('stage').$castTo<Stage>().as('stage'),
      of.ref('parcels.status').$castTo<OrderStatus>().as('status'),
      of
        .selectFrom('order_lines')
        .select((line) => line.fn.sum<number>('quantity').as('pieces'))
        .whereRef('parcel_id', '=', 'parcels.id')
        .as('pieces'),
    ])
    .where('parcels.id', '=', parcelId)
    .modifyEnd(prepared),
)

export async function parcelOfConsignment(db: Db, id: number): Promise<number | undefined> {
  const found = await db
    .selectFrom('consignments')
    .select('parcel_id as parcelId')
    .where('id', '=', id)
    .executeTakeFirst()
  return found?.parcelId
}
