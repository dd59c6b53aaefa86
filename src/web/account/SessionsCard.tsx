import { useNavigation, useSubmit } from 'react-router'
import type { Session } from '#contract/auth'
import { m } from '#messages'
import { ActButton } from '../ui/acts/ActButton.tsx'
import { Moment } from '../ui/Moment.tsx'

/** Where the account is logged in. */
export function SessionsCard({ sessions }: { sessions: Session[] }) {
  return (
    <section className="vendors-card" aria-labelledby="sessions-title">
      <h2 id="sessions-title">{m.account_sessions()}</h2>
      {sessions.length === 0 ? (
        <p>{m.account_no_sessions()}</p>
      ) : (
        <ul className="account-sessions">
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </ul>
      )}
      {sessions.some(({ isThis }) => !isThis) && <EndOthers />}
    </section>
  )
}

function EndOthers() {
  const submit = useSubmit()
  const isPending = useNavigation().formData?.get('intent') === 'end-other-sessions'
  const end = () => void submit({ intent: 'end-other-sessions' }, { method: 'post', flushSync: true })
  return (
    <div className="row">
      <ActButton data-kind="quiet" isOff={isPending} onPress={end}>
        {isPending ? m.vendors_logging_out() : m.account_log_out_elsewhere()}
      </ActButton>
    </div>
  )
}

function SessionRow({ session }: { session: Session }) {
  const submit = useSubmit()
  const { formData } = useNavigation()
  const isPending = formData?.get('session') === String(session.id)
  const device = deviceWords(session)
  const end = () => void submit({ intent: 'end-session', session: session.id }, { method: 'post', flushSync: true })
  return (
    <li className="account-session">
      <div>
        <strong>{device}</strong> {session.isThis && <span className="badge">{m.account_this_device()}</span>}
        <p className="muted">{m.account_network({ network: session.network })}</p>
        <p className="muted">{m.account_last_seen({ moment: () => <Moment key="moment" iso={session.seenAt} /> })}</p>
      </div>
      {!session.isThis && (
        <ActButton data-kind="quiet" isOff={isPending} aria-label={m.account_log_out_device({ device })} onPress={end}>
          {isPending ? m.vendors_logging_out() : m.account_log_out()}
        </ActButton>
      )}
    </li>
  )
}

function deviceWords({ browser, system }: Session): string {
  if (browser && system) return m.account_browser_on_system({ browser, system })
  return browser ?? system ?? m.account_unknown_device()
}
