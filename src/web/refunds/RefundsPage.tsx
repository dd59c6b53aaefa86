import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { Refund } from '#contract/refunds'
import { refundStateWords } from '#contract/values/refund-words'
import { REFUND_STATES, type RefundState } from '#contract/values/refunds'
import { m } from '#messages'
import { call } from '../platform/call.ts'
import { requireSession } from '../platform/guards.ts'
import type { PageHead } from '../platform/head.ts'
import { cursorIn, type Listed, listed, withQuery } from '../platform/listed.ts'
import { Link } from '../ui/Link.tsx'
import { PagedList } from '../ui/list/PagedList.tsx'
import { changeRefund, type RefundAnswer } from './change-refund.ts'
import { NOTHING_IN } from './nothing-in.ts'
import { RefundsTable } from './RefundsTable.tsx'

interface OnScreen {
  state: RefundState
  cursor: string | undefined
  refunds: Promise<Listed<Refund>>
}

export function loader({ request }: LoaderFunctionArgs): OnScreen {
  requireSession(request, ['Admin'])
  const asked = new URL(request.url).searchParams
  const cursor = cursorIn(asked)
  const state = REFUND_STATES.find((each) => each === asked.get('state')) ?? 'owed'
  const query = { state, limit: '20', ...(cursor && { cursor }) }
  return { state, cursor, refunds: listed(call('GET /api/refunds', { query })) }
}

export async function action({ request }: ActionFunctionArgs): Promise<RefundAnswer> {
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

const addressOf = (state: RefundState, cursor?: string) =>
  withQuery('/dashboard/refunds', { state: state === 'owed' ? undefined : state, cursor })

export function Component() {
  const { state, cursor, refunds } = useLoaderData<OnScreen>()
  return (
    <section className="list" aria-labelledby="refunds-title">
      <h1 id="refunds-title">{m.refunds_title()}</h1>
      <nav className="list-choices" aria-label={m.refunds_title()}>
        {REFUND_STATES.map((each) => (
          <Link key={each} to={addressOf(each)} aria-current={each === state ? 'true' : undefined}>
            {refundStateWords(each)}
          </Link>
        ))}
      </nav>
      <PagedList
        page={refunds}
        words={{ ...WORDS, none: NOTHING_IN[state] }}
        cursor={cursor}
        addressOf={(next) => addressOf(state, next)}
      >
        {(rows) => <RefundsTable rows={rows} />}
      </PagedList>
    </section>
  )
}
