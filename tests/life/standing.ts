import { sql } from 'kysely'
import type { Db } from '../../src/server/platform/database/db.ts'

/** What there is by now. */
export async function standing(db: Db): Promise<string> {
  const { rows } = await sql<{ name: string; n: number }>`
    select 'orders' as name, count(*)::int as n from orders
    union all select 'parcels ' || stage, count(*)::int from parcels group by stage
    union all select 'settlement rows ' || verdict, count(*)::int from settlement_rows group by verdict
    union all select 'journals', count(*)::int from ledger_journals
    union all select 'statements', count(*)::int from statements
    union all select 'payouts ' || state, count(*)::int from payouts group by state
    union all select 'refunds ' || state, count(*)::int from refunds group by state
    union all select 'refusing doors that paid', count(*)::int from parcels where return_paid_poisha is not null
    union all select 'parts with a discount', count(*)::int from parcels where stage = 'partly_delivered' and adjustments_poisha <> 0
    union all select 'roundings', count(*)::int from ledger_entries join ledger_accounts on id = account_id where kind = 'rounding'
    union all select 'compensations of stores', count(*)::int from settlement_decisions where decision = 'of_store'
    union all select 'manual entries ' || state, count(*)::int from manual_entries group by state
    union all select 'messages ' || state, count(*)::int from messages group by state
    union all select 'stores told of a debt', count(*)::int from messages where kind = 'store_owes' and way = 'bell'
    union all select 'stores paused', count(*)::int from messages where kind = 'store_paused' and way = 'bell'
    union all select 'payments of stores', count(*)::int from store_payments`.execute(db)
  return rows.map(({ name, n }) => `${n} ${name}`).join(', ')
}
