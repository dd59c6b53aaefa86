import type { Tag } from '../announcements.ts'
import { isDatabaseAway } from '../database-trouble.ts'
import type { Hearing } from '../hearing.ts'
import { type OutageWatch, staleHeaders } from '../outage-watch.ts'
import { Refusal } from '../refusal.ts'
import { createTurns } from '../turns.ts'
import { createPageCache, type FinishedPage } from './page-cache.ts'
import { tightenOnce } from './tighten.ts'
import { createUnderWay } from './under-way.ts'

export interface Making {
  page: FinishedPage
  shows: ReadonlySet<Tag>
  /** Given where it goes by more than the status. */
  isKept?: boolean
}

export interface PageKeeper {
  /** The page, where it is kept and to be believed; while the database is away, as it was last. */
  kept(key: string): FinishedPage | undefined
  /**
   * The page, made now or being made: of one key one at a time. While the database is away, as it was last, which its
   * headers say. Refuses `busy` when too many wait to be made.
   */
  made(key: string, make: () => Promise<Making>): Promise<FinishedPage>
  /** What was read at another moment may have changed since. */
  moment(): number
  /** Of this page nothing is to be shown any more, not even as it was. */
  forget(key: string): void
  /** Forgets pages that show one of these; who comes from now on gets nothing that was begun before. */
  drop(tags: ReadonlySet<Tag>): void
}

interface Room {
  bytes: number
  atOnce: number
  waiting: number
  longestWaitMs: number
  outage: OutageWatch
  hearing: Hearing
}

const RETRY_SECONDS = 2
const NO_TAGS: ReadonlySet<Tag> = new Set()

/** Makes pages in turns and keeps them, up to so many bytes, until something on them changes. */
export function createPageKeeper({ bytes, outage, hearing, ...line }: Room): PageKeeper {
  const cache = createPageCache(bytes)
  // As pages were before something on them changed, until they are made anew.
  const outdated = createPageCache(bytes / 4)
  const refusal = () => new Refusal('busy', { retryAfterSeconds: RETRY_SECONDS })
  const inTurn = createTurns({ ...line, refusal })
  const underWay = createUnderWay<FinishedPage>()

  const fresh = (key: string) => (hearing.isCertain() ? cache.get(key) : undefined)
  const forget = (key: string) => {
    cache.remove(key)
    outdated.remove(key)
  }
  const makeAnew = async (key: string, make: () => Promise<Making>): Promise<FinishedPage> => {
    const since = cache.moment()
    const {
      page,
      shows,
      isKept = page.status === 200,
    } = await make().catch((error: unknown) => {
      // What the shop says no to now is not to be shown later, as if nothing had happened.
      if (error instanceof Refusal && error.code !== 'busy') forget(key)
      throw error
    })
    if (isKept) cache.keep(key, page, shows, since)
    const isIn = cache.get(key) !== undefined
    if (!isIn) forget(key)
    else outdated.remove(key)
    if (!isIn && page.status === 200) outdated.keep(key, page, NO_TAGS, outdated.moment())
    return page
  }
  const asItWas = (key: string): FinishedPage | undefined => {
    const page = outdated.get(key) ?? cache.last(key)
    return page && { ...page, headers: { ...page.headers, ...staleHeaders(outage.since() ?? new Date()) } }
  }

  hearing.onGap(() => {
    cache.distrust()
    underWay.outdate()
  })

  return {
    moment: cache.moment,
    forget,
    kept(key) {
      const page = fresh(key)
      if (page) tightenOnce(page)
      return page ?? (outage.since() && asItWas(key))
    },
    async made(key, make) {
      const last = outage.since() && asItWas(key)
      if (last) return last
      const page = underWay.join(key, async (begun) => {
        const turn = () => {
          begun()
          return makeAnew(key, make)
        }
        return fresh(key) ?? (await inTurn(turn))
      })
      return await page.catch((error: unknown) => {
        outage.note(error)
        const known = isDatabaseAway(error) ? asItWas(key) : undefined
        if (!known) throw error
        return known
      })
    },
    drop(tags) {
      for (const [key, page] of cache.drop(tags)) outdated.keep(key, page, NO_TAGS, outdated.moment())
      underWay.outdate()
    },
  }
}
