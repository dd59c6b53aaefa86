import type { MessageRow } from '#contract/messaging'
import { m } from '#messages'
import { useAct } from '../platform/use-act.ts'
import { ActButton } from '../ui/ActButton.tsx'
import { confirmed } from '../ui/dialogs.tsx'
import { sendWords } from './send.ts'

/** Sends it (again), where that may be; what has arrived once already is asked about first. */
export function SendButton({ message }: { message: MessageRow }) {
  const { isPending, post } = useAct()
  const { id, state, subject, to, maySend } = message
  if (!maySend || to === null) return null
  const words = sendWords(message)
  const send = async () => {
    const question = m.notifications_sent_before({ to })
    if (state === 'Sent' && !(await confirmed(question, words, false))) return
    await post({ id })
  }
  return (
    <ActButton
      className="button messages-send"
      data-kind="quiet"
      isOff={isPending}
      aria-label={m.notifications_send_what({ words, subject, to })}
      onPress={() => void send()}
    >
      {words}
    </ActButton>
  )
}
