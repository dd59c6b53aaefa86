import { sql } from 'kysely'
import { vatRateAt } from '../commission/vat-rates.queries.ts'
import { COMMISSION_JOURNALS } from '../payouts/line-kind.ts'
import type { Db } from '../platform/database/db.ts'

export interface ClosedStatement {
  id: number
  vendorId: number
  storeName: string
  isHouse: boolean
  closedAt: Date
}

/** Until the end of the transaction, nobody else invoices it. */
export async function holdStatement(tx: Db, id: number): Promise<ClosedStatement | undefined> {
  return await tx
    .selectFrom('statements')
    .innerJoin('vendors', 'vendors.id', 'vendor_id')
    .select(['statements.id', 'vendor_id as vendorId', 'store_name as storeName', 'is_house as isHouse'])
    .select('closed_at as closedAt')
    .where('statements.id', '=', id)
    .forNoKeyUpdate('statements')
    .executeTakeFirst()
}

export async function isInvoiced(tx: Db, statementId: number): Promise<boolean> {
  const found = tx.selectFrom('tax_invoices').select('id').where('statement_id', '=', statementId)
  return (await found.executeTakeFirst()) !== undefined
}

/** What the shop took of a subject by a statement, of each rate of VAT by itself; below zero what it gave back. */
export interface Charged {
  /** `parcel:17`. */
  subject: string
  commissionPoisha: number
  vatPoisha: number
  /** Of the VAT, of the day of supply; of a lost parcel’s compensation as it was known when it was posted. */
  vatBasisPoints: number
  /** When the shop gave what it charges: at the delivery, or as a fee was approved. */
  suppliedAt: Date
}

/**
 * Of all that a statement tells of, be it a line of commission or the sale that it was taken off: what was posted of commission up to
 * its last line of that subject, since those of the statement before.
 */
export async function chargedIn(tx: Db, { id, vendorId, closedAt }: ClosedStatement): Promise<Charged[]> {
  const { rows } = await sql<Charged>`
    with told as (
      select subject, max(journal_id) filter (where statement_id = ${id}) as upto,
        coalesce(max(journal_id) filter (where statement_id < ${id}), 0) as since
      from statement_lines
      join statements on statements.id = statement_id
      join ledger_entries using (account_id, version)
      where vendor_id = ${vendorId} and statement_id <= ${id}
        and subject in (select subject from statement_lines where statement_id = ${id} and subject ~ '^(parcel|compensation|entry):')
      group by subject
    ), posted as (
      select told.subject, min(journal.happened_at) filter (where journal.reverses is null) as supplied,
        -- Two compensations of a parcel may be of two rates; what takes one back is of the rate of that.
        case when told.subject like 'compensation:%'
          then ${vatRateAt('commission', ofFirst('happened_at'), ofFirst('written_at'))} end as compensated_at,
        -coalesce(sum(amount_poisha) filter (where account.kind in ('commission', 'fees')), 0)::bigint as "commissionPoisha",
        -coalesce(sum(amount_poisha) filter (where account.kind = 'vat_payable'), 0)::bigint as "vatPoisha"
      from told
      join ledger_journals as journal on journal.subject = told.subject and journal.id > since and journal.id <= upto
        and journal.kind = any (${COMMISSION_JOURNALS}::text[])
      left join ledger_journals as taken_back on taken_back.id = journal.reverses
      join ledger_entries on journal_id = journal.id
      join ledger_accounts as account on account.id = account_id
      group by told.subject, compensated_at
    )
    select posted.subject, "commissionPoisha", "vatPoisha", coalesce(supplied, ${closedAt}) as "suppliedAt", coalesce((
      select vat_basis_points from manual_entries where id = substring(posted.subject from '^entry:(\\d+)$')::bigint
    ), (
      select max(commission_vat_basis_points) from line_commissions where parcel_id = substring(posted.subject from '^parcel:(\\d+)$')::bigint
    ), compensated_at, 0) as "vatBasisPoints"
    from posted where "commissionPoisha" <> 0 or "vatPoisha" <> 0
    order by length(subject), subject, "vatBasisPoints"`.execute(tx)
  return rows
}

/** Of a journal, or of the one that it takes back. */
const ofFirst = (column: 'happened_at' | 'written_at') =>
  sql<Date>`coalesce(${sql.ref(`taken_back.${column}`)}, ${sql.ref(`journal.${column}`)})`

/** A line of an earlier invoice of commission, less what credit notes took back of it. */
export interface ChargedBefore extends Omit<Charged, 'suppliedAt'> {
  invoiceId: number
}

/** The newest first. */
export async function chargedBefore(tx: Db, vendorId: number, subjects: string[]): Promise<ChargedBefore[]> {
  if (subjects.length === 0) return []
  const { rows } = await sql<ChargedBefore>`
    select invoice.id as "invoiceId", line.subject, line.vat_basis_points as "vatBasisPoints",
      line.value_poisha - coalesce(back.value_poisha, 0) as "commissionPoisha",
      line.vat_poisha - coalesce(back.vat_poisha, 0) as "vatPoisha"
    from tax_invoice_lines as line
    join tax_invoices as invoice on invoice.id = line.invoice_id
    left join lateral (
      select sum(taken.value_poisha)::bigint as value_poisha, sum(taken.vat_poisha)::bigint as vat_poisha
      from tax_invoices as note join tax_invoice_lines as taken on taken.invoice_id = note.id
        and (taken.subject, taken.vat_basis_points) = (line.subject, line.vat_basis_points)
      where note.corrects = invoice.id
    ) as back on true
    where line.subject = any (${subjects}) and invoice.kind = 'commission' and invoice.form = 'invoice' and vendor_id = ${vendorId}
    order by invoice.id desc`.execute(tx)
  return rows
}
