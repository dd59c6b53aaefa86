import { m } from '#messages'
import { Moment } from '../ui/Moment.tsx'

interface Props {
  next: { state: string; handedInAt: string; refusalReason: string }
}

/** What became of what was handed in since. */
export function NextWords({ next: { state, handedInAt, refusalReason: reason } }: Props) {
  const moment = () => <Moment key="moment" iso={handedInAt} />
  return (
    <p className="muted" data-refused={state === 'refused' ? true : undefined}>
      {state === 'refused' ? m.documents_new_refused({ moment, reason }) : m.documents_new_waits({ moment })}
    </p>
  )
}
