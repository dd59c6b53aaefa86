import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { MessageRow } from '#contract/messaging'
import { CHANNELS } from '#contract/values/choices'
import { m } from '#messages'
import { call } from '../platform/call.ts'
import { requireSession } from '../platform/guards.ts'
import type { PageHead } from '../platform/head.ts'
import { type Listed, listed } from '../platform/listed.ts'
import { channelWords, messageStateWords } from '../ui/choice-words.ts'
import type { Pressed } from '../ui/form/stay.ts'
import { Link } from '../ui/Link.tsx'
import { type Column, DataTable } from '../ui/list/DataTable.tsx'
import { Choices, ListPage } from '../ui/list/ListPage.tsx'
import { ListSearch } from '../ui/list/ListSearch.tsx'
import { PagedList } from '../ui/list/PagedList.tsx'
import { Addressee } from './Addressee.tsx'
import { changeMessage } from './change-message.ts'
import { type AskedMessages, MESSAGES, STATES } from './messages-query.ts'
import { SendButton } from './SendButton.tsx'
import { SendState } from './SendState.tsx'

interface OnScreen {
  asked: AskedMessages
  /** Still on its way: the page stands before it arrives. */
  messages: Promise<Listed<MessageRow>>
}

export function loader({ request }: LoaderFunctionArgs): OnScreen {
  requireSession(request, ['Admin'])
  const asked = MESSAGES.read(request)
  return { asked, messages: listed(call('GET /api/messages', { query: { ...asked, limit: '20' } })) }
}

export async function action({ request }: ActionFunctionArgs): Promise<Pressed | null> {
  requireSession(request, ['Admin'])
  return await changeMessage(await request.formData())
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

const COLUMNS: Column<MessageRow>[] = [
  {
    head: m.ui_subject(),
    kind: 'name',
    cell: ({ id, subject }) => (
      <Link className="messages-subject" to={`/dashboard/messages/${id}`}>
        {subject}
      </Link>
    ),
  },
  { head: m.ui_to(), cell: (message) => <Addressee message={message} /> },
  { head: m.notifications_written(), kind: 'moment', cell: ({ createdAt }) => createdAt },
  { head: m.notifications_state(), cell: (message) => <SendState message={message} /> },
  {
    head: m.ui_actions(),
    kind: 'acts',
    cell: (message, act) => (
      <div className="list-table-actions">
        <SendButton message={message} act={act} />
      </div>
    ),
  },
]

export function Component() {
  const { asked, messages } = useLoaderData<OnScreen>()
  const { state, way, search } = asked
  return (
    <ListPage name="messages" title={m.ui_messages()}>
      <div className="list-tools">
        <MessageFilters asked={asked} />
        <ListSearch placeholder={m.notifications_search()} search={search} kept={{ state, way }} />
      </div>
      <PagedList page={messages} words={WORDS} {...MESSAGES.pages(asked)} whole={MESSAGES.whole(asked)}>
        {(rows) => (
          <DataTable
            className="list-table messages-table"
            caption={m.notifications_newest_first()}
            columns={COLUMNS}
            rows={rows}
            keyOf={({ id }) => id}
          />
        )}
      </PagedList>
    </ListPage>
  )
}

/** By way and by state; what was searched for stays. */
function MessageFilters({ asked: { state, way, search } }: { asked: AskedMessages }) {
  return (
    <div className="messages-filters">
      <Choices
        label={m.notifications_way()}
        values={[undefined, ...CHANNELS]}
        wordsOf={channelWords}
        chosen={way}
        to={(each) => MESSAGES.address({ search, state, way: each })}
      />
      <Choices
        label={m.notifications_state()}
        values={[undefined, ...STATES]}
        wordsOf={messageStateWords}
        chosen={state}
        to={(each) => MESSAGES.address({ search, way, state: each })}
      />
    </div>
  )
}
