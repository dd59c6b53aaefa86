import type { Tag } from '../announcements.ts'
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
  /** The page, made now or being made: of one key one at a time. Refuses `busy` when too many wait to be made. */
  made(key: string, make: () => Promise<Making>): Promise<FinishedPage>
  /** Forgets pages that show one of these; who comes from now on gets nothing that was begun before. */
  drop(tags: ReadonlySet<Tag>): void
}

interface Work {
  page: Promise<FinishedPage>
  progress: { hasBegun: boolean; isOutdated: boolean }
}

const RETRY_SECONDS = 2

/** Makes pages in turns and keeps them, up to so many bytes, until something on them changes. */
export function createPageKeeper(room: { bytes: number; atOnce: number; waiting: number }): PageKeeper {
  const cache = createPageCache(room.bytes)
  const inTurn = createTurns({ ...room, refusal: () => new Refusal('busy', { retryAfterSeconds: RETRY_SECONDS }) })
  const underWay = new Map<string, Work>()

  const begin = (key: string, make: () => Promise<Making>, earlier: Work | undefined): Work => {
    const progress = { hasBegun: false, isOutdated: false }
    const run = async () => {
      await earlier?.page.catch(() => undefined)
      return cache.get(key) ?? (await inTurn(runNow))
    }
    const runNow = async () => {
      progress.hasBegun = true
      const since = cache.moment()
      const { page, shows, isKept = page.status === 200 } = await make()
      if (isKept) cache.keep(key, page, shows, since)
      return page
    }
    const work: Work = { progress, page: run() }
    underWay.set(key, work)
    const forget = () => {
      if (underWay.get(key) === work) underWay.delete(key)
    }
    work.page.then(forget, forget)
    return work
  }

  return {
    kept: (key) => cache.get(key),
    made(key, make) {
      const work = underWay.get(key)
      return (work && !work.progress.isOutdated ? work : begin(key, make, work)).page
    },
    drop(tags) {
      cache.drop(tags)
      for (const { progress } of underWay.values()) progress.isOutdated = progress.hasBegun
    },
  }
}
