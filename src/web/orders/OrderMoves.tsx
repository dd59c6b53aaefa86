import { useAct } from '../platform/use-act.ts'
import { ActButton } from '../ui/ActButton.tsx'
import { confirmed } from '../ui/dialogs.tsx'
import type { Move } from './moves.ts'

export function OrderMoves({ moves }: { moves: Move[] }) {
  const { isPending, post } = useAct()
  if (moves.length === 0) return null
  const move = async ({ status, question, yes }: Move) => {
    if (await confirmed(question, yes, status === 'Cancelled')) await post({ status })
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
    </div>
  )
}
