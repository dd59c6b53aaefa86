import { AsyncLocalStorage } from 'node:async_hooks'
import type { Rendered, Transport } from '../../../web/entry-server.tsx'
import type { Tag } from '../announcements.ts'
import type { Calls } from '../calls.ts'
import { problemOf } from '../problem.ts'

/** The web floor, as the server uses it. */
export interface WebFloor {
  serveCallsBy(transport: Transport): void
  /** Whether an address is the empty shell that the browser fills: the same for all of them. */
  isPrivate(path: string): boolean
  render(address: URL): Promise<Rendered>
  Problem: new (status: number, body: ReturnType<typeof problemOf>['body']) => Error
}

/** What is found out while a page is rendered: what it shows, and what went wrong that is not the visitor’s doing. */
interface Notes {
  shows: Set<Tag>
  trouble: unknown
}

/** Renders addresses as nobody sees them, with the tags of what they show. Throws what went wrong on our side. */
export function createRender(web: WebFloor, calls: Calls): (address: URL) => Promise<Rendered & { shows: Set<Tag> }> {
  const notes = new AsyncLocalStorage<Notes>()
  web.serveCallsBy(createTransport(web, calls, notes))
  let underWay = 0
  const renderNoting = async (taken: Notes, address: URL): Promise<Rendered> => {
    underWay += 1
    try {
      return await notes.run(taken, () => web.render(address))
    } finally {
      underWay -= 1
      // While it is enabled, Node follows every promise and every timer of the process; pages from memory need none of it.
      if (underWay === 0) notes.disable()
    }
  }
  return async (address) => {
    const taken: Notes = { shows: new Set(), trouble: undefined }
    const rendered = await renderNoting(taken, address)
    // The web floor has shown its own words for it: the log, the status and `Retry-After` are ours.
    if (taken.trouble) throw taken.trouble
    return { ...rendered, shows: taken.shows }
  }
}

/** Calls made while rendering go straight to their handlers, as nobody, and note what they show. */
function createTransport(web: WebFloor, calls: Calls, notes: AsyncLocalStorage<Notes>): Transport {
  return async (name, input) => {
    const call = calls.all.get(name)
    if (call?.endpoint.access !== 'anyone') throw new Error(`${name} is not public: no page may show it.`)
    const taken = notes.getStore()
    try {
      const { reply, shows } = await call.answer(input, null, '')
      for (const tag of shows) taken?.shows.add(tag)
      return reply
    } catch (error) {
      const problem = problemOf(error)
      if (problem.status >= 500 && taken) taken.trouble = error
      throw new web.Problem(problem.status, problem.body)
    }
  }
}
