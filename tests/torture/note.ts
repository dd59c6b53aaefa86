import type { Entry, Journal } from './journal.ts'

/** Notes what happened; an answer that no state of the shop excuses (a 500, a foreign order) is noted as a fault too. */
export function note(journal: Journal, entry: Entry, { status, code } = { status: 0, code: '' }): void {
  journal.note(entry)
  const isExcused = status < 500 || status === 503
  if (!isExcused) journal.note({ kind: 'fault', words: `${entry.kind} was answered ${status} ${code}` })
  if (status === 401) journal.note({ kind: 'fault', words: `${entry.kind} was answered 401 ${code} to a good token` })
}
