import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { BellItem } from '#contract/messaging/bell'
import { m } from '#messages'
import { call } from '../platform/call.ts'
import { requireSession } from '../platform/guards.ts'
import type { PageHead } from '../platform/head.ts'
import { type Listed, listed } from '../platform/listed.ts'
import { type AskedOf, cursor, queryOf } from '../platform/query-of.ts'
import { useAct } from '../platform/use-act.ts'
import { acts } from '../ui/acts/acts.ts'
import { type Pressed, pressed } from '../ui/form/stay.ts'
import { ListPage } from '../ui/list/ListPage.tsx'
import { PagedList } from '../ui/list/PagedList.tsx'
import { BellItems } from './BellItems.tsx'
import './bell-styles.ts'

const INBOX = queryOf('/dashboard/inbox', { cursor })

interface OnScreen {
  asked: AskedOf<typeof INBOX>
  items: Promise<Listed<BellItem>>
}

export function loader({ request }: LoaderFunctionArgs): OnScreen {
  requireSession(request)
  const asked = INBOX.read(request)
  return { asked, items: listed(call('GET /api/bell/messages', { query: { ...asked, limit: '20' } })) }
}

export async function action({ request }: ActionFunctionArgs): Promise<Pressed | null> {
  requireSession(request)
  return await changeInbox(await request.formData())
}

const changeInbox = acts<Pressed>(
  { read: { run: (form) => call('POST /api/bell/read', { body: { ids: [Number(form.get('id'))] } }) } },
  { answer: pressed },
)

export const handle = {
  head: (): PageHead => ({ title: m.bell_title(), isPrivate: true }),
}

const WORDS = {
  waiting: m.notifications_loading(),
  none: m.bell_none(),
  unanswered: m.notifications_could_not_loaded(),
  older: m.notifications_older(),
}

export function Component() {
  const { asked, items } = useLoaderData<OnScreen>()
  const { post } = useAct()
  return (
    <ListPage name="inbox" title={m.bell_title()}>
      <PagedList page={items} words={WORDS} {...INBOX.pages(asked)}>
        {(rows) => <BellItems items={rows} onRead={(id) => void post({ intent: 'read', id })} />}
      </PagedList>
    </ListPage>
  )
}
