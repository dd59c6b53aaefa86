import type { Tag } from '../announcements.ts'
import { createDrops } from './drops.ts'

/**
 * A finished page, ready to be written: its bytes as browsers take them, compressed with brotli, or as they are where that
 * was not worth it. What nobody needs twice is made of these when it is asked for (send-page.ts).
 */
export type FinishedPage = {
  status: number
  headers: Record<string, string>
  /** Made when it is first asked for. */
  gzip?: Buffer
} & ({ br: Buffer; identity?: never } | { identity: Buffer; br?: never })

interface Kept {
  page: FinishedPage
  tags: ReadonlySet<Tag>
  bytes: number
  at: number
}

export interface PageCache {
  get(key: string): FinishedPage | undefined
  /** Also one that is not believed any more. */
  last(key: string): FinishedPage | undefined
  /** A moment to compare with: what was dropped after it must not be kept from before it. */
  moment(): number
  keep(key: string, page: FinishedPage, tags: ReadonlySet<Tag>, since: number): void
  /** Takes out the pages that show one of these, and answers them. */
  drop(tags: ReadonlySet<Tag>): [key: string, page: FinishedPage][]
  /** From now on nothing that was kept, or begun, before is believed. It stays until there is something newer. */
  distrust(): void
  remove(key: string): void
}

/** Keeps finished pages up to `maxBytes`, the longest unasked leaving first, each until something on it changes. */
export function createPageCache(maxBytes: number): PageCache {
  const kept = new Map<string, Kept>()
  const keysOf = new Map<Tag, Set<string>>()
  const drops = createDrops()
  let bytes = 0

  const remove = (key: string) => {
    const entry = kept.get(key)
    if (!entry) return
    kept.delete(key)
    bytes -= entry.bytes
    for (const tag of entry.tags) {
      const keys = keysOf.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) keysOf.delete(tag)
    }
  }

  return {
    get(key) {
      const entry = kept.get(key)
      if (!entry || !drops.isBelieved(entry.at)) return undefined
      kept.delete(key)
      kept.set(key, entry)
      return entry.page
    },
    last: (key) => kept.get(key)?.page,
    moment: drops.moment,
    keep(key, page, tags, since) {
      if (!drops.isCurrent(tags, since)) return
      remove(key)
      const size = bytesOf(key, page)
      if (size > maxBytes) return
      kept.set(key, { page, tags, bytes: size, at: drops.moment() })
      bytes += size
      for (const tag of tags) keysOf.set(tag, (keysOf.get(tag) ?? new Set()).add(key))
      for (const oldest of kept.keys()) {
        if (bytes <= maxBytes) break
        remove(oldest)
      }
    },
    remove,
    distrust: drops.distrust,
    drop(tags) {
      drops.drop(tags)
      const keys = new Set([...tags].flatMap((tag) => [...(keysOf.get(tag) ?? [])]))
      return [...keys].flatMap((key): [string, FinishedPage][] => {
        const page = kept.get(key)?.page
        remove(key)
        return page ? [[key, page]] : []
      })
    },
  }
}

/** Headers and bookkeeping weigh something too. */
const OVERHEAD_BYTES = 2048

/** With room for gzip, which may still come, and is about as large as brotli. */
function bytesOf(key: string, page: FinishedPage): number {
  return (page.identity ? page.identity.length : 2 * page.br.length) + 2 * key.length + OVERHEAD_BYTES
}
