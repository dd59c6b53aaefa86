import { AsyncLocalStorage } from 'node:async_hooks'
import type { LooseInput, Rendered, Transport } from '../../../web/entry-server.tsx'
import type { Tag } from '../announcements.ts'
import type { Answered, Calls } from '../calls.ts'
import { problemOf } from '../problem.ts'
import type { Known } from './find.ts'

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
  known: Known | undefined
  shows: Set<Tag>
  trouble: unknown
  /** Something had no time to be answered, and the page may do without it. */
  isBusy: boolean
}

type Render = (address: URL, known?: Known) => Promise<Rendered & { shows: Set<Tag>; isWhole: boolean }>

/**
 * Renders addresses as nobody sees them, with the tags of what they show. What is known already is not asked again. Throws
 * what went wrong on our side; where that was only that something had no time, and the page did without it, it is not whole.
 */
export function createRender(web: WebFloor, calls: Calls): Render {
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
  return async (address, known) => {
    const taken: Notes = { known, shows: new Set(), trouble: undefined, isBusy: false }
    const rendered = await renderNoting(taken, address)
    // The web floor has shown its own words for it: the log, the status and `Retry-After` are ours.
    if (taken.trouble && !(taken.isBusy && rendered.status < 500)) throw taken.trouble
    return { ...rendered, shows: taken.shows, isWhole: !taken.trouble }
  }
}

function knownOf(taken: Notes | undefined, name: string, { params }: LooseInput): Answered | undefined {
  const known = taken?.known
  return known?.call === name && known.id === params?.['id'] ? known.answered : undefined
}

/** Calls made while rendering go straight to their handlers, as nobody, and note what they show. */
function createTransport(web: WebFloor, calls: Calls, notes: AsyncLocalStorage<Notes>): Transport {
  return async (name, input) => {
    const call = calls.all.get(name)
    if (call?.endpoint.access !== 'anyone') throw new Error(`${name} is not public: no page may show it.`)
    const taken = notes.getStore()
    try {
      const { reply, shows } = knownOf(taken, name, input) ?? (await call.answer(input, null, ''))
      for (const tag of shows) taken?.shows.add(tag)
      return reply
    } catch (error) {
      const problem = problemOf(error)
      if (problem.status >= 500 && taken) {
        taken.isBusy = problem.body.code === 'busy' && (taken.isBusy || !taken.trouble)
        taken.trouble = error
      }
      throw new web.Problem(problem.status, problem.body)
    }
  }
}
