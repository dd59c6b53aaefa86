import { useState } from 'react'
import type { Bell as BellContent } from '#contract/messaging/bell'
import { m } from '#messages'
import { call } from '../platform/call.ts'
import { Problem } from '../platform/problem.ts'
import { Link } from '../ui/Link.tsx'
import './bell-styles.ts'
import { useClosedOnMove } from '../platform/use-closed-on-move.ts'
import { BellItems } from './BellItems.tsx'
import { useUnread } from './use-unread.ts'

/** What is new for whoever is signed in: how many, and once it is opened the last ones. */
export function Bell() {
  const [unread, setUnread] = useUnread()
  const [content, setContent] = useState<BellContent>()
  const panel = useClosedOnMove<HTMLDivElement>()
  const load = async () => {
    const read = await orNothing(call('GET /api/bell', {}))
    if (!read) return
    setContent(read)
    setUnread(read.unread)
  }
  const markRead = async (body: { ids?: number[]; upTo?: number }) => {
    const told = await orNothing(call('POST /api/bell/read', { body }))
    if (!told) return
    setUnread(told.unread)
    await load()
  }
  const newest = content?.items[0]?.id
  // It is counted up to a hundred.
  const shown = unread > 99 ? '99+' : String(unread)
  return (
    <>
      <button
        className="header-button"
        type="button"
        popoverTarget="bell"
        aria-label={unread > 0 ? m.bell_button_new({ count: shown }) : m.bell_button()}
      >
        <BellIcon />
        {unread > 0 && (
          <span className="bell-badge" aria-hidden="true">
            {shown}
          </span>
        )}
      </button>
      <span className="unseen" role="status">
        {unread > 0 ? m.bell_new({ count: shown }) : ''}
      </span>
      <div
        className="bell-panel"
        id="bell"
        popover="auto"
        role="dialog"
        aria-label={m.bell_button()}
        ref={panel}
        onToggle={({ newState }) => newState === 'open' && void load()}
      >
        {content && <BellItems items={content.items} onRead={(id) => void markRead({ ids: [id] })} />}
        <div className="bell-ways">
          {unread > 0 && newest !== undefined && (
            <button className="button" data-kind="quiet" type="button" onClick={() => void markRead({ upTo: newest })}>
              {m.bell_mark_all()}
            </button>
          )}
          <Link to="/dashboard/inbox">{m.bell_all()}</Link>
        </div>
      </div>
    </>
  )
}

/** What the shop does not answer just now is asked for the next time. */
async function orNothing<Answer>(asked: Promise<Answer>): Promise<Answer | undefined> {
  return await asked.catch((error: unknown) => {
    if (error instanceof Problem) return undefined
    throw error
  })
}

/** Here and not among the icons, which shoppers load. */
function BellIcon() {
  return (
    <svg
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      aria-hidden="true"
    >
      <path d="M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15zM10 20.5h4" />
    </svg>
  )
}
