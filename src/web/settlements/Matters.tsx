import type { SettlementStanding } from '#contract/settlements/courier-debts'
import { COMPANY_NAMES } from '#contract/values/couriers'
import { formatNumber } from '#contract/values/digits'
import { subjectWords } from '#contract/values/payout-words'
import { m } from '#messages'
import { type Column, DataTable } from '../ui/list/DataTable.tsx'
import { amountWords } from './amount-words.ts'

const COLUMNS: Column<SettlementStanding['matters'][number]>[] = [
  { head: m.payouts_column_what(), kind: 'title', cell: ({ subject }) => subjectWords(subject) },
  { head: m.settlements_courier(), cell: ({ company }) => COMPANY_NAMES[company] },
  { head: m.payouts_column_amount(), kind: 'money', cell: ({ amount }) => amountWords(amount) },
  { head: m.ui_days(), cell: ({ days }) => formatNumber(days) },
]

/** Each matter in suspense with its age: what is missing above nothing, what nobody can explain below. */
export function Matters({ standing }: { standing: Pick<SettlementStanding, 'matters' | 'matterCount'> }) {
  const { matters, matterCount } = standing
  if (matters.length === 0) return null
  return (
    <details>
      <summary>{m.settlements_matters({ count: formatNumber(matterCount) })}</summary>
      {matterCount > matters.length && <p>{m.settlements_matters_oldest({ shown: formatNumber(matters.length) })}</p>}
      <DataTable
        caption={m.settlements_matters_caption()}
        columns={COLUMNS}
        rows={matters}
        keyOf={({ company, subject }) => `${company} ${subject}`}
      />
    </details>
  )
}
