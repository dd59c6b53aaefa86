import { type Db, pipelined } from '../platform/database/db.ts'
import type { LookUp } from '../platform/invalidation/cached-lookup.ts'
import { type Counted, knownWords, wordsWithPrefix } from './vocabulary.queries.ts'

/** What the vocabulary has of a word (`silk`) or of a prefix (`silk*`); words are letters and digits only. */
export interface VocabularyEntry {
  /** On sale with this very word, at the last count; undefined where no product has it. */
  products?: number
  /** Longer words, alphabetically, `MOST_COMPLETIONS` and one more. */
  longer?: Counted[]
}

export type Vocabulary = ReadonlyMap<string, VocabularyEntry>

export const MOST_COMPLETIONS = 100
const PREFIX = '*'

export function prefixKey(word: string): string {
  return word + PREFIX
}

/** Look-ups in the vocabulary, in one round trip. */
export function lookUpIn(db: Db): LookUp<VocabularyEntry> {
  return async (keys) => {
    const words = keys.filter((key) => !key.endsWith(PREFIX))
    const prefixes = keys.filter((key) => key.endsWith(PREFIX)).map((key) => key.slice(0, -PREFIX.length))
    const [known, longer] = await pipelined(db, (connection) =>
      Promise.all([knownWords(connection, words), wordsWithPrefix(connection, prefixes, MOST_COMPLETIONS)]),
    )
    const entries = new Map<string, VocabularyEntry>(keys.map((key) => [key, {}]))
    for (const { word, products } of known) entries.set(word, { products })
    for (const prefix of prefixes)
      entries.set(prefixKey(prefix), { longer: longer.filter(({ typed }) => typed === prefix) })
    return entries
  }
}

/**
 * Entries of `words`, and of `typed` as prefixes, whose longer words tell of the words that begin with them: “cotton saree” is
 * one word only where `cotton*` has it. Memory would hold no such pair, as each search makes its own.
 */
export async function vocabularyFor(
  lookUp: LookUp<VocabularyEntry>,
  words: string[],
  typed: string[],
): Promise<Vocabulary> {
  const prefixesOf = (word: string) => typed.filter((each) => word !== each && word.startsWith(each))
  const apart = words.filter((word) => prefixesOf(word).length === 0)
  const found = new Map(await lookUp([...apart, ...typed.map(prefixKey)]))
  const untold: string[] = []
  for (const word of words) {
    if (found.has(word)) continue
    const told = prefixesOf(word)
      .map((prefix) => found.get(prefixKey(prefix))?.longer ?? [])
      .find(({ length }) => length <= MOST_COMPLETIONS)
    if (told) found.set(word, told.find((longer) => longer.word === word) ?? {})
    else untold.push(word)
  }
  if (untold.length > 0) for (const [word, entry] of await lookUp(untold)) found.set(word, entry)
  return found
}
