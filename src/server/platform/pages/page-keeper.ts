import type { Tag } from '../announcements.ts'
import { isDatabaseAway } from '../database-trouble.ts'
import { type OutageWatch, staleHeaders } from '../outage-watch.ts'
import { Refusal } from '../refusal.ts'
import { createTurns } from '../turns.ts'
import { createPageCache, type FinishedPage } from './page-cache.ts'

export interface Making {
  page: FinishedPage
  shows: ReadonlySet<Tag>
  /** Given where it goes by more than the status. */
  isKept?: boolean
}

export interface PageKeeper {
  kept(key: string): FinishedPage | undefined
  /**
   * The page, made now or being made: of one key one at a time. While the database is away, as it was last, which its
   * headers say. Refuses `busy` when too many wait to be made.
   */
  made(key: string, make: () => Promise<Making>): Promise<FinishedPage>
  /** Forgets pages that show one of these; who comes from now on gets nothing that was begun before. */
  drop(tags: ReadonlySet<Tag>): void
}

interface Room {
  bytes: number
  atOnce: number
  waiting: number
  outage: OutageWatch
}

interface Work {
  page: Promise<FinishedPage>
  progress: { hasBegun: boolean; isOutdated: boolean }
}

const RETRY_SECONDS = 2
const NO_TAGS: ReadonlySet<Tag> = new Set()

/** Makes pages in turns and keeps them, up to so many bytes, until something on them changes. */
export function createPageKeeper({ bytes, atOnce, waiting, outage }: Room): PageKeeper {
  const cache = createPageCache(bytes)
  // As pages were before something on them changed, until they are made anew.
  const outdated = createPageCache(bytes / 4)
  const refusal = () => new Refusal('busy', { retryAfterSeconds: RETRY_SECONDS })
  const inTurn = createTurns({ atOnce, waiting, refusal })
  const underWay = new Map<string, Work>()

  const makeAnew = async (key: string, make: () => Promise<Making>): Promise<FinishedPage> => {
    const since = cache.moment()
    const {
      page,
      shows,
      isKept = page.status === 200,
    } = await make().catch((error: unknown) => {
      // What the shop says no to now is not to be shown later, as if nothing had happened.
      if (error instanceof Refusal) outdated.remove(key)
      throw error
    })
    if (isKept) cache.keep(key, page, shows, since)
    if (page.status === 200 && !cache.get(key)) outdated.keep(key, page, NO_TAGS, outdated.moment())
    else outdated.remove(key)
    return page
  }
  const begin = (key: string, make: () => Promise<Making>, earlier: Work | undefined): Work => {
    const progress = { hasBegun: false, isOutdated: false }
    const run = async () => {
      await earlier?.page.catch(() => undefined)
      return cache.get(key) ?? (await inTurn(runNow))
    }
    const runNow = () => {
      progress.hasBegun = true
      return makeAnew(key, make)
    }
    const work: Work = { progress, page: run() }
    underWay.set(key, work)
    const forget = () => {
      if (underWay.get(key) === work) underWay.delete(key)
    }
    work.page.then(forget, forget)
    return work
  }
  const asItWas = (key: string): FinishedPage | undefined => {
    const page = outdated.get(key)
    return page && { ...page, headers: { ...page.headers, ...staleHeaders(outage.since() ?? new Date()) } }
  }

  return {
    kept: (key) => cache.get(key),
    async made(key, make) {
      const last = outage.since() && asItWas(key)
      if (last) return last
      const work = underWay.get(key)
      const { page } = work && !work.progress.isOutdated ? work : begin(key, make, work)
      return await page.catch((error: unknown) => {
        outage.note(error)
        const known = isDatabaseAway(error) ? asItWas(key) : undefined
        if (!known) throw error
        return known
      })
    },
    drop(tags) {
      for (const [key, page] of cache.drop(tags)) outdated.keep(key, page, NO_TAGS, outdated.moment())
      for (const { progress } of underWay.values()) progress.isOutdated = progress.hasBegun
    },
  }
}
