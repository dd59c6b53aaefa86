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
import { TableHead } from '../ui/list/TableHead.tsx'
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

/** What couriers owe by the books, parcel by parcel, the longest first. */
export function Component() {
  const unpaid = useLoaderData<OnScreen>()
  return (
    <section className="list" aria-labelledby="unpaid-title">
      <Link to="/dashboard/settlements">{m.settlements_title()}</Link>
      <h1 id="unpaid-title">{m.settlements_unpaid_title()}</h1>
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
          <UnpaidTable parcels={unpaid.parcels} />
        </>
      )}
    </section>
  )
}

function UnpaidTable({ parcels }: { parcels: Unpaid['parcels'] }) {
  return (
    <table className="list-table">
      <caption className="unseen">{m.settlements_unpaid_title()}</caption>
      <TableHead
        columns={[m.settlements_column_number(), m.settlements_courier(), m.settlements_owes(), m.settlements_age()]}
      />
      <tbody>
        {parcels.map(({ parcelId, orderId, company, number, invoice, owed, days }) => (
          <tr key={parcelId}>
            <th scope="row">
              <Link to={`/dashboard/orders/${orderId}`}>
                {number || invoice || m.ui_parcel_number({ parcelId: String(parcelId) })}
              </Link>
            </th>
            <td data-label={m.settlements_courier()}>{COMPANY_NAMES[company]}</td>
            <td className="list-amount" data-label={m.settlements_owes()}>
              {amountWords(owed)}
            </td>
            <td data-label={m.settlements_age()}>{m.settlements_days({ count: days })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
