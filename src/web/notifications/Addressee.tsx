import type { MessageRow } from '#contract/notifications'
import { m } from '#messages'
import { messageWayWords } from '../ui/choice-words.ts'

/** Whom a message is for, and by which way; in the shop it is for whoever logs in. */
export function Addressee({ message: { way, to } }: { message: MessageRow }) {
  return (
    <>
      {way !== 'bell' && <span>{to ?? m.notifications_erased()}</span>}
      <span className="list-small messages-way">{messageWayWords(way)}</span>
    </>
  )
}
