import type { Reversal } from './journal.ts'
import type { Standing } from './standing.queries.ts'

/** Takes these journals back, each once: `commission` by `commission_taken_back`. */
export function takenBack(journals: Standing[]): Reversal[] {
  return journals.map(({ id, kind, subject }) => ({
    kind: `${kind}_taken_back`,
    source: String(id),
    subject,
    reverses: id,
  }))
}
