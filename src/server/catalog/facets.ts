import type { ProductFacets } from '#contract/catalog'
import { SIZES } from '#contract/garment'
import { takaOf } from '#contract/money'
import type { Db } from '../platform/db.ts'
import { facetCounts, isChosen, MOST_FACETS } from './facets.queries.ts'
import type { Place, Places, ReadPlaces } from './places.ts'
import { type Asked, wishOf } from './wish.ts'
import { wordsOf } from './words.ts'

/**
 * By what the products that are asked for can be narrowed down: each facet with how many of them it would leave. What is
 * chosen of one comes first, and then what would take its place.
 */
export async function facetsOf(db: Db, readPlaces: ReadPlaces, asked: Asked): Promise<ProductFacets> {
  const wish = await wishOf(db, readPlaces, asked)
  const { total, categories, stores, sizes, tags, lowest, highest } = await facetCounts(db, wish)
  const places = await readPlaces()
  const category = isChosen(wish, 'categories') && placeOf(places, 'category', wish.categoryId)
  const store = placeOf(places, 'store', wish.vendorId)
  const { tag } = wish
  return {
    categories: category ? first({ ...category, count: total }, categories, sameId) : categories,
    stores: store ? first({ ...store, count: total }, stores, sameId) : stores,
    sizes: SIZES.flatMap((size) => sizes.filter((one) => one.size === size).map(({ count }) => ({ size, count }))),
    // Only by its words is a tag found.
    tags: (tag ? first({ tag, count: total }, tags, (one, other) => one.tag === other.tag) : tags).filter(
      (each) => wordsOf(each.tag).length > 0,
    ),
    prices: lowest === null || highest === null ? null : { lowest: takaOf(lowest), highest: takaOf(highest) },
    corrected: wish.words.flatMap(({ word, slipOf }) => (slipOf.length > 0 ? [{ typed: word, meant: slipOf }] : [])),
  }
}

/** With this choice before the others. */
function first<Choice>(chosen: Choice, all: Choice[], isSame: (one: Choice, other: Choice) => boolean): Choice[] {
  return [chosen, ...all.filter((each) => !isSame(each, chosen))].slice(0, MOST_FACETS)
}

function sameId(one: { id: number }, other: { id: number }): boolean {
  return one.id === other.id
}

/** Hidden and closed ones have no name here. */
function placeOf(
  { all }: Places,
  kind: Place['kind'],
  id: number | undefined,
): { id: number; name: string } | undefined {
  const place = all.find((each) => each.kind === kind && each.id === id)
  return place && { id: place.id, name: place.name }
}
