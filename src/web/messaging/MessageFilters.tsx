import { CHANNELS } from '#contract/values/choices'
import { m } from '#messages'
import { channelWords, messageStateWords } from '../ui/choice-words.ts'
import { Link } from '../ui/Link.tsx'
import { addressOf, type ListQuery, STATES } from './list-query.ts'

/** By way and by state; what was searched for stays. */
export function MessageFilters({ asked: { state, way, search } }: { asked: ListQuery }) {
  return (
    <div className="messages-filters">
      <nav className="list-choices" aria-label={m.notifications_way()}>
        {[undefined, ...CHANNELS].map((each) => (
          <Link
            key={each ?? 'All'}
            to={addressOf({ search, state, way: each })}
            aria-current={way === each ? 'true' : undefined}
          >
            {each ? channelWords(each) : m.ui_all()}
          </Link>
        ))}
      </nav>
      <nav className="list-choices" aria-label={m.notifications_state()}>
        {[undefined, ...STATES].map((each) => (
          <Link
            key={each ?? 'All'}
            to={addressOf({ search, way, state: each })}
            aria-current={state === each ? 'true' : undefined}
          >
            {each ? messageStateWords(each) : m.ui_all()}
          </Link>
        ))}
      </nav>
    </div>
  )
}
