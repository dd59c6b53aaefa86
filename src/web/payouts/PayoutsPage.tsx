import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { LatePayouts as Late, Payout, StoreBalance } from '#contract/payouts'
import type { PayoutFile } from '#contract/payouts/payout-files'
import { m } from '#messages'
import { call } from '../platform/call.ts'
import { requireSession } from '../platform/guards.ts'
import type { PageHead } from '../platform/head.ts'
import { type Listed, listed } from '../platform/listed.ts'
import { Link } from '../ui/Link.tsx'
import { Choices, ListPage } from '../ui/list/ListPage.tsx'
import { PagedList } from '../ui/list/PagedList.tsx'
import { BalancesTable } from './BalancesTable.tsx'
import { changePayout } from './change-payout.ts'
import { LatePayouts } from './LatePayouts.tsx'
import { isOfBalances, LIST_NAMES, LISTS, type List, NOTHING_IN, PAYOUTS } from './lists.ts'
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
  const { list, cursor } = PAYOUTS.read(request)
  const page = { limit: '20', cursor }
  if (role !== 'Admin') return { list: undefined, cursor, payouts: listed(call('GET /api/payouts', { query: page })) }
  if (isOfBalances(list))
    return {
      list,
      cursor,
      balances: listed(call('GET /api/payouts/balances', { query: { which: list, ...page } })),
      ...(list === 'to_pay' && { late: await listed(call('GET /api/payouts/late', {})) }),
    }
  return {
    list,
    cursor,
    payouts: listed(call('GET /api/payouts', { query: { state: list, ...page } })),
    ...(list === 'approved' && { files: listed(call('GET /api/payouts/files', { query: { limit: '10' } })) }),
  }
}

export async function action({ request }: ActionFunctionArgs): Promise<null> {
  requireSession(request, ['Admin'])
  return await changePayout(await request.formData())
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
  const paged = PAYOUTS.pages({ list, cursor })
  const words = { ...WORDS, none: list ? NOTHING_IN[list] : m.payouts_none_yet() }
  return (
    <ListPage className="list payouts" name="payouts" title={m.payouts_title()}>
      <p>
        {!list && m.payouts_what_they_are()} <Link to="/dashboard/statements">{m.statements_title()}</Link>{' '}
        <Link to="/dashboard/manual-entries">{m.entries_title()}</Link>
      </p>
      {list && (
        <Choices
          label={m.payouts_lists()}
          values={LISTS}
          wordsOf={(each) => LIST_NAMES[each]}
          chosen={list}
          to={(each) => PAYOUTS.address({ list: each })}
        />
      )}
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
    </ListPage>
  )
}
