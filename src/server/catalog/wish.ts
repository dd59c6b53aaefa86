import type { Size } from '#contract/garment'
import { MAX_TAKA } from '#contract/money'
import type { Db } from '../platform/db.ts'
import { bitOf } from './in-stock.ts'
import type { Wish } from './on-sale.queries.ts'
import { lexemesOfCategories, type ReadPlaces } from './places.ts'
import { tagTermsOf } from './search.queries.ts'
import { soughtWords } from './search.ts'
import { typedSearch } from './typed-search.ts'

/** What the call asks for; prices in taka. */
export interface Asked {
  search?: string | undefined
  categoryId?: number | undefined
  vendorId?: number | undefined
  size?: Size | undefined
  minPrice?: number | undefined
  maxPrice?: number | undefined
  tag?: string | undefined
}

/** What is wished for by it: what the fields say goes before what the words say of price and size. */
export async function wishOf(db: Db, readPlaces: ReadPlaces, asked: Asked): Promise<Wish> {
  const typed = typedSearch(asked.search ?? '')
  const { categoryId } = asked
  const size = asked.size ?? typed.size
  return {
    ...(await spokenWish(db, readPlaces, typed.words, categoryId)),
    categoryId,
    vendorId: asked.vendorId,
    sizeBit: size && bitOf(size),
    minPoisha: limitOf(asked.minPrice ?? typed.minTaka),
    maxPoisha: limitOf(asked.maxPrice ?? typed.maxTaka),
    tag: asked.tag || undefined,
    tagTerms: asked.tag ? tagTermsOf(asked.tag) : undefined,
  }
}

async function spokenWish(
  db: Db,
  readPlaces: ReadPlaces,
  typed: string[],
  categoryId: number | undefined,
): Promise<Pick<Wish, 'words' | 'places'>> {
  if (typed.length === 0) return { words: [] }
  const places = await readPlaces()
  return {
    words: await soughtWords(db, places, typed),
    // The index of words knows the categories too: it need not bring what stands elsewhere.
    places: categoryId === undefined ? [] : lexemesOfCategories(places.categoriesBelow(categoryId)),
  }
}

/** A price limit in poisha; one above every price there can be is just above them. */
function limitOf(taka: number | undefined): number | undefined {
  return taka === undefined ? undefined : Math.round(Math.min(taka, MAX_TAKA + 1) * 100)
}
