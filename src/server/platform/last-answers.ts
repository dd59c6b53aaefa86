import { isDatabaseAway } from './outage.ts'
import type { OutageWatch } from './outage-watch.ts'
import { Refusal } from './refusal.ts'

interface Told<Value> {
  value: Value
  /** Where the value comes from memory. */
  staleSince?: Date
}

export interface LastAnswers<Value> {
  /** The answer, or, while the database is away, the last one to the same question. Throws where there is none. */
  to(question: string, ask: () => Promise<Value>): Promise<Told<Value>>
}

/** Of a hundred products each at the most: a few tens of megabytes in the worst case. */
const MOST_QUESTIONS = 200

/** Remembers what public questions were answered last, the longest unasked leaving first. */
export function createLastAnswers<Value = unknown>(outage: OutageWatch): LastAnswers<Value> {
  const answers = new Map<string, { value: Value }>()
  const remember = (question: string, value: Value) => {
    answers.delete(question)
    answers.set(question, { value })
    const [longestUnasked] = answers.keys()
    if (answers.size > MOST_QUESTIONS && longestUnasked !== undefined) answers.delete(longestUnasked)
  }
  return {
    async to(question, ask) {
      const since = outage.since()
      const last = answers.get(question)
      if (since && last) return { ...last, staleSince: since }
      try {
        const value = await ask()
        remember(question, value)
        return { value }
      } catch (error) {
        const known = answers.get(question)
        // What the shop says no to now is not to be shown later, as if nothing had happened.
        if (error instanceof Refusal) answers.delete(question)
        if (!isDatabaseAway(error) || !known) throw error
        outage.note(error)
        return { ...known, staleSince: outage.since() ?? new Date() }
      }
    },
  }
}
