import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'

/** What is wrong with what was issued, reckoned on its own: nothing, ever. */
export async function wrongInvoices(db: Db): Promise<unknown[]> {
  const { rows } = await sql`
    select 'numbers of ' || issuer || ' ' || form as wrong from tax_invoices group by issuer, form, fiscal_year
    having min(number) <> 1 or max(number) <> count(*)
    union all
    select 'moments of ' || id from (
      select id, issued_at < lag(issued_at) over (partition by issuer, form, fiscal_year order by number) as is_earlier from tax_invoices
    ) as numbered where is_earlier
    union all
    select 'series of ' || issuer from invoice_series where last <> (
      select max(number) from tax_invoices
      where (tax_invoices.issuer, tax_invoices.form, tax_invoices.fiscal_year)
        = (invoice_series.issuer, invoice_series.form, invoice_series.fiscal_year)
    )
    union all
    select 'sums of ' || tax_invoices.id from tax_invoices left join tax_invoice_lines as line on line.invoice_id = tax_invoices.id
    group by tax_invoices.id
    having (sum(line.value_poisha), sum(line.vat_poisha), count(line))
      is distinct from (tax_invoices.value_poisha::numeric, tax_invoices.vat_poisha::numeric, line_count::bigint)
    union all
    select 'several standing of parcel ' || parcel_id from tax_invoices as invoice
    where form = 'invoice' and kind = 'sale' and value_poisha + vat_poisha > coalesce((
      select sum(note.value_poisha + note.vat_poisha) from tax_invoices as note where note.corrects = invoice.id), 0)
    group by parcel_id having count(*) > 1
    union all
    select 'note ' || note.id || ' takes back other pieces than refund ' || refund_id from tax_invoices as note
    where refund_id is not null and (select sum(quantity) from tax_invoice_lines where invoice_id = note.id)
      <> (select sum(quantity) from refund_lines where refund_lines.refund_id = note.refund_id)
    union all
    select 'invoice ' || invoice.id || ' is taken back beyond its line ' || line.position
    from tax_invoices as invoice join tax_invoice_lines as line on line.invoice_id = invoice.id
      join tax_invoices as note on note.corrects = invoice.id
      join tax_invoice_lines as taken on taken.invoice_id = note.id and taken.position = line.position
    where invoice.kind = 'sale'
    group by invoice.id, line.position, line.quantity, line.value_poisha, line.vat_poisha
    having (sum(taken.quantity), sum(taken.value_poisha), sum(taken.vat_poisha))
      is distinct from (least(sum(taken.quantity), line.quantity), least(sum(taken.value_poisha), line.value_poisha),
        least(sum(taken.vat_poisha), line.vat_poisha))`.execute(db)
  return rows
}
