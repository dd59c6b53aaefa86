import type { LatePayouts as Late } from '#contract/payouts'
import { formatNumber } from '#contract/values/digits'
import { formatTaka } from '#contract/values/money'
import { m } from '#messages'
import { TableHead } from '../ui/list/TableHead.tsx'

/** What stores should have been paid by now, each parcel with the days since its cash is here. */
export function LatePayouts({ late: { parcels, count, amount, days } }: { late: Late }) {
  if (count === 0) return null
  return (
    <section aria-labelledby="late-payouts">
      <h2 id="late-payouts">{m.payouts_late({ count, shown: formatNumber(count), amount: formatTaka(amount) })}</h2>
      <p>{m.payouts_late_what({ days: String(days) })}</p>
      <table className="list-table">
        <caption className="unseen">{m.payouts_late_what({ days: String(days) })}</caption>
        <TableHead columns={[m.ui_store(), m.payouts_column_what(), m.payouts_column_amount(), m.ui_days()]} />
        <tbody>
          {parcels.map((parcel) => (
            <tr key={`${parcel.parcelId} ${parcel.cashAt}`}>
              <th scope="row">{parcel.storeName}</th>
              <td data-label={m.payouts_column_what()}>{m.ui_parcel_number({ parcelId: String(parcel.parcelId) })}</td>
              <td className="list-amount" data-label={m.payouts_column_amount()}>
                {formatTaka(parcel.amount)}
              </td>
              <td data-label={m.ui_days()}>{formatNumber(parcel.days)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
