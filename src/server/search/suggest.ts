import type { Db } from '../platform/database/db.ts'
import { withSynonyms } from '../text-analysis/interpretations.ts'
import { oneOfEachMeaning, thesaurusWords } from '../text-analysis/thesaurus.ts'
import { wordsOf } from '../text-analysis/words.ts'
import type { Destination } from './destinations.ts'
import { productsFound } from './found.ts'
import type { Interpreter } from './interpreter.ts'
import { productQueryOf } from './product-query.ts'
import type { QueryTerm } from './query-term.ts'

const MOST_SUGGESTED = 8
const MOST_CATEGORIES = 3
const MOST_STORES = 2
const MOST_COMPLETED = 3
const SHORTEST_ASKED = 2

/** Completions: categories and stores, the Bangla word begun, and product names that it finds. */
export async function suggestionsFor(
  db: Db,
  interpreter: Interpreter,
  search: string,
): Promise<{ suggestions: string[] }> {
  const typed = wordsOf(search)
  if (typed.join('').length < SHORTEST_ASKED) return { suggestions: [] }
  const [destinations, products] = await Promise.all([
    interpreter.readDestinations(),
    productNamesFor(db, interpreter, search),
  ])
  const named = destinations.all.filter(({ nameWords }) => isCompletionOf(nameWords, typed))
  const names = [
    ...namesOf('category', named).slice(0, MOST_CATEGORIES),
    ...namesOf('store', named).slice(0, MOST_STORES),
    ...completed(typed, products.terms).slice(0, MOST_COMPLETED),
    ...products.names,
  ]
  return { suggestions: [...new Set(names)].slice(0, MOST_SUGGESTED) }
}

async function productNamesFor(db: Db, interpreter: Interpreter, search: string) {
  const query = await productQueryOf(interpreter, { search }, 'unknown')
  const { terms } = query
  if (terms.length === 0) return { terms, names: [] }
  const keyset = { after: undefined, limit: MOST_SUGGESTED }
  const { rows } = await productsFound(db, { ...query, isWithoutDescription: true }, keyset)
  return { terms, names: rows.map(({ name }) => name) }
}

function namesOf(kind: Destination['kind'], destinations: Destination[]): string[] {
  return destinations.filter((each) => each.kind === kind).map(({ name }) => name)
}

/** All words are in the name, the last as a prefix. */
function isCompletionOf(name: string[], typed: string[]): boolean {
  const prefix = typed.at(-1) ?? ''
  return typed.slice(0, -1).every((word) => name.includes(word)) && name.some((word) => word.startsWith(prefix))
}

/** The last word in full, one a meaning. Only in Bangla: a browser hides what does not begin with the letters typed. */
function completed(typed: string[], terms: QueryTerm[]): string[] {
  const [prefix, near] = [typed.at(-1) ?? '', terms.at(-1)?.near ?? []]
  if (!/^\p{Script=Bengali}/u.test(prefix)) return []
  const isOfTheShop = (word: string) => withSynonyms([word]).some((same) => near.includes(same))
  const full = thesaurusWords.withPrefix(prefix).filter(isOfTheShop)
  const different = oneOfEachMeaning(full)
  return different.map((word) => [...typed.slice(0, -1), word].join(' '))
}
