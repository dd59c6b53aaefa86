import { Problem } from '../platform/problem.ts'

/** Why a form was not taken: words for the whole of it, and words at its fields. */
export interface Refused {
  words: string
  fields: Record<string, string>
  /** Tells one refusal from the next, so that the same words are said again. */
  at: number
}

/** What was typed into a field, as it was typed. */
export function typedIn(form: FormData, name: string): string {
  return String(form.get(name) ?? '')
}

/** Refuses empty fields before anything is sent; null where all are filled in. */
export function refuseEmpty(typed: Record<string, string>): Refused | null {
  const empty = Object.keys(typed).filter((name) => typed[name] === '')
  if (empty.length === 0) return null
  return {
    words: '',
    fields: Object.fromEntries(empty.map((name) => [name, 'Please fill this in.'])),
    at: Date.now(),
  }
}

/** The server’s refusal in its own words; `otherwise` where it had none (spec §8). */
export function refusedBy(error: unknown, otherwise: string): Refused {
  if (!(error instanceof Problem)) throw error
  const { code, message, fields } = error.body
  return { words: code === 'unexpected' ? otherwise : message, fields: fields ?? {}, at: Date.now() }
}
