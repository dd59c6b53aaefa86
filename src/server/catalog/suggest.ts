import type { Db } from '../platform/db.ts'
import { productsFound } from './found.ts'
import { sayingTheSame } from './meaning.ts'
import type { Place, ReadPlaces } from './places.ts'
import type { SoughtWord } from './sought-word.ts'
import { oneOfEachMeaning, thesaurusWords } from './thesaurus.ts'
import { wishOf } from './wish.ts'
import { wordsOf } from './words.ts'

const MOST_SUGGESTED = 8
const MOST_CATEGORIES = 3
const MOST_STORES = 2
const MOST_COMPLETED = 3
const SHORTEST_ASKED = 2

/**
 * What a search that is being typed may become: categories and stores whose names go on like it, the Bangla word that is
 * begun, and names of products that it finds beyond their descriptions.
 */
export async function suggestionsFor(
  db: Db,
  readPlaces: ReadPlaces,
  search: string,
): Promise<{ suggestions: string[] }> {
  const typed = wordsOf(search)
  if (typed.join('').length < SHORTEST_ASKED) return { suggestions: [] }
  const [places, products] = await Promise.all([readPlaces(), productsBeyondTelling(db, readPlaces, search)])
  const named = places.all.filter(({ spoken }) => goesOnLike(spoken, typed))
  const names = [
    ...namesOf('category', named).slice(0, MOST_CATEGORIES),
    ...namesOf('store', named).slice(0, MOST_STORES),
    ...completed(typed, products.words).slice(0, MOST_COMPLETED),
    ...products.names,
  ]
  return { suggestions: [...new Set(names)].slice(0, MOST_SUGGESTED) }
}

async function productsBeyondTelling(db: Db, readPlaces: ReadPlaces, search: string) {
  const wish = await wishOf(db, readPlaces, { search })
  const { words } = wish
  if (words.length === 0) return { words, names: [] }
  const stretch = { after: undefined, limit: MOST_SUGGESTED }
  const { rows } = await productsFound(db, { ...wish, isBeyondTelling: true }, stretch)
  return { words, names: rows.map(({ name }) => name) }
}

function namesOf(kind: Place['kind'], places: Place[]): string[] {
  return places.filter((place) => place.kind === kind).map(({ name }) => name)
}

/** All words typed so far are in the name, the last of them perhaps only begun. */
function goesOnLike(name: string[], typed: string[]): boolean {
  const begun = typed.at(-1) ?? ''
  return typed.slice(0, -1).every((word) => name.includes(word)) && name.some((word) => word.startsWith(begun))
}

/**
 * With the word that is begun in full, one for each meaning. Only in Bangla: a browser leaves out what does not go on like
 * the letters typed, and the names of most products are in Latin ones.
 */
function completed(typed: string[], words: SoughtWord[]): string[] {
  const [begun, near] = [typed.at(-1) ?? '', words.at(-1)?.near ?? []]
  if (!/^\p{Script=Bengali}/u.test(begun)) return []
  const isOfTheShop = (word: string) => sayingTheSame([word]).some((same) => near.includes(same))
  const full = thesaurusWords.begunBy(begun).filter(isOfTheShop)
  const different = oneOfEachMeaning(full)
  return different.map((word) => [...typed.slice(0, -1), word].join(' '))
}
