import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { Refund } from '#contract/refunds'
import { formatTaka } from '#contract/values/money'
import { refundStateWords } from '#contract/values/refund-words'
import { REFUND_STATES, type RefundState as State } from '#contract/values/refunds'
import { m } from '#messages'
import { call } from '../platform/call.ts'
import { requireSession } from '../platform/guards.ts'
import type { PageHead } from '../platform/head.ts'
import { type Listed, listed } from '../platform/listed.ts'
import { cursor, firstOf, queryOf } from '../platform/query-of.ts'
import { Link } from '../ui/Link.tsx'
import { type Column, DataTable } from '../ui/list/DataTable.tsx'
import { Choices, ListPage } from '../ui/list/ListPage.tsx'
import { PagedList } from '../ui/list/PagedList.tsx'
import { changeRefund, type RefundAnswer } from './change-refund.ts'
import { NOTHING_IN } from './nothing-in.ts'
import { RefundActs } from './RefundActs.tsx'
import { RefundState } from './RefundState.tsx'
import { piecesOf } from './Refunds.tsx'

const REFUNDS = queryOf('/dashboard/refunds', { state: firstOf(REFUND_STATES), cursor })

interface OnScreen {
  asked: { state: State; cursor: string | undefined }
  refunds: Promise<Listed<Refund>>
}

export function loader({ request }: LoaderFunctionArgs): OnScreen {
  requireSession(request, ['Admin'])
  const asked = REFUNDS.read(request)
  return { asked, refunds: listed(call('GET /api/refunds', { query: { ...asked, limit: '20' } })) }
}

export async function action({ request }: ActionFunctionArgs): Promise<RefundAnswer | null> {
  requireSession(request, ['Admin'])
  return await changeRefund(await request.formData())
}

export const handle = {
  head: (): PageHead => ({ title: m.refunds_title(), isPrivate: true }),
}

const WORDS = {
  waiting: m.refunds_loading(),
  unanswered: m.refunds_not_loaded(),
  older: m.refunds_more(),
}

const COLUMNS: Column<Refund>[] = [
  {
    head: m.refunds_order(),
    kind: 'name',
    cell: ({ orderId, customerName, storeName }) => (
      <div>
        <Link to={`/dashboard/orders/${orderId}`}>{m.ui_order_number({ orderId })}</Link>
        <p className="muted">{customerName}</p>
        <p className="muted">{storeName}</p>
      </div>
    ),
  },
  { head: m.orders_amount(), kind: 'money', cell: ({ amount }) => formatTaka(amount) },
  {
    head: m.refunds_for(),
    cell: (refund) => (
      <div>
        {piecesOf(refund)}
        <p className="muted">{m.message_reason({ reason: refund.reason })}</p>
      </div>
    ),
  },
  { head: m.ui_status(), cell: (refund) => <RefundState refund={refund} /> },
  { head: m.ui_actions(), kind: 'acts', cell: (refund, act) => <RefundActs refund={refund} act={act} /> },
]

export function Component() {
  const { asked, refunds } = useLoaderData<OnScreen>()
  const { state } = asked
  return (
    <ListPage name="refunds" title={m.refunds_title()}>
      <Choices
        label={m.refunds_title()}
        values={REFUND_STATES}
        wordsOf={(each) => refundStateWords(each)}
        chosen={state}
        to={(each) => REFUNDS.address({ state: each })}
      />
      <PagedList page={refunds} words={{ ...WORDS, none: NOTHING_IN[state] }} {...REFUNDS.pages(asked)}>
        {(rows) => <DataTable caption={m.refunds_caption()} columns={COLUMNS} rows={rows} keyOf={({ id }) => id} />}
      </PagedList>
    </ListPage>
  )
}
