import { type InferResult, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { compiled } from '../platform/database/compiled-query.ts'
import type { Db } from '../platform/database/db.ts'
import type { Draft, DraftLine } from './draft.ts'

/** As it was issued, in the form in which it began. */
export interface Issued extends Draft {
  id: number
}

/** An invoice of a sale, by the credit notes of it. */
export interface StandingSale extends Issued {
  /** That they answer. */
  refundIds: number[]
  /** What of its lines they have not taken back. */
  left: DraftLine[]
}

/** Of a parcel’s sale, the newest invoice that was not taken back for good: of that refunds alone may have taken all. */
export async function standingSale(tx: Db, parcelId: number): Promise<StandingSale | undefined> {
  const [standing] = await newestSale(tx, { parcelId })
  if (!standing) return undefined
  const { refundIds, left, ...issued } = standing
  return { ...asIssued(issued), refundIds, left: left.filter(({ quantity }) => quantity > 0) }
}

const newestSale = compiled((tx, { parcelId }: { parcelId: number }) => {
  const note = sql`from tax_invoices as note where note.corrects = tax_invoices.id`
  return records(tx)
    .select(sql<number[]>`to_jsonb(array(select refund_id ${note} and refund_id is not null))`.as('refundIds'))
    .select(jsonArrayFrom(linesLeft(tx)).as('left'))
    .where('parcel_id', '=', parcelId)
    .where('form', '=', 'invoice')
    .where(sql<boolean>`not exists (select ${note} and refund_id is null)`)
    .orderBy('id', 'desc')
    .limit(sql.lit(1))
})

function linesLeft(tx: Db) {
  const taken = (column: string) => sql<number>`${sql.ref(`tax_invoice_lines.${column}`)} - coalesce((
    select sum(${sql.ref(`taken.${column}`)}) from tax_invoices as note join tax_invoice_lines as taken on taken.invoice_id = note.id
    where note.corrects = tax_invoices.id and taken.position = tax_invoice_lines.position
  ), 0)`
  return tx
    .selectFrom('tax_invoice_lines')
    .select(['position', 'description', 'subject', 'unit', 'vat_basis_points as vatBasisPoints'])
    .select([
      taken('quantity').as('quantity'),
      taken('value_poisha').as('valuePoisha'),
      taken('vat_poisha').as('vatPoisha'),
    ])
    .whereRef('invoice_id', '=', sql.ref('tax_invoices.id'))
    .orderBy('position')
}

export async function issuedOnes(tx: Db, ids: number[]): Promise<Issued[]> {
  if (ids.length === 0) return []
  return (await records(tx).where('id', 'in', ids).orderBy('id').execute()).map(asIssued)
}

/** Of some parcels, those with a sale that was invoiced. */
export async function invoicedParcels(tx: Db, parcelIds: number[]): Promise<number[]> {
  if (parcelIds.length === 0) return []
  const rows = await tx
    .selectFrom('tax_invoices')
    .select('parcel_id as parcelId')
    .where('parcel_id', 'in', parcelIds)
    .distinct()
    .execute()
  return rows.flatMap(({ parcelId }) => parcelId ?? [])
}

function records(tx: Db) {
  return tx
    .selectFrom('tax_invoices')
    .select(['id', 'form', 'kind', 'source', 'reason', 'brand', 'corrects', 'vendor_id as vendorId'])
    .select('refund_id as refundId')
    .select(['order_id as orderId', 'parcel_id as parcelId', 'statement_id as statementId'])
    .select(['supplied_at as suppliedAt', 'issuer_name as issuerName', 'issuer_bin as issuerBin'])
    .select(['issuer_address as issuerAddress', 'officer_name as officerName'])
    .select(['officer_designation as officerDesignation', 'buyer_name as buyerName', 'buyer_bin as buyerBin'])
    .select('destination')
    .select(jsonArrayFrom(linesOfInvoice(tx)).as('lines'))
}

/** In their order. */
export function linesOfInvoice(db: Db, id = 'tax_invoices.id') {
  return db
    .selectFrom('tax_invoice_lines')
    .select(['position', 'description', 'subject', 'unit', 'quantity', 'vat_basis_points as vatBasisPoints'])
    .select(['value_poisha as valuePoisha', 'vat_poisha as vatPoisha'])
    .whereRef('invoice_id', '=', sql.ref(id))
    .orderBy('position')
}

function asIssued(record: InferResult<ReturnType<typeof records>>[number]): Issued {
  const { issuerName, issuerBin, issuerAddress, officerName, officerDesignation, ...others } = record
  const { buyerName, buyerBin, destination, ...draft } = others
  return {
    ...draft,
    issuer: { name: issuerName, bin: issuerBin, address: issuerAddress, officerName, officerDesignation },
    buyer: { name: buyerName, bin: buyerBin, destination },
  }
}
