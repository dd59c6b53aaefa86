import type { Payout } from '#contract/payouts'
import { payoutStateWords } from '#contract/values/payout-words'
import type { PayoutState } from '#contract/values/payouts'
import { m } from '#messages'
import { Link } from '../ui/Link.tsx'
import { TableHead } from '../ui/list/TableHead.tsx'
import { Moment } from '../ui/Moment.tsx'
import { PayoutActs } from './PayoutActs.tsx'
import { paidToWords } from './paid-to-words.ts'
import { signedTaka } from './signed-taka.ts'

const TONES: Record<PayoutState, string> = { prepared: 'yellow', approved: 'yellow', paid: 'green', failed: 'red' }

export function PayoutsTable({ rows, isOfShop }: { rows: Payout[]; isOfShop: boolean }) {
  const columns = [m.payouts_column_number(), m.orders_amount(), m.ui_to(), m.ui_status()]
  return (
    <table className="list-table">
      <caption className="unseen">{m.payouts_caption()}</caption>
      <TableHead columns={isOfShop ? [...columns, m.ui_actions()] : columns} />
      <tbody>
        {rows.map((payout) => (
          <tr key={payout.id}>
            <Facts payout={payout} isOfShop={isOfShop} />
            {isOfShop && (
              <td>
                <PayoutActs payout={payout} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Facts({ payout, isOfShop }: { payout: Payout; isOfShop: boolean }) {
  const { id, storeName, statementId, statementNumber, amount, way, payTo } = payout
  return (
    <>
      <th scope="row" data-label={m.payouts_column_number()}>
        <div>
          <span className="list-number">{m.payouts_payout_number({ number: String(id) })}</span>
          {isOfShop && <p className="list-small">{storeName}</p>}
          <p className="list-small list-number">
            <Link to={`/dashboard/statements/${statementId}`}>
              {m.payouts_of_statement({ number: String(statementNumber) })}
            </Link>
          </p>
        </div>
      </th>
      <td className="list-amount" data-label={m.orders_amount()}>
        {signedTaka(amount)}
      </td>
      <td data-label={m.ui_to()}>{paidToWords({ way, payTo })}</td>
      <td data-label={m.ui_status()}>
        <State payout={payout} />
      </td>
    </>
  )
}

function State({ payout }: { payout: Payout }) {
  const { state, preparedAt, paidAt, reference, failedAt, failedBecause, fileId } = payout
  const at = (iso: string) => () => <Moment key="moment" iso={iso} />
  return (
    <div>
      <span className="badge" data-tone={TONES[state]}>
        {payoutStateWords(state)}
      </span>
      <p className="list-small">{m.payouts_prepared_at({ moment: at(preparedAt) })}</p>
      {fileId !== null && <p className="list-small">{m.payouts_in_file({ number: String(fileId) })}</p>}
      {paidAt && <p className="list-small">{m.payouts_paid_by({ moment: at(paidAt), reference })}</p>}
      {failedAt && (
        <p className="list-small">{m.payouts_failed_because({ moment: at(failedAt), reason: failedBecause })}</p>
      )}
    </div>
  )
}
