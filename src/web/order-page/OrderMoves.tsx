import { m } from '#messages'
import { useAct } from '../platform/use-act.ts'
import { AskButton, ConfirmButton } from '../ui/acts/act-buttons.tsx'
import type { Move } from './moves.ts'

export function OrderMoves({ moves }: { moves: Move[] }) {
  const act = useAct()
  if (moves.length === 0) return null
  return (
    <div className="order-ways">
      {moves.map(({ intent, text, question, yes: ok }) => {
        const button = { act, text, fields: { intent }, question, ok }
        return intent === 'cancel-order' ? (
          <AskButton key={intent} {...button} isQuiet hint={m.orders_reason_hint()} />
        ) : (
          <ConfirmButton key={intent} {...button} isDanger={false} />
        )
      })}
    </div>
  )
}
