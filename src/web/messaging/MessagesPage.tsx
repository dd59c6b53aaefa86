import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { MessageRow } from '#contract/messaging'
import { m } from '#messages'
import { call } from '../platform/call.ts'
import { requireSession } from '../platform/guards.ts'
import type { PageHead } from '../platform/head.ts'
import { type Listed, listed } from '../platform/listed.ts'
import type { Pressed } from '../ui/form/stay.ts'
import { ListSearch } from '../ui/list/ListSearch.tsx'
import { PagedList } from '../ui/list/PagedList.tsx'
import { addressOf, type ListQuery, listQueryOf } from './list-query.ts'
import { MessageFilters } from './MessageFilters.tsx'
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
  const { state, way, search, cursor } = asked
  return (
    <section className="list" aria-labelledby="messages-title">
      <h1 id="messages-title">{m.ui_messages()}</h1>
      <div className="list-tools">
        <MessageFilters asked={asked} />
        <ListSearch placeholder={m.notifications_search()} search={search} kept={{ state, way }} />
      </div>
      <PagedList
        page={messages}
        words={WORDS}
        cursor={cursor}
        addressOf={(next) => addressOf({ ...asked, cursor: next })}
        whole={state || way || search || cursor ? addressOf({}) : undefined}
      >
        {(rows) => <MessagesTable rows={rows} />}
      </PagedList>
    </section>
  )
}
