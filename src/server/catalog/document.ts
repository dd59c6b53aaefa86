import { singularOf } from './singular.ts'
import { hyphenatedParts, wordsOf, wordsToFindBy } from './words.ts'

/** Raised when products are to be found by other words than before: the shop then reads them all again (`index-again.ts`). */
export const DOCUMENT_EDITION = 2

interface Texts {
  name: string
  tags: string[]
  description: string
}

/**
 * What a product is found by: a tsvector in text form, and the different words that typing errors are corrected to. Words of
 * the name weigh A, of the tags B, parts of hyphenated words C, each also in its singular; a word only told in the description stands behind a dot, so
 * that a search can tell from the index alone where it is. The database adds where the product stands (`#c2`, `#v5`).
 */
export function documentOf({ name, tags, description }: Texts): { vector: string; words: string[] } {
  const places = new Map<string, string[]>()
  const place = (words: string[], at: string) => {
    for (const word of new Set([...words, ...words.map(singularOf)]))
      places.set(word, [...(places.get(word) ?? []), at])
  }
  for (const [at, weight, texts] of [
    [1, 'A', [name]],
    [2, 'B', tags],
  ] as const) {
    const parts = hyphenatedParts(texts.join(' '))
    const words = wordsToFindBy(texts.join(' '))
    place(
      words.filter((word) => !parts.includes(word)),
      `${at}${weight}`,
    )
    place(parts, `${at}C`)
  }
  const told = new Set(wordsOf(description).map(singularOf))
  const lexemes = [
    ...[...places].map(([word, at]) => `'${word}':${at.join(',')}`),
    ...[...told].filter((word) => !places.has(word)).map((word) => `'.${word}'`),
  ]
  return { vector: lexemes.join(' '), words: [...places.keys()] }
}
