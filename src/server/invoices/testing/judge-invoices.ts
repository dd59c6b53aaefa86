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
    where form = 'invoice' and kind = 'sale' and not exists (select from tax_invoices as note where note.corrects = invoice.id)
    group by parcel_id having count(*) > 1`.execute(db)
  return rows
}
