import { AsyncLocalStorage } from 'node:async_hooks'
import type { LooseInput, Page, Rendered, Transport } from '../../../web/entry-server.tsx'
import type { CacheTag } from '../database/cache-invalidation.ts'
import { ANYBODY, type Answered, type Calls } from '../http/calls.ts'
import { problemOf } from '../http/problem.ts'
import type { Known } from './find.ts'

export interface WebFloor {
  serveCallsBy(transport: Transport): void
  pages: readonly Page[]
  render(address: URL): Promise<Rendered>
  Problem: new (status: number, body: ReturnType<typeof problemOf>['body']) => Error
}

/** Cache tags shown, and trouble that is ours. */
interface Notes {
  known: Known | undefined
  shows: Set<CacheTag>
  trouble: unknown
  isBusy: boolean
}

type Render = (address: URL, known?: Known) => Promise<Rendered & { shows: Set<CacheTag>; isWhole: boolean }>

/** As nobody, with cache tags. Throws our own trouble; where only time lacked, the page is not whole. */
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
      // AsyncLocalStorage follows every promise while enabled; cached pages need none.
      if (underWay === 0) notes.disable()
    }
  }
  return async (address, known) => {
    const taken: Notes = { known, shows: new Set(), trouble: undefined, isBusy: false }
    const rendered = await renderNoting(taken, address)
    // Words are the web’s; log, status and `Retry-After` ours.
    if (taken.trouble && !(taken.isBusy && rendered.status < 500)) throw taken.trouble
    return { ...rendered, shows: taken.shows, isWhole: !taken.trouble }
  }
}

function knownOf(taken: Notes | undefined, name: string, { params }: LooseInput): Answered | undefined {
  const known = taken?.known
  return known?.call === name && known.id === params?.['id'] ? known.answered : undefined
}

/** Straight to handlers, noting cache tags. */
function createTransport(web: WebFloor, calls: Calls, notes: AsyncLocalStorage<Notes>): Transport {
  return async (name, input) => {
    const call = calls.all.get(name)
    if (call?.endpoint.access !== 'anyone') throw new Error(`${name} is not public: no page may show it.`)
    const taken = notes.getStore()
    try {
      const { reply, shows } = knownOf(taken, name, input) ?? (await call.answer(input, null, ANYBODY))
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
