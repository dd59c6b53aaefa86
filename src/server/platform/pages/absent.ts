import type { Calls } from '../calls.ts'
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

/**
 * Names the one page that stands for all of its kind where the thing that an address asks for is not there. Asking by key
 * costs next to nothing: a flood of made-up ids takes no turn of the pages to be made. Refuses `busy` where too many ask.
 */
export function createAbsent(calls: Calls): (path: string) => Promise<string | undefined> {
  const refusal = () => new Refusal('busy', { retryAfterSeconds: RETRY_SECONDS })
  const inTurn = createTurns({ atOnce: 8, waiting: 200, refusal })
  const isThere = async (name: string, id: string): Promise<boolean> => {
    try {
      await calls.all.get(name)?.answer({ params: { id } }, null, '')
      return true
    } catch (error) {
      const { status } = problemOf(error)
      if (status === 400 || status === 404) return false
      throw error
    }
  }
  return async (path) => {
    for (const { page, call } of THINGS) {
      const id = page.exec(path)?.[1]
      if (id !== undefined) return (await inTurn(() => isThere(call, id))) ? undefined : `nothing of ${call}`
    }
    return undefined
  }
}
