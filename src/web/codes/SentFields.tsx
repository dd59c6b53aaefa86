import { m } from '#messages'
import type { Sent } from './asked.ts'

/** Where the code went, in `words`, and what the next step is sent back with. */
export function SentFields({ sent: { to, ticket, isKept = false }, words }: { sent: Sent; words: string }) {
  return (
    <>
      <p role="status">{isKept ? m.codes_kept() : words}</p>
      <input type="hidden" name="to" value={to} />
      <input type="hidden" name="ticket" value={ticket} />
      <input type="hidden" name="isKept" value={String(isKept)} />
    </>
  )
}
