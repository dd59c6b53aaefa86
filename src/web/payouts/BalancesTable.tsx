import type { StoreBalance } from '#contract/payouts'
import { m } from '#messages'
import { Link } from '../ui/Link.tsx'
import { TableHead } from '../ui/list/TableHead.tsx'
import { PrepareForm } from './PrepareForm.tsx'
import { signedTaka } from './signed-taka.ts'

export function BalancesTable({ rows }: { rows: StoreBalance[] }) {
  return (
    <table className="list-table">
      <caption className="unseen">{m.payouts_balances_caption()}</caption>
      <TableHead columns={[m.ui_store(), m.payouts_column_statement(), m.payouts_balance(), m.ui_actions()]} />
      <tbody>
        {rows.map((store) => (
          <Row key={store.vendorId} store={store} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ store }: { store: StoreBalance }) {
  const { vendorId, storeName, isPaused, statementId, statementNumber, closing, balance, toPay } = store
  return (
    <tr>
      <th scope="row" data-label={m.ui_store()}>
        <Link to={`/dashboard/payouts/stores/${vendorId}`}>{storeName}</Link>
        {isPaused && <p className="list-small">{m.refusal_store_takes_no_orders()}</p>}
      </th>
      <td data-label={m.payouts_column_statement()}>
        <div>
          <Link className="list-number" to={`/dashboard/statements/${statementId}`}>
            {m.payouts_of_statement({ number: String(statementNumber) })}
          </Link>
          <p className="list-small">{signedTaka(closing)}</p>
        </div>
      </td>
      <td className="list-amount" data-label={m.payouts_balance()}>
        {signedTaka(balance)}
      </td>
      <td>{toPay > 0 && <PrepareForm store={store} />}</td>
    </tr>
  )
}
