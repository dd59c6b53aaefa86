import type { StoreBalance } from '#contract/payouts'
import { m } from '#messages'
import { Link } from '../ui/Link.tsx'
import { type Column, DataTable } from '../ui/list/DataTable.tsx'
import { PrepareForm } from './PrepareForm.tsx'
import { signedTaka } from './signed-taka.ts'

const COLUMNS: Column<StoreBalance>[] = [
  {
    head: m.ui_store(),
    kind: 'name',
    cell: ({ vendorId, storeName, isPaused }) => (
      <>
        <Link to={`/dashboard/payouts/stores/${vendorId}`}>{storeName}</Link>
        {isPaused && <p className="muted">{m.refusal_store_takes_no_orders()}</p>}
      </>
    ),
  },
  {
    head: m.payouts_column_statement(),
    cell: ({ statementId, statementNumber, closing }) => (
      <div>
        <Link className="list-number" to={`/dashboard/statements/${statementId}`}>
          {m.payouts_of_statement({ number: String(statementNumber) })}
        </Link>
        <p className="muted">{signedTaka(closing)}</p>
      </div>
    ),
  },
  { head: m.payouts_balance(), kind: 'money', cell: ({ balance }) => signedTaka(balance) },
  { head: m.ui_actions(), kind: 'bare', cell: (store) => store.toPay > 0 && <PrepareForm store={store} /> },
]

export function BalancesTable({ rows }: { rows: StoreBalance[] }) {
  return (
    <DataTable
      caption={m.payouts_balances_caption()}
      columns={COLUMNS}
      rows={rows}
      keyOf={({ vendorId }) => vendorId}
    />
  )
}
