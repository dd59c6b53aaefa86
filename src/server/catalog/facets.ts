import type { ProductFacets } from '#contract/catalog'
import { SIZES } from '#contract/garment'
import { takaOf } from '#contract/money'
import type { Db } from '../platform/db.ts'
import { facetCounts } from './facets.queries.ts'
import type { ReadPlaces } from './places.ts'
import { type Asked, wishOf } from './wish.ts'
import { wordsOf } from './words.ts'

/** By what the products that are asked for can be narrowed down: each facet with how many of them it would leave. */
export async function facetsOf(db: Db, readPlaces: ReadPlaces, asked: Asked): Promise<ProductFacets> {
  const wish = await wishOf(db, readPlaces, asked)
  const { isExact, categories, stores, sizes, tags, lowest, highest } = await facetCounts(db, wish)
  return {
    isExact,
    categories,
    stores,
    sizes: SIZES.flatMap((size) => sizes.filter((one) => one.size === size).map(({ count }) => ({ size, count }))),
    // Only by its words is a tag found.
    tags: tags.filter(({ tag }) => wordsOf(tag).length > 0),
    prices: lowest === null || highest === null ? null : { lowest: takaOf(lowest), highest: takaOf(highest) },
    corrected: wish.words.flatMap(({ word, slipOf }) => (slipOf.length > 0 ? [{ typed: word, meant: slipOf }] : [])),
  }
}
