import type { MessageRow, MessageState } from '#contract/messaging'
import { m } from '#messages'
import { messageStateWords } from '../ui/choice-words.ts'
import { Moment } from '../ui/Moment.tsx'

/** The badge, and below it how often and when it was tried, and what came of that. */
export function SendState({ message: { way, state, tries, triedAt, problem, to, maySend } }: { message: MessageRow }) {
  return (
    <div>
      <StateBadge state={state} />
      {tries > 0 && triedAt && (
        <p className="muted">
          {m.notifications_tries({ count: tries, shown: tries })}, <Moment iso={triedAt} />
        </p>
      )}
      {problem && <p className="muted">{problem}</p>}
      {state === 'Kept' && !problem && to !== null && !maySend && (
        <p className="muted">{way === 'sms' ? m.notifications_no_gateway() : m.notifications_no_mail_server()}</p>
      )}
    </div>
  )
}

const TONES: Partial<Record<MessageState, string>> = { Sent: 'green', Waiting: 'yellow', Failed: 'red' }

function StateBadge({ state }: { state: MessageState }) {
  return (
    <span className="badge" data-tone={TONES[state]}>
      {messageStateWords(state)}
    </span>
  )
}
