import { ANYBODY, type Answered, type Calls } from '../http/calls.ts'
import { problemOf } from '../http/problem.ts'
import { createLimiter } from '../limits/limiter.ts'
import { Refusal } from '../refusal.ts'
import type { PageKeys } from './page-key.ts'

const RETRY_SECONDS = 2

/** The answer to a call, before the page asks for it. */
export interface Known {
  call: string
  id: string
  answered: Answered
}

/** What is there under the address of a page that shows one thing; else the one page that stands for all of its kind. */
export type Found = { known: Known; nothing?: never } | { nothing: string; known?: never }

/** By key, which costs next to nothing, before a page takes a slot: a flood of made-up ids takes none. */
export function createFind(
  calls: Calls,
  shownAt: PageKeys['shownAt'],
  longestWaitMs: number,
): (path: string) => Promise<Found | undefined> {
  const refusal = () => new Refusal('busy', { retryAfterSeconds: RETRY_SECONDS })
  const limited = createLimiter({ concurrency: 8, waiting: 200, longestWaitMs, refusal })
  const find = async (call: string, id: string): Promise<Found | undefined> => {
    try {
      const answered = await calls.all.get(call)?.answer({ params: { id } }, null, ANYBODY)
      return answered && { known: { call, id, answered } }
    } catch (error) {
      const { status } = problemOf(error)
      if (status === 400 || status === 404) return { nothing: `nothing of ${call}` }
      throw error
    }
  }
  return async (path) => {
    const thing = shownAt(path)
    return thing && (await limited(() => find(thing.call, thing.id)))
  }
}
