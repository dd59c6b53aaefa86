import { MOST_COUNTED } from '#contract/values/limits'
import type { Db } from '../platform/database/db.ts'
import type { ProductQuery } from './fitting-products.queries.ts'
import { type CandidateSet, type Found, type Range, rankedAmong } from './found.queries.ts'
import type { KeysetPage, Listed } from './keyset-page.queries.ts'
import { rankTermsOf, termsToMeet } from './search.queries.ts'

/** In parts of which sizes, as powers of two of ids, the newest can be told (0011_in_stock.sql), and how many at most. */
const PART_BITS = [10, 12, 14, 16, 18]
const MOST_PARTS = 12
const SAMPLE: Range = { bits: 10, parts: 4 }
/** Looks through a quarter more than expected to be enough. */
const RESERVE = 1.25
/** Few enough to bring them all and count. */
const FEW = 3 * MOST_COUNTED

/** So few ids are sooner looked through than a sample of them and then most of the rest: what is found is the same. */
const SMALL_SHOP = 3 * 4_096

/** Newest id at the last look: it says where to begin, never what is found. */
let newestSeen = Number.POSITIVE_INFINITY

interface Seen {
  count: number
  ids: number
}

/** Ranks the newest matches beyond the description, then others; a sample says how far back (decision 005). */
export async function productsFound(db: Db, query: ProductQuery, keyset: KeysetPage): Promise<Listed> {
  const closest = termsToMeet(query.terms, { ...query, isWithoutDescription: true })
  const any = termsToMeet(query.terms, query)
  const ranks = query.terms.map(rankTermsOf)
  const look = async (...candidates: CandidateSet[]) => {
    const found = await rankedAmong(db, { candidates, closest, ranks, filters: query, keyset })
    newestSeen = found.newestId
    return found
  }

  /** Undefined where there is more than is counted, and too little of it close. */
  const lookThrough = async () => {
    const all = await look({ terms: any, among: undefined })
    return !isTooMany(all.total) || isTooMany(all.close) ? all : undefined
  }

  const isSmall = newestSeen <= SMALL_SHOP
  const atOnce = isSmall ? await lookThrough() : undefined
  if (atOnce) return atOnce
  const sample = await look({ terms: any, among: SAMPLE })
  const { newestId } = sample
  const ids = idsIn(SAMPLE, newestId)
  if (isTooMany(sample.close) || (ids >= newestId && !isTooMany(sample.total))) return sample
  const few = !isSmall && (sample.total / ids) * newestId <= FEW ? await lookThrough() : undefined
  if (few) return few
  const close = await goBack({ count: sample.close, ids }, newestId, (among) => look({ terms: closest, among }))
  if (isTooMany(close.close)) return close
  const described = { count: sample.total - sample.close, ids }
  return await goBack(described, newestId, (among) =>
    look({ terms: closest, among: undefined }, { terms: any, isFurther: true, among }),
  )
}

async function goBack(
  seen: Seen,
  newestId: number,
  look: (among: Range | undefined) => Promise<Found>,
): Promise<Found> {
  const among = rangeFor(seen, newestId)
  const found = await look(among)
  if (!among || isTooMany(found.total)) return found
  return await goBack({ count: found.total, ids: idsIn(among, newestId) }, newestId, look)
}

function isTooMany(count: number): boolean {
  return count > MOST_COUNTED
}

/** So many of the newest ids should be enough; undefined: all. */
function rangeFor({ count, ids }: Seen, newestId: number): Range | undefined {
  const needed = isTooMany(count) ? ids : Math.max(((RESERVE * MOST_COUNTED) / count) * ids, 2 * ids)
  const bits = PART_BITS.find((size) => needed <= (MOST_PARTS - 1) * 2 ** size)
  if (bits === undefined || needed >= newestId) return undefined
  // The newest part may have just begun.
  return { bits, parts: Math.ceil(needed / 2 ** bits) + 1 }
}

function idsIn({ bits, parts }: Range, newestId: number): number {
  const last = Math.floor(newestId / 2 ** bits)
  return newestId - Math.max(0, last - parts + 1) * 2 ** bits + 1
}
