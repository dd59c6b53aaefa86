import type { MessageRow } from '#contract/messaging'
import { m } from '#messages'
import type { Acting } from '../platform/use-act.ts'
import { ConfirmButton, PostButton } from '../ui/acts/act-buttons.tsx'

/** Sends it (again), where that may be; what has arrived once already is asked about first. */
export function SendButton({ message, act }: { message: MessageRow; act: Acting }) {
  const { id, state, subject, to, tries, maySend } = message
  if (!maySend || to === null) return null
  // Whether it was ever handed to a mail server.
  const text = tries > 0 ? m.notifications_send_again() : m.notifications_send()
  const button = {
    act,
    text,
    fields: { intent: 'send', id },
    label: m.notifications_send_what({ words: text, subject, to }),
    className: 'messages-send',
    isQuiet: true,
  }
  if (state !== 'Sent') return <PostButton {...button} />
  return <ConfirmButton {...button} question={m.notifications_sent_before({ to })} ok={text} isDanger={false} />
}
