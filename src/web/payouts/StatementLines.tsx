import type { StatementLine } from '#contract/payouts/statements'
import { statementLineWords, subjectWords } from '#contract/values/payout-words'
import { m } from '#messages'
import { Link } from '../ui/Link.tsx'
import { type Column, DataTable } from '../ui/list/DataTable.tsx'
import { signedTaka } from './signed-taka.ts'

const COLUMNS: Column<StatementLine>[] = [
  { head: m.payouts_column_what(), kind: 'name', cell: ({ kind }) => statementLineWords(kind) },
  {
    head: m.notifications_about(),
    cell: ({ parcel, subject, note }) =>
      parcel ? <About parcel={parcel} subject={subject} /> : <Plain subject={subject} note={note} />,
  },
  { head: m.dashboard_day(), kind: 'moment', cell: ({ happenedAt }) => happenedAt },
  { head: m.orders_amount(), kind: 'money', cell: (sums) => <Amount {...sums} /> },
]

export function StatementLines({ rows }: { rows: StatementLine[] }) {
  return (
    <DataTable
      caption={m.statements_lines_caption()}
      columns={COLUMNS}
      rows={rows}
      keyOf={({ position }) => position}
    />
  )
}

function Plain({ subject, note }: Pick<StatementLine, 'subject' | 'note'>) {
  return (
    <div>
      {subjectWords(subject)}
      {note && <p className="muted">{note}</p>}
    </div>
  )
}

function About({
  parcel: { orderId, goods },
  subject,
}: {
  parcel: NonNullable<StatementLine['parcel']>
  subject: string
}) {
  const names = goods.map(({ name, quantity }) => (quantity === 1 ? name : m.statements_goods({ quantity, name })))
  return (
    <div>
      <Link to={`/dashboard/orders/${orderId}`}>{m.ui_order_number({ orderId })}</Link>
      <p className="muted">
        {subjectWords(subject)}: {names.join(', ')}
      </p>
    </div>
  )
}

/** A commission that is all of its line says its VAT; another line how much of it is commission. */
function Amount({ amount, vat, commission }: Pick<StatementLine, 'amount' | 'vat' | 'commission'>) {
  return (
    <div>
      {signedTaka(amount)}
      {vat !== 0 && <p className="muted">{m.statements_of_it_vat({ amount: signedTaka(vat) })}</p>}
      {commission !== 0 && commission !== amount && (
        <p className="muted">{m.statements_commission({ amount: signedTaka(commission) })}</p>
      )}
    </div>
  )
}
