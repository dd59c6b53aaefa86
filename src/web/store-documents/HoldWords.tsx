import type { PayoutHold } from '#contract/store-documents'
import { m } from '#messages'
import { Moment } from '../ui/Moment.tsx'

/** Why nothing is paid to a store, and until when. */
export function HoldWords({ hold: { until } }: { hold: PayoutHold }) {
  return (
    <p className="muted">
      {until
        ? m.documents_held_until({ moment: () => <Moment key="moment" iso={until} /> })
        : m.documents_held_undecided()}
    </p>
  )
}
