import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { MessageRow } from '#contract/notifications'
import { m } from '#messages'
import { call } from '../platform/call.ts'
import { requireSession } from '../platform/guards.ts'
import type { PageHead } from '../platform/head.ts'
import { type Listed, listed } from '../platform/listed.ts'
import { messageStateWords } from '../ui/choice-words.ts'
import type { Pressed } from '../ui/form/stay.ts'
import { Link } from '../ui/Link.tsx'
import { ListSearch } from '../ui/list/ListSearch.tsx'
import { PagedList } from '../ui/list/PagedList.tsx'
import { addressOf, type ListQuery, listQueryOf, STATES } from './list-query.ts'
import { MessagesTable } from './MessagesTable.tsx'
import { sendFrom } from './send.ts'

interface MessagesOnScreen {
  asked: ListQuery
  /** Still on its way: the page stands before it arrives. */
  messages: Promise<Listed<MessageRow>>
}

export function loader({ request }: LoaderFunctionArgs): MessagesOnScreen {
  requireSession(request, ['Admin'])
  const asked = listQueryOf(new URL(request.url).searchParams)
  return { asked, messages: listed(call('GET /api/messages', { query: { ...asked, limit: '20' } })) }
}

export async function action({ request }: ActionFunctionArgs): Promise<Pressed> {
  requireSession(request, ['Admin'])
  return await sendFrom(await request.formData())
}

export const handle = {
  head: (): PageHead => ({ title: m.ui_messages(), isPrivate: true }),
}

const WORDS = {
  waiting: m.notifications_loading(),
  none: m.notifications_none_found(),
  unanswered: m.notifications_could_not_loaded(),
  older: m.notifications_older(),
}

export function Component() {
  const { asked, messages } = useLoaderData<MessagesOnScreen>()
  const { state, search, cursor } = asked
  return (
    <section className="list" aria-labelledby="messages-title">
      <h1 id="messages-title">{m.ui_messages()}</h1>
      <div className="list-tools">
        <nav className="list-choices" aria-label={m.notifications_state()}>
          {[undefined, ...STATES].map((each) => (
            <Link
              key={each ?? 'All'}
              to={addressOf({ search, state: each })}
              aria-current={state === each ? 'true' : undefined}
            >
              {each ? messageStateWords(each) : m.ui_all()}
            </Link>
          ))}
        </nav>
        <ListSearch placeholder={m.notifications_search()} search={search} kept={{ state }} />
      </div>
      <PagedList
        page={messages}
        words={WORDS}
        cursor={cursor}
        addressOf={(next) => addressOf({ ...asked, cursor: next })}
        whole={state || search || cursor ? addressOf({}) : undefined}
      >
        {(rows) => <MessagesTable rows={rows} />}
      </PagedList>
    </section>
  )
}
