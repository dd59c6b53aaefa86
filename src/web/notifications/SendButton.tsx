import { useFetcher } from 'react-router'
import type { MessageRow } from '#contract/notifications'
import { m } from '#messages'
import { confirmed } from '../ui/dialogs.tsx'
import { sendWords } from './send.ts'

/** Sends it (again), where that may be; what has arrived once already is asked about first. */
export function SendButton({ message }: { message: MessageRow }) {
  const fetcher = useFetcher()
  const { id, state, subject, to, maySend } = message
  if (!maySend || to === null) return null
  const words = sendWords(message)
  const send = async () => {
    const question = m.notifications_sent_before({ to })
    if (state === 'Sent' && !(await confirmed(question, words, false))) return
    await fetcher.submit({ id }, { method: 'post' })
  }
  return (
    <button
      className="button messages-send"
      data-kind="quiet"
      type="button"
      disabled={fetcher.state !== 'idle'}
      aria-label={m.notifications_send_what({ words, subject, to })}
      onClick={() => void send()}
    >
      {words}
    </button>
  )
}
