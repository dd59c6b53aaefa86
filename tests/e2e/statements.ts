import { inject } from 'vitest'
import { query } from './database.ts'

interface Of {
  vendorId: number
}

let posted = 0

/** A courier of the shop has handed over the cash of a store’s parcel. */
export async function settled({ vendorId }: Of, poisha: number, dataDir = inject('shop').dataDir): Promise<void> {
  posted += 1
  await query(
    `select ledger_post(array['settled'], array[$3], array['parcel:999'], array[now()], array[null]::bigint[],
      array[1, 1], array['vendor_pending', 'vendor_payable'], array[$1, $1]::text[], array[$2, -$2::bigint]::bigint[])`,
    [String(vendorId), poisha, `row ${vendorId} ${posted}`],
    dataDir,
  )
}

/** A store’s first statement, of one sale, as the job would close it in the night to Sunday; answers its id. */
export async function newStatement({ vendorId }: Of, dataDir = inject('shop').dataDir): Promise<number> {
  await settled({ vendorId }, 138_000, dataDir)
  const [statement] = await query(
    `with statement as (
      insert into statements (vendor_id, number, first_day, last_day, opening_poisha, closing_poisha, waiting_poisha, line_count, sha256)
      values ($1, 1, '2026-01-04', '2026-01-10', 0, 138000, 0, 1, repeat('0', 64)) returning id
    ), line as (
      insert into statement_lines (statement_id, position, kind, subject, happened_at, amount_poisha, vat_poisha, account_id, version)
      select statement.id, 1, 'sale', subject, happened_at, -amount_poisha, 0, account_id, ledger_entries.version
      from statement, ledger_accounts
        join ledger_entries on account_id = ledger_accounts.id join ledger_journals on ledger_journals.id = journal_id
      where ledger_accounts.kind = 'vendor_payable' and owner = $1::bigint::text
    ) select id::int from statement`,
    [vendorId],
    dataDir,
  )
  return Number(statement?.['id'])
}
