import { useState } from 'react'
import { m } from '#messages'
import { useAct } from '../platform/use-act.ts'
import { ActButton } from '../ui/ActButton.tsx'
import { confirmed } from '../ui/dialogs.tsx'
import { ReasonDialog } from '../ui/ReasonDialog.tsx'
import type { Move } from './moves.ts'

export function OrderMoves({ moves }: { moves: Move[] }) {
  const { isPending, post } = useAct()
  const [asked, setAsked] = useState<Move | null>(null)
  if (moves.length === 0) return null
  const move = async (each: Move) => {
    const { status, question, yes } = each
    if (status === 'Cancelled') setAsked(each)
    else if (await confirmed(question, yes, false)) await post({ status })
  }
  const answer = async (reason: string | null) => {
    setAsked(null)
    if (asked && reason !== null) await post({ status: asked.status, reason })
  }
  return (
    <div className="order-ways">
      {moves.map((each) => (
        <ActButton
          key={each.status}
          data-kind={each.status === 'Cancelled' ? 'quiet' : undefined}
          isOff={isPending}
          onPress={() => void move(each)}
        >
          {each.text}
        </ActButton>
      ))}
      {asked && (
        <ReasonDialog
          text={asked.question}
          ok={asked.yes}
          hint={m.orders_reason_hint()}
          onAnswer={(reason) => void answer(reason)}
        />
      )}
    </div>
  )
}
