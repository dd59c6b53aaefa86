import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'
import type { Draft, DraftLine } from './draft.ts'

/**
 * Numbers it and writes it with its lines. Last in a transaction: from here to the commit nobody else issues for its issuer. Answers
 * its id.
 */
export async function issue(tx: Db, { lines, issuer, buyer, ...draft }: Draft): Promise<number> {
  const { invoiceId } = await tx
    .with('invoice', (part) =>
      part
        .insertInto('tax_invoices')
        .values({
          form: draft.form,
          kind: draft.kind,
          source: draft.source,
          reason: draft.reason,
          brand: draft.brand,
          vendor_id: draft.vendorId,
          order_id: draft.orderId,
          parcel_id: draft.parcelId,
          statement_id: draft.statementId,
          corrects: draft.corrects,
          refund_id: draft.refundId,
          supplied_at: draft.suppliedAt,
          issuer_name: issuer.name,
          issuer_bin: issuer.bin,
          issuer_address: issuer.address,
          officer_name: issuer.officerName,
          officer_designation: issuer.officerDesignation,
          buyer_name: buyer.name,
          buyer_bin: buyer.bin,
          destination: buyer.destination,
          value_poisha: lines.reduce((sum, { valuePoisha }) => sum + valuePoisha, 0),
          vat_poisha: lines.reduce((sum, { vatPoisha }) => sum + vatPoisha, 0),
          line_count: lines.length,
        })
        .returning('id'),
    )
    .insertInto('tax_invoice_lines')
    .columns([
      'invoice_id',
      'position',
      'description',
      'subject',
      'unit',
      'quantity',
      'vat_basis_points',
      'value_poisha',
      'vat_poisha',
    ])
    .expression((part) => part.selectFrom(['invoice', rowsOf(lines)]).selectAll())
    .returning('invoice_id as invoiceId')
    .executeTakeFirstOrThrow()
  return invoiceId
}

function rowsOf(lines: DraftLine[]) {
  return sql<Record<string, never>>`(
    select position, description, subject, unit, quantity, vat_basis_points, value_poisha, vat_poisha
    from unnest(
      ${lines.map(({ position }) => position)}::int[],
      ${lines.map(({ description }) => description)}::text[], ${lines.map(({ subject }) => subject)}::text[],
      ${lines.map(({ unit }) => unit)}::text[], ${lines.map(({ quantity }) => quantity)}::int[],
      ${lines.map(({ vatBasisPoints }) => vatBasisPoints)}::int[], ${lines.map(({ valuePoisha }) => valuePoisha)}::bigint[],
      ${lines.map(({ vatPoisha }) => vatPoisha)}::bigint[]
    ) as of_line (position, description, subject, unit, quantity, vat_basis_points, value_poisha, vat_poisha)
  )`.as('line')
}
