import type { ProductFacets } from '#contract/search'
import { takaOf } from '#contract/values/money'
import { SIZES } from '#contract/values/sizes'
import type { Db } from '../platform/database/db.ts'
import { plainText, WORD, wordsOf } from '../text-analysis/words.ts'
import type { Destination, Destinations } from './destinations.ts'
import { facetCounts, isChosen, MOST_FACETS } from './facets.queries.ts'
import { findByInterpretation } from './find-by-interpretation.ts'
import type { Interpreter } from './interpreter.ts'
import type { SearchRequest } from './product-query.ts'
import type { QueryTerm } from './query-term.ts'

/** Facets of a list, each choice with how many products it leaves; what is chosen comes first. */
export async function facetsOf(db: Db, interpreter: Interpreter, asked: SearchRequest): Promise<ProductFacets> {
  const { interpreted, found } = await findByInterpretation(interpreter, asked, ({ query }) => facetCounts(db, query))
  const { query, understood, unknown } = interpreted
  const { total, categories, stores, sizes, tags, lowest, highest } = found
  const destinations = await interpreter.readDestinations()
  const category = isChosen(query, 'categories') && destinationOf(destinations, 'category', query.categoryId)
  const store = destinationOf(destinations, 'store', query.vendorId)
  const { tag } = query
  return {
    total,
    understood: understood.map(({ isForKids, minTaka, maxTaka, ...each }) => ({
      ...each,
      ...(minTaka === undefined ? {} : { minPrice: minTaka }),
      ...(maxTaka === undefined ? {} : { maxPrice: maxTaka }),
      ...(isForKids && category ? { category: category.name } : {}),
    })),
    unknown,
    categories: category ? first({ ...category, count: total }, categories, sameId) : categories,
    stores: store ? first({ ...store, count: total }, stores, sameId) : stores,
    sizes: SIZES.flatMap((size) => sizes.filter((one) => one.size === size).map(({ count }) => ({ size, count }))),
    // Only by its words is a tag found.
    tags: (tag ? first({ tag, count: total }, tags, (one, other) => one.tag === other.tag) : tags).filter(
      (each) => wordsOf(each.tag).length > 0,
    ),
    prices: lowest === null || highest === null ? null : { lowest: takaOf(lowest), highest: takaOf(highest) },
    ...correctionsIn(asked.search ?? '', query.terms),
  }
}

function first<Choice>(chosen: Choice, all: Choice[], isSame: (one: Choice, other: Choice) => boolean): Choice[] {
  return [chosen, ...all.filter((each) => !isSame(each, chosen))].slice(0, MOST_FACETS)
}

function sameId(one: { id: number }, other: { id: number }): boolean {
  return one.id === other.id
}

/** Hidden and closed ones have no name here. */
function destinationOf(
  { all }: Destinations,
  kind: Destination['kind'],
  id: number | undefined,
): { id: number; name: string } | undefined {
  const found = all.find((each) => each.kind === kind && each.id === id)
  return found && { id: found.id, name: found.name }
}

/** What of a search was taken for something else, and the whole of it with that instead (“green saree under 900”). */
export function correctionsIn(search: string, terms: QueryTerm[]): Pick<ProductFacets, 'corrected' | 'searchedFor'> {
  const corrected = terms.flatMap(({ typed, typoOf }) => (typoOf.length > 0 ? [{ typed, meant: typoOf }] : []))
  if (corrected.length === 0) return { corrected, searchedFor: null }
  const meantFor = new Map(corrected.map(({ typed, meant }) => [typed, meant[0] ?? typed]))
  return {
    corrected,
    searchedFor: plainText(search)
      .replace(WORD, (word) => meantFor.get(word) ?? word)
      .trim(),
  }
}
