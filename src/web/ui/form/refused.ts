import { m } from '#messages'
import { Problem } from '../../platform/problem.ts'

export interface Refused {
  words: string
  fields: Record<string, string>
  /** Changed by somebody else. */
  isOutdated?: boolean
  /** Tells equal refusals apart, so that they are said again. */
  at: number
}

/** A text field as typed, spaces and all: passwords may begin with one. */
export function typedIn(form: FormData, name: string): string {
  return String(form.get(name) ?? '')
}

/** A refusal of the fields that are empty; null where none is. */
export function refuseEmpty(typed: Record<string, string>): Refused | null {
  const empty = Object.keys(typed).filter((name) => typed[name] === '')
  if (empty.length === 0) return null
  return {
    words: '',
    fields: Object.fromEntries(empty.map((name) => [name, m.ui_please_fill_in()])),
    at: Date.now(),
  }
}

/** `otherwise`: where it has no words (spec §8). */
export function refusedBy(error: unknown, otherwise: string): Refused {
  if (!(error instanceof Problem)) throw error
  const { code, message, fields } = error.body
  const words = code === 'unexpected' ? otherwise : message
  return { words, fields: fields ?? {}, isOutdated: code === 'changed_meanwhile', at: Date.now() }
}

/** Said at a field, it is not said again below. */
export function wordsBeside(refused: Refused | undefined): string | undefined {
  const isAtField = refused && Object.values(refused.fields).includes(refused.words)
  return isAtField ? undefined : refused?.words
}
