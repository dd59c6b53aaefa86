import type { Answered, Calls } from '../calls.ts'
import { problemOf } from '../problem.ts'
import { Refusal } from '../refusal.ts'
import { createTurns } from '../turns.ts'

/** Pages that show one thing, and the call that knows whether it is there. */
const THINGS = [
  { page: /^\/admin\/product\/([1-9]\d*)$/, call: 'GET /api/product/:id' },
  { page: /^\/store\/([1-9]\d*)(?:\?|$)/, call: 'GET /api/stores/:id' },
  { page: /^\/shop\?category=([1-9]\d*)(?:&|$)/, call: 'GET /api/categories/:id' },
]
const RETRY_SECONDS = 2

/** The answer to a call, before the page asks for it. */
export interface Known {
  call: string
  id: string
  answered: Answered
}

/** What is there under the address of a page that shows one thing; else the one page that stands for all of its kind. */
export type Found = { known: Known; nothing?: never } | { nothing: string; known?: never }

/**
 * Looks for the thing that an address asks for. Asking by key costs next to nothing: a flood of made-up ids takes no turn
 * of the pages to be made. Refuses `busy` where too many ask.
 */
export function createFind(calls: Calls, longestWaitMs: number): (path: string) => Promise<Found | undefined> {
  const refusal = () => new Refusal('busy', { retryAfterSeconds: RETRY_SECONDS })
  const inTurn = createTurns({ atOnce: 8, waiting: 200, longestWaitMs, refusal })
  const find = async (call: string, id: string): Promise<Found | undefined> => {
    try {
      const answered = await calls.all.get(call)?.answer({ params: { id } }, null, '')
      return answered && { known: { call, id, answered } }
    } catch (error) {
      const { status } = problemOf(error)
      if (status === 400 || status === 404) return { nothing: `nothing of ${call}` }
      throw error
    }
  }
  return async (path) => {
    for (const { page, call } of THINGS) {
      const id = page.exec(path)?.[1]
      if (id !== undefined) return await inTurn(() => find(call, id))
    }
    return undefined
  }
}
