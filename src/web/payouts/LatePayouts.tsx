import type { LatePayouts as Late } from '#contract/payouts'
import { formatNumber } from '#contract/values/digits'
import { formatTaka } from '#contract/values/money'
import { m } from '#messages'
import { type Column, DataTable } from '../ui/list/DataTable.tsx'

const COLUMNS: Column<Late['parcels'][number]>[] = [
  { head: m.ui_store(), kind: 'title', cell: ({ storeName }) => storeName },
  { head: m.payouts_column_what(), cell: ({ parcelId }) => m.ui_parcel_number({ parcelId: String(parcelId) }) },
  { head: m.payouts_column_amount(), kind: 'money', cell: ({ amount }) => formatTaka(amount) },
  { head: m.ui_days(), cell: ({ days }) => formatNumber(days) },
]

/** What stores should have been paid by now, each parcel with the days since its cash is here. */
export function LatePayouts({ late: { parcels, count, amount, days } }: { late: Late }) {
  if (count === 0) return null
  const what = m.payouts_late_what({ days: String(days) })
  return (
    <section aria-labelledby="late-payouts">
      <h2 id="late-payouts">{m.payouts_late({ count, shown: formatNumber(count), amount: formatTaka(amount) })}</h2>
      <p>{what}</p>
      <DataTable
        caption={what}
        columns={COLUMNS}
        rows={parcels}
        keyOf={({ parcelId, cashAt }) => `${parcelId} ${cashAt}`}
      />
    </section>
  )
}
