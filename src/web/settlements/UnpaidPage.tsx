import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { Unpaid } from '#contract/settlements/courier-debts'
import { COMPANY_NAMES } from '#contract/values/couriers'
import { formatNumber } from '#contract/values/digits'
import { m } from '#messages'
import { call } from '../platform/call.ts'
import { requireSession } from '../platform/guards.ts'
import type { PageHead } from '../platform/head.ts'
import { listed } from '../platform/listed.ts'
import { Link } from '../ui/Link.tsx'
import { type Column, DataTable } from '../ui/list/DataTable.tsx'
import { ListPage } from '../ui/list/ListPage.tsx'
import { Unanswered } from '../ui/list/Unanswered.tsx'
import { amountWords } from './amount-words.ts'

type OnScreen = Unpaid | 'unanswered'

export async function loader({ request }: LoaderFunctionArgs): Promise<OnScreen> {
  requireSession(request, ['Admin'])
  return await listed(call('GET /api/settlements/unpaid', {}))
}

export const handle = {
  head: (): PageHead => ({ title: m.settlements_unpaid_title(), isPrivate: true }),
}

const COLUMNS: Column<Unpaid['parcels'][number]>[] = [
  {
    head: m.settlements_column_number(),
    kind: 'title',
    cell: ({ orderId, parcelId, number, invoice }) => (
      <Link to={`/dashboard/orders/${orderId}`}>
        {number || invoice || m.ui_parcel_number({ parcelId: String(parcelId) })}
      </Link>
    ),
  },
  { head: m.settlements_courier(), cell: ({ company }) => COMPANY_NAMES[company] },
  { head: m.settlements_owes(), kind: 'money', cell: ({ owed }) => amountWords(owed) },
  { head: m.settlements_age(), cell: ({ days }) => m.settlements_days({ count: days }) },
]

/** What couriers owe by the books, parcel by parcel, the longest first. */
export function Component() {
  const unpaid = useLoaderData<OnScreen>()
  return (
    <ListPage
      name="unpaid"
      title={m.settlements_unpaid_title()}
      back={<Link to="/dashboard/settlements">{m.settlements_title()}</Link>}
    >
      {unpaid === 'unanswered' ? (
        <Unanswered className="list-none" text={m.settlements_unpaid_unanswered()} to="/dashboard/settlements/unpaid" />
      ) : unpaid.count === 0 ? (
        <p className="list-none">{m.settlements_nothing_unpaid()}</p>
      ) : (
        <>
          <p>
            {m.settlements_unpaid_sum({
              count: unpaid.count,
              shown: formatNumber(unpaid.count),
              owed: amountWords(unpaid.owed),
            })}
          </p>
          <DataTable
            caption={m.settlements_unpaid_title()}
            columns={COLUMNS}
            rows={unpaid.parcels}
            keyOf={({ parcelId }) => parcelId}
          />
        </>
      )}
    </ListPage>
  )
}
