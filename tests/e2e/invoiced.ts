import { query } from './database.ts'

/** The invoice for the commission of a statement, as the job would issue it where the shop has a BIN; answers its id. */
export async function newInvoice({
  vendorId,
  statementId,
}: {
  vendorId: number
  statementId: number
}): Promise<number> {
  const [line] = await query(
    `with invoice as (
      insert into tax_invoices (form, kind, source, vendor_id, statement_id, supplied_at, issuer_name, issuer_bin, issuer_address, brand,
        buyer_name, buyer_bin, destination, officer_name, officer_designation, reason, value_poisha, vat_poisha, line_count)
      values ('invoice', 'commission', $2::text, $1, $2::text::bigint, now(), 'Haat Ltd.', '009999999-0101', '1 Gulshan Avenue, Dhaka', '',
        'Tangail Handloom Ltd.', '000000777-0101', '7 Islampur, Dhaka', 'Nasrin Sultana', 'Manager, accounts', '', 10000, 1500, 1)
      returning id
    ) insert into tax_invoice_lines
      (invoice_id, position, description, subject, unit, quantity, vat_basis_points, value_poisha, vat_poisha)
      select id, 1, 'Marketplace commission: Parcel 999', 'parcel:999', 'service', 1, 1500, 10000, 1500 from invoice
      returning invoice_id::int as id`,
    [vendorId, String(statementId)],
  )
  return Number(line?.['id'])
}
