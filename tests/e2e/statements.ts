import { expect, inject } from 'vitest'
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

/** What is posted from here on was written a week ago: its statement is to be closed. */
export async function soldLastWeek(dataDir: string): Promise<void> {
  await query("alter table ledger_journals alter written_at set default now() - interval '8 days'", [], dataDir)
}

/** The shop takes a tenth, and VAT on that. */
export async function takesATenth(dataDir: string): Promise<void> {
  const rule = `insert into commission_rules (name, basis_points, fixed_poisha, valid_from) values ('A tenth', 1000, 0, now())`
  await query(rule, [], dataDir)
}

/** As every night, until these stores have their first. */
export async function closeStatements(dataDir: string, ...stores: Of[]): Promise<void> {
  const job = `select graphile_worker.add_job('payouts.close-statements', '{}'::json, queue_name := 'statements')`
  await query(job, [], dataDir)
  const closed = 'select count(distinct vendor_id)::int as closed from statements where vendor_id = any($1)'
  const ids = stores.map(({ vendorId }) => vendorId)
  await expect.poll(async () => (await query(closed, [ids], dataDir))[0]?.['closed']).toBe(stores.length)
}

/** As if a store’s changed account were approved some days ago. */
export async function holdIsOver({ vendorId }: Of, dataDir: string): Promise<void> {
  await query(
    `set session_replication_role = replica;
    update payout_accounts set decided_at = decided_at - interval '4 days', payable_from = payable_from - interval '4 days'
      where vendor_id = ${vendorId} and state = 'approved'`,
    [],
    dataDir,
  )
}
