import { m } from '#messages'
import { type Refused, refusedBy } from '../ui/form/refused.ts'

/** What was sent, and to whom; the next step is sent back with it. */
export interface Sent {
  to: string
  ticket: string
  isLink?: boolean
  /** An admin hands it on: the shop has nothing to send it by. */
  isKept?: boolean
}

/** A form of steps: what it waits for, and why it was refused. */
export interface Asked {
  sent: Sent | null
  refused?: Refused
}

/** Refused, it stays at its step. */
export async function orRefused<Answer>(sent: Sent | null, ask: () => Promise<Answer>): Promise<Answer | Asked> {
  try {
    return await ask()
  } catch (error) {
    return { sent, refused: refusedBy(error, m.refusal_unexpected()) }
  }
}

export function sentIn(form: FormData): Sent | null {
  const [to, ticket] = [form.get('to'), form.get('ticket')]
  const isKept = form.get('isKept') === 'true'
  return typeof to === 'string' && typeof ticket === 'string' ? { to, ticket, isKept } : null
}
