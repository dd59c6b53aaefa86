import type { Payout } from '#contract/payouts'
import { payoutStateWords } from '#contract/values/payout-words'
import type { PayoutState } from '#contract/values/payouts'
import { m } from '#messages'
import { Link } from '../ui/Link.tsx'
import { type Column, DataTable } from '../ui/list/DataTable.tsx'
import { Moment } from '../ui/Moment.tsx'
import { PayoutActs } from './PayoutActs.tsx'
import { paidToWords } from './paid-to-words.ts'
import { signedTaka } from './signed-taka.ts'

const TONES: Record<PayoutState, string> = { prepared: 'yellow', approved: 'yellow', paid: 'green', failed: 'red' }

const COLUMNS: Column<Payout>[] = [
  { head: m.orders_amount(), kind: 'money', cell: ({ amount }) => signedTaka(amount) },
  { head: m.ui_to(), cell: ({ way, payTo }) => paidToWords({ way, payTo }) },
  {
    head: m.ui_status(),
    kind: 'status',
    cell: (payout) => ({
      words: payoutStateWords(payout.state),
      tone: TONES[payout.state],
      more: <Steps payout={payout} />,
    }),
  },
]

const OF_STORE: Column<Payout>[] = [
  { head: m.payouts_column_number(), kind: 'name', cell: (payout) => <PayoutNumber payout={payout} /> },
  ...COLUMNS,
]

const OF_SHOP: Column<Payout>[] = [
  { head: m.payouts_column_number(), kind: 'name', cell: (payout) => <PayoutNumber payout={payout} isOfShop /> },
  ...COLUMNS,
  { head: m.ui_actions(), kind: 'acts', cell: (payout, act) => <PayoutActs payout={payout} act={act} /> },
]

export function PayoutsTable({ rows, isOfShop }: { rows: Payout[]; isOfShop: boolean }) {
  return (
    <DataTable
      caption={m.payouts_caption()}
      columns={isOfShop ? OF_SHOP : OF_STORE}
      rows={rows}
      keyOf={({ id }) => id}
    />
  )
}

function PayoutNumber({ payout, isOfShop }: { payout: Payout; isOfShop?: boolean }) {
  const { id, storeName, statementId, statementNumber } = payout
  return (
    <div>
      <span className="list-number">{m.payouts_payout_number({ number: String(id) })}</span>
      {isOfShop && <p className="muted">{storeName}</p>}
      <p className="muted list-number">
        <Link to={`/dashboard/statements/${statementId}`}>
          {m.payouts_of_statement({ number: String(statementNumber) })}
        </Link>
      </p>
    </div>
  )
}

/** When it was prepared, and what became of it. */
function Steps({ payout }: { payout: Payout }) {
  const { preparedAt, paidAt, reference, failedAt, failedBecause, fileId } = payout
  const at = (iso: string) => () => <Moment key="moment" iso={iso} />
  return (
    <>
      <p className="muted">{m.payouts_prepared_at({ moment: at(preparedAt) })}</p>
      {fileId !== null && <p className="muted">{m.payouts_in_file({ number: String(fileId) })}</p>}
      {paidAt && <p className="muted">{m.payouts_paid_by({ moment: at(paidAt), reference })}</p>}
      {failedAt && <p className="muted">{m.payouts_failed_because({ moment: at(failedAt), reason: failedBecause })}</p>}
    </>
  )
}
