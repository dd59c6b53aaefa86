import type { Sent } from './asked.ts'

export function SentFields({ sent }: { sent: Sent }) {
  return (
    <>
      <input type="hidden" name="to" value={sent.to} />
      <input type="hidden" name="ticket" value={sent.ticket} />
    </>
  )
}
