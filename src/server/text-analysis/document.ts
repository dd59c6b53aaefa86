import { singularOf } from './singular.ts'
import { hyphenatedParts, wordsOf, wordsToFindBy } from './words.ts'

/** Raise it when products are found by other words, with a migration as 0033: all are indexed again (`index-again.ts`). */
export const DOCUMENT_EDITION = 4

interface Texts {
  name: string
  tags: string[]
  description: string
}

/**
 * A tsvector as text, and the words typos are corrected to. Name weighs A, tags B, parts of hyphenated words C, each
 * also in the singular; words of the description only stand behind a dot. Triggers add `#c2` and `#v5`.
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
  const described = new Set(wordsOf(description).map(singularOf))
  const lexemes = [
    ...[...places].map(([word, at]) => `'${word}':${at.join(',')}`),
    ...[...described].filter((word) => !places.has(word)).map((word) => `'.${word}'`),
  ]
  return { vector: lexemes.join(' '), words: [...places.keys()] }
}
