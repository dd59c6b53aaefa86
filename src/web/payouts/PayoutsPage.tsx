import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { LatePayouts as Late, Payout, StoreBalance } from '#contract/payouts'
import type { PayoutFile } from '#contract/payouts/payout-files'
import { m } from '#messages'
import { call } from '../platform/call.ts'
import { requireSession } from '../platform/guards.ts'
import type { PageHead } from '../platform/head.ts'
import { cursorIn, type Listed, listed } from '../platform/listed.ts'
import { Link } from '../ui/Link.tsx'
import { PagedList } from '../ui/list/PagedList.tsx'
import { BalancesTable } from './BalancesTable.tsx'
import { changePayout } from './change-payout.ts'
import { LatePayouts } from './LatePayouts.tsx'
import { addressOf, isOfBalances, LIST_NAMES, LISTS, type List, listIn, NOTHING_IN } from './lists.ts'
import { PayoutFiles } from './PayoutFiles.tsx'
import { PayoutsTable } from './PayoutsTable.tsx'

/** Of a store all its payouts; of the shop one list for each step. */
interface OnScreen {
  list: List | undefined
  cursor: string | undefined
  balances?: Promise<Listed<StoreBalance>>
  late?: Late | 'unanswered'
  payouts?: Promise<Listed<Payout>>
  /** Beside what is to be paid. */
  files?: Promise<Listed<PayoutFile>>
}

export async function loader({ request }: LoaderFunctionArgs): Promise<OnScreen> {
  const { role } = requireSession(request, ['Admin', 'Vendor'])
  const asked = new URL(request.url).searchParams
  const cursor = cursorIn(asked)
  const place = { limit: '20', ...(cursor && { cursor }) }
  if (role !== 'Admin') return { list: undefined, cursor, payouts: listed(call('GET /api/payouts', { query: place })) }
  const list = listIn(asked)
  if (isOfBalances(list))
    return {
      list,
      cursor,
      balances: listed(call('GET /api/payouts/balances', { query: { which: list, ...place } })),
      ...(list === 'to_pay' && { late: await listed(call('GET /api/payouts/late', {})) }),
    }
  return {
    list,
    cursor,
    payouts: listed(call('GET /api/payouts', { query: { state: list, ...place } })),
    ...(list === 'approved' && { files: listed(call('GET /api/payouts/files', { query: { limit: '10' } })) }),
  }
}

export async function action({ request }: ActionFunctionArgs): Promise<null> {
  requireSession(request, ['Admin'])
  await changePayout(await request.formData())
  return null
}

export const handle = {
  head: (): PageHead => ({ title: m.payouts_title(), isPrivate: true }),
}

const WORDS = {
  waiting: m.payouts_loading(),
  unanswered: m.payouts_not_loaded(),
  older: m.payouts_older(),
}

export function Component() {
  const { list, cursor, balances, late, payouts, files } = useLoaderData<OnScreen>()
  const paged = { cursor, addressOf: (next?: string) => addressOf(list, next) }
  const words = { ...WORDS, none: list ? NOTHING_IN[list] : m.payouts_none_yet() }
  return (
    <section className="list payouts" aria-labelledby="payouts-title">
      <h1 id="payouts-title">{m.payouts_title()}</h1>
      <p>
        {!list && m.payouts_what_they_are()} <Link to="/dashboard/statements">{m.statements_title()}</Link>{' '}
        <Link to="/dashboard/manual-entries">{m.entries_title()}</Link>
      </p>
      {list && <Lists list={list} />}
      {files && <PayoutFiles files={files} />}
      {late && late !== 'unanswered' && <LatePayouts late={late} />}
      {balances && (
        <PagedList page={balances} words={words} {...paged}>
          {(rows) => <BalancesTable rows={rows} />}
        </PagedList>
      )}
      {payouts && (
        <PagedList page={payouts} words={words} {...paged}>
          {(rows) => <PayoutsTable rows={rows} isOfShop={list !== undefined} />}
        </PagedList>
      )}
    </section>
  )
}

/** A list for each step. */
function Lists({ list }: { list: List }) {
  return (
    <nav className="list-choices" aria-label={m.payouts_lists()}>
      {LISTS.map((each) => (
        <Link key={each} to={addressOf(each)} aria-current={each === list ? 'true' : undefined}>
          {LIST_NAMES[each]}
        </Link>
      ))}
    </nav>
  )
}
