import { sql } from 'kysely'
import type { Company } from '#contract/values/couriers'
import { compiled } from '../platform/database/compiled-query.ts'
import type { Db } from '../platform/database/db.ts'
import { anyOf } from '../platform/database/prepared.queries.ts'
import type { SettlementRow } from '../settlement-sheets/settlement-row.ts'
import type { Judged } from './judge.ts'
import { SUMS } from './listing.queries.ts'

/** The row that was first to say something of what it settles. */
export interface FirstRow extends SettlementRow {
  fileId: number
  /** The number of the payment that it was told with; null: of a file. */
  payment: string | null
  event: string
  subject: string
  isDecided: boolean
}

export async function firstRows(db: Db, events: string[]): Promise<FirstRow[]> {
  return await db
    .selectFrom('settlement_rows')
    .innerJoin('settlement_files', 'settlement_files.id', 'file_id')
    .select(['file_id as fileId', 'event', 'subject', 'line', 'number', 'invoice', 'kind'])
    .select(sql<string | null>`case when source = 'api' then name end`.as('payment'))
    .select(SUMS)
    .select(sql<boolean>`exists (select from settlement_decisions where row_id = settlement_rows.id)`.as('isDecided'))
    .where('event', '=', sql<string>`any(${events}::text[])`)
    .where('is_first', '=', true)
    .where('gone', 'is', null)
    .execute()
}

export async function insertRows(tx: Db, fileId: number, company: Company, judged: Judged[]): Promise<void> {
  await tx
    .insertInto('settlement_rows')
    .values(
      judged.map(({ row, consigned, verdict, expectedPoisha, event, isFirst, subject }) => ({
        file_id: fileId,
        company,
        line: row.line,
        number: row.number,
        invoice: row.invoice,
        kind: row.kind,
        collected_poisha: row.collectedPoisha,
        charge_poisha: row.chargePoisha,
        net_poisha: row.netPoisha,
        consignment_id: consigned?.consignmentId ?? null,
        parcel_id: consigned?.parcelId ?? null,
        verdict,
        expected_poisha: expectedPoisha,
        event,
        is_first: isFirst,
        subject,
      })),
    )
    .execute()
}

/** Of these lines of a file, those that are judged already. */
export async function judgedLines(db: Db, fileId: number, lines: number[]): Promise<Set<number>> {
  const rows = await db
    .selectFrom('settlement_rows')
    .select('line')
    .where('file_id', '=', fileId)
    .where('line', '=', sql<number>`any(${lines}::int[])`)
    .where(sql<boolean>`gone is distinct from 'judged_again'`)
    .execute()
  return new Set(rows.map(({ line }) => line))
}

/** A parcel whose cash a file has settled with a company. */
export interface SettledParcel {
  parcelId: number
  vendorId: number
  company: Company
  /** It has the parcel by now. */
  isCarrier: boolean
}

/** In the order in which they were. */
export async function settledParcels(db: Db, parcelIds: number[]): Promise<SettledParcel[]> {
  return await db
    .selectFrom('settlement_rows')
    .innerJoin('parcels', 'parcels.id', 'settlement_rows.parcel_id')
    .select((of) => [
      of.ref('parcel_id').$notNull().as('parcelId'),
      'parcels.vendor_id as vendorId',
      'company',
      sql<boolean>`parcels.courier is not distinct from company`.as('isCarrier'),
    ])
    .where('parcel_id', '=', anyOf(parcelIds))
    .where('is_first', '=', true)
    .where('gone', 'is', null)
    .where('subject', '=', sql<string>`'parcel:' || parcel_id`)
    .orderBy('settlement_rows.id')
    .execute()
}

/** Those that carry such parcels on the shop’s accounts, in the order in which they are held. */
export async function companiesPaying(db: Db, parcelIds: number[]): Promise<Company[]> {
  return (await paying(db, { parcelIds })).map(({ company }) => company)
}

const paying = compiled((db, { parcelIds }: { parcelIds: number[] }) =>
  db
    .selectFrom('consignments')
    .innerJoin('courier_accounts', 'courier_accounts.id', 'account_id')
    .select('company')
    .distinct()
    .where('parcel_id', '=', anyOf(parcelIds))
    .where('courier_accounts.vendor_id', 'is', null)
    .orderBy('company'),
)

/** Held to the end of the transaction: what a company’s rows say is judged one after another. */
export async function lockCompany(tx: Db, company: Company): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('settlements'), hashtext(${company}))`.execute(tx)
}
