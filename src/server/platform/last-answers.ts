import { isDatabaseAway } from './outage.ts'
import type { OutageWatch } from './outage-watch.ts'

interface Told {
  value: unknown
  /** Where the value comes from memory. */
  staleSince?: Date
}

export interface LastAnswers {
  /** The answer, or, while the database is away, the last one to the same question. Throws where there is none. */
  to(question: string, ask: () => Promise<unknown>): Promise<Told>
}

/** Of a hundred products each at the most: a few tens of megabytes in the worst case. */
const MOST_QUESTIONS = 200

/** Remembers what public questions were answered last, the longest unasked leaving first. */
export function createLastAnswers(outage: OutageWatch): LastAnswers {
  const answers = new Map<string, unknown>()
  const remember = (question: string, value: unknown) => {
    answers.delete(question)
    answers.set(question, value)
    const [longestUnasked] = answers.keys()
    if (answers.size > MOST_QUESTIONS && longestUnasked !== undefined) answers.delete(longestUnasked)
  }
  return {
    async to(question, ask) {
      const since = outage.since()
      if (since && answers.has(question)) return { value: answers.get(question), staleSince: since }
      try {
        const value = await ask()
        remember(question, value)
        return { value }
      } catch (error) {
        if (!isDatabaseAway(error) || !answers.has(question)) throw error
        outage.note(error)
        return { value: answers.get(question), staleSince: outage.since() ?? new Date() }
      }
    },
  }
}
