import type { Refund } from '#contract/refunds'
import { refundMethodWords, refundStateWords } from '#contract/values/refund-words'
import type { RefundState as State } from '#contract/values/refunds'
import { m } from '#messages'
import { Moment } from '../ui/Moment.tsx'

const TONES: Record<State, string> = { owed: 'yellow', paid: 'green', cancelled: 'grey' }

/** How far a refund is: until when it is to be paid, or by which way it was. */
export function RefundState({ refund: { state, isLate, dueAt, payments, cancelled } }: { refund: Refund }) {
  const at = (iso: string) => () => <Moment key="moment" iso={iso} />
  return (
    <div>
      <span className="badge" data-tone={isLate ? 'red' : TONES[state]}>
        {isLate ? m.fulfilment_late() : refundStateWords(state)}
      </span>
      {state === 'owed' && <p className="muted">{m.refunds_due({ moment: at(dueAt) })}</p>}
      {payments.map(({ at: paidAt, way, reference, failed }) => (
        <p key={paidAt} className="muted">
          {m.refunds_paid_by({ moment: at(paidAt), way: refundMethodWords(way), reference })}
          {failed && ` ${m.refunds_failed_because({ reason: failed.because })}`}
        </p>
      ))}
      {cancelled && (
        <p className="muted">{m.refunds_cancelled_because({ moment: at(cancelled.at), reason: cancelled.because })}</p>
      )}
    </div>
  )
}
