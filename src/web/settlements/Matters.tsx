import type { SettlementStanding } from '#contract/settlements/courier-debts'
import { COMPANY_NAMES } from '#contract/values/couriers'
import { formatNumber } from '#contract/values/digits'
import { subjectWords } from '#contract/values/payout-words'
import { m } from '#messages'
import { TableHead } from '../ui/list/TableHead.tsx'
import { amountWords } from './amount-words.ts'

/** Each matter in suspense with its age: what is missing above nothing, what nobody can explain below. */
export function Matters({ standing }: { standing: Pick<SettlementStanding, 'matters' | 'matterCount'> }) {
  const { matters, matterCount } = standing
  if (matters.length === 0) return null
  return (
    <details>
      <summary>{m.settlements_matters({ count: formatNumber(matterCount) })}</summary>
      {matterCount > matters.length && <p>{m.settlements_matters_oldest({ shown: formatNumber(matters.length) })}</p>}
      <table className="list-table">
        <caption className="unseen">{m.settlements_matters_caption()}</caption>
        <TableHead
          columns={[m.payouts_column_what(), m.settlements_courier(), m.payouts_column_amount(), m.ui_days()]}
        />
        <tbody>
          {matters.map(({ company, subject, amount, days }) => (
            <tr key={`${company} ${subject}`}>
              <th scope="row">{subjectWords(subject)}</th>
              <td data-label={m.settlements_courier()}>{COMPANY_NAMES[company]}</td>
              <td className="list-amount" data-label={m.payouts_column_amount()}>
                {amountWords(amount)}
              </td>
              <td data-label={m.ui_days()}>{formatNumber(days)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
