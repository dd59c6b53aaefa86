import { MOST_COUNTED } from '#contract/counting'
import type { Db } from '../platform/db.ts'
import { type Found, type Range, rankedAmong, type Sought } from './found.queries.ts'
import type { Wish } from './on-sale.queries.ts'
import { rankTermsOf, termsToMeet } from './search.queries.ts'
import type { Listed, Stretch } from './stretch.queries.ts'

/** In parts of which sizes, as powers of two of ids, the newest can be told (0011_in_stock.sql), and how many at most. */
const PART_BITS = [10, 12, 14, 16, 18]
const MOST_PARTS = 12
/** These tell how often words are met. */
const SAMPLE: Range = { bits: 10, parts: 4 }
/** As much more is looked through than should be enough: what is expected is not always there. */
const RESERVE = 1.25
/** Where no more are expected among all, they are all brought to see how many they are. */
const FEW = 3 * MOST_COUNTED

/** How often something is met among so many of the newest ids. */
interface Seen {
  count: number
  ids: number
}

/**
 * Products by how well they meet words. Compared are the newest that meet them beyond the description, and where these
 * are no more than are counted, the newest others too. A look at the last few thousand tells how often the words are met,
 * and so how far back to look: a word that is everywhere is found often enough among the newest, and one that is rare is
 * looked for among all.
 */
export async function productsFound(db: Db, wish: Wish, stretch: Stretch): Promise<Listed> {
  const closest = termsToMeet(wish.words, { ...wish, isBeyondTelling: true })
  const any = termsToMeet(wish.words, wish)
  const ranks = wish.words.map(rankTermsOf)
  const look = (...sought: Sought[]) => rankedAmong(db, { sought, closest, ranks, filters: wish, stretch })

  const sample = await look({ terms: any, among: SAMPLE })
  const { newestId } = sample
  const ids = idsIn(SAMPLE, newestId)
  if (isTooMany(sample.close) || (ids >= newestId && !isTooMany(sample.total))) return sample
  if ((sample.total / ids) * newestId <= FEW) {
    const all = await look({ terms: any, among: undefined })
    if (!isTooMany(all.total) || isTooMany(all.close)) return all
  }
  const close = await goBack({ count: sample.close, ids }, newestId, (among) => look({ terms: closest, among }))
  if (isTooMany(close.close)) return close
  const told = { count: sample.total - sample.close, ids }
  return await goBack(told, newestId, (among) =>
    look({ terms: closest, among: undefined }, { terms: any, isFurther: true, among }),
  )
}

/** Looks among ever more of the newest, until there are too many to count or these are all. */
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

/** Among how many of the newest there should be enough; undefined: among all. */
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
