import type { SettlementStanding } from '#contract/settlements/courier-debts'
import { COMPANY_NAMES, type Company } from '#contract/values/couriers'
import { formatNumber } from '#contract/values/digits'
import { m } from '#messages'
import { call } from '../platform/call.ts'
import { useAct } from '../platform/use-act.ts'
import { ActButton } from '../ui/ActButton.tsx'
import { TableHead } from '../ui/list/TableHead.tsx'
import { saveCsv } from '../ui/save-csv.ts'
import { amountWords } from './amount-words.ts'

/** What each courier owes by the books, and what is open with it. */
export function Standing({ couriers }: { couriers: SettlementStanding['couriers'] }) {
  const { isPending, post } = useAct()
  return (
    <>
      <table className="list-table">
        <caption className="unseen">{m.settlements_standing_caption()}</caption>
        <TableHead
          columns={[
            m.settlements_courier(),
            m.settlements_owes(),
            m.settlements_suspense(),
            m.settlements_open(),
            m.settlements_borne(),
            m.ui_actions(),
          ]}
        />
        <tbody>
          {couriers.map(({ company, owed, openRows, missing, unexplained, oldestDays, borne }) => (
            <tr key={company}>
              <th className="settlements-courier" scope="row">
                {COMPANY_NAMES[company]}
              </th>
              <td className="list-amount" data-label={m.settlements_owes()}>
                {amountWords(owed)}
              </td>
              <td data-label={m.settlements_suspense()}>
                {oldestDays === null
                  ? amountWords(0)
                  : m.settlements_aged({
                      missing: amountWords(missing),
                      unexplained: amountWords(unexplained),
                      days: String(oldestDays),
                    })}
              </td>
              <td data-label={m.settlements_open()}>{formatNumber(openRows)}</td>
              <td className="list-amount" data-label={m.settlements_borne()}>
                {amountWords(borne)}
              </td>
              <td>
                <div className="list-table-actions">
                  {(openRows > 0 || oldestDays !== null || owed !== 0) && (
                    <ActButton
                      data-kind="quiet"
                      isOff={false}
                      aria-label={m.settlements_disputes_of({ courier: COMPANY_NAMES[company] })}
                      onPress={() => void saveDisputes(company)}
                    >
                      {m.settlements_disputes()}
                    </ActButton>
                  )}
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {couriers.some(({ tellsPayments }) => tellsPayments) && (
        <p>
          <ActButton data-kind="quiet" isOff={isPending} onPress={() => void post({ ask: 'payments' })}>
            {m.settlements_ask_payments()}
          </ActButton>
        </p>
      )}
    </>
  )
}

/** What is to be asked of a courier, as a file. */
async function saveDisputes(company: Company): Promise<void> {
  const asked = call('GET /api/settlements/disputes/:company', { params: { company } })
  await saveCsv(asked, `haat-${COMPANY_NAMES[company]}.csv`)
}
