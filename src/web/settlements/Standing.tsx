import type { SettlementStanding } from '#contract/settlements/courier-debts'
import { COMPANY_NAMES, type Company } from '#contract/values/couriers'
import { formatNumber } from '#contract/values/digits'
import { m } from '#messages'
import { call } from '../platform/call.ts'
import { useAct } from '../platform/use-act.ts'
import { ActButton } from '../ui/acts/ActButton.tsx'
import { PostButton } from '../ui/acts/act-buttons.tsx'
import { type Column, DataTable } from '../ui/list/DataTable.tsx'
import { saveCsv } from '../ui/save-csv.ts'
import { amountWords } from './amount-words.ts'

const COLUMNS: Column<SettlementStanding['couriers'][number]>[] = [
  {
    head: m.settlements_courier(),
    kind: 'title',
    className: 'settlements-courier',
    cell: ({ company }) => COMPANY_NAMES[company],
  },
  { head: m.settlements_owes(), kind: 'money', cell: ({ owed }) => amountWords(owed) },
  {
    head: m.settlements_suspense(),
    cell: ({ oldestDays, missing, unexplained }) =>
      oldestDays === null
        ? amountWords(0)
        : m.settlements_aged({
            missing: amountWords(missing),
            unexplained: amountWords(unexplained),
            days: String(oldestDays),
          }),
  },
  { head: m.settlements_open(), cell: ({ openRows }) => formatNumber(openRows) },
  { head: m.settlements_borne(), kind: 'money', cell: ({ borne }) => amountWords(borne) },
  {
    head: m.ui_actions(),
    kind: 'bare',
    cell: ({ company, openRows, oldestDays, owed }) =>
      (openRows > 0 || oldestDays !== null || owed !== 0) && <Disputes company={company} />,
  },
]

/** What each courier owes by the books, and what is open with it. */
export function Standing({ couriers }: { couriers: SettlementStanding['couriers'] }) {
  const act = useAct()
  return (
    <>
      <DataTable
        caption={m.settlements_standing_caption()}
        columns={COLUMNS}
        rows={couriers}
        keyOf={({ company }) => company}
      />
      {couriers.some(({ tellsPayments }) => tellsPayments) && (
        <p>
          <PostButton act={act} fields={{ intent: 'ask-payments' }} text={m.settlements_ask_payments()} isQuiet />
        </p>
      )}
    </>
  )
}

function Disputes({ company }: { company: Company }) {
  return (
    <div className="list-table-actions">
      <ActButton
        data-kind="quiet"
        isOff={false}
        aria-label={m.settlements_disputes_of({ courier: COMPANY_NAMES[company] })}
        onPress={() => void saveDisputes(company)}
      >
        {m.settlements_disputes()}
      </ActButton>
    </div>
  )
}

/** What is to be asked of a courier, as a file. */
async function saveDisputes(company: Company): Promise<void> {
  const asked = call('GET /api/settlements/disputes/:company', { params: { company } })
  await saveCsv(asked, `haat-${COMPANY_NAMES[company]}.csv`)
}
