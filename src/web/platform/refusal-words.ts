import { Problem, wordsOf } from './problem.ts'

/** The words of a refusal: those of its first field, where it names one. */
export function refusalWords(error: unknown): string {
  const detail = error instanceof Problem ? Object.values(error.body.fields ?? {})[0] : undefined
  return detail ?? wordsOf(error)
}
