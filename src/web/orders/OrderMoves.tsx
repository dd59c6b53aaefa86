import { useFetcher } from 'react-router'
import { confirmed } from '../ui/dialogs.tsx'
import type { Move } from './moves.ts'

/** Each asks first; what the server refuses is said in passing. */
export function OrderMoves({ moves }: { moves: Move[] }) {
  const fetcher = useFetcher()
  const isPending = fetcher.state !== 'idle'
  if (moves.length === 0) return null
  const move = async ({ status, question, yes }: Move) => {
    if (await confirmed(question, yes, status === 'Cancelled')) await fetcher.submit({ status }, { method: 'post' })
  }
  return (
    <div className="order-ways">
      {moves.map((each) => (
        <button
          key={each.status}
          className="button"
          data-kind={each.status === 'Cancelled' ? 'quiet' : undefined}
          type="button"
          disabled={isPending}
          onClick={() => void move(each)}
        >
          {each.text}
        </button>
      ))}
    </div>
  )
}
