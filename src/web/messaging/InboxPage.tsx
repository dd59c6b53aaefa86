import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { BellItem } from '#contract/messaging/bell'
import { m } from '#messages'
import { call } from '../platform/call.ts'
import { requireSession } from '../platform/guards.ts'
import type { PageHead } from '../platform/head.ts'
import { cursorIn, type Listed, listed, withQuery } from '../platform/listed.ts'
import { wordsOf } from '../platform/problem.ts'
import { useAct } from '../platform/use-act.ts'
import { type Pressed, pressed } from '../ui/form/stay.ts'
import { PagedList } from '../ui/list/PagedList.tsx'
import { toast } from '../ui/toasts.tsx'
import { BellItems } from './BellItems.tsx'
import './bell-styles.ts'

interface OnScreen {
  cursor: string | undefined
  items: Promise<Listed<BellItem>>
}

export function loader({ request }: LoaderFunctionArgs): OnScreen {
  requireSession(request)
  const cursor = cursorIn(new URL(request.url).searchParams)
  return {
    cursor,
    items: listed(call('GET /api/bell/messages', { query: { limit: '20', ...(cursor && { cursor }) } })),
  }
}

export async function action({ request }: ActionFunctionArgs): Promise<Pressed> {
  requireSession(request)
  try {
    await call('POST /api/bell/read', { body: { ids: [Number((await request.formData()).get('id'))] } })
    return pressed()
  } catch (error) {
    toast('error', wordsOf(error))
    return pressed(error)
  }
}

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
  const { cursor, items } = useLoaderData<OnScreen>()
  const { post } = useAct()
  return (
    <section className="list" aria-labelledby="inbox-title">
      <h1 id="inbox-title">{m.bell_title()}</h1>
      <PagedList
        page={items}
        words={WORDS}
        cursor={cursor}
        addressOf={(next) => withQuery('/dashboard/inbox', { cursor: next })}
      >
        {(rows) => <BellItems items={rows} onRead={(id) => void post({ id })} />}
      </PagedList>
    </section>
  )
}
