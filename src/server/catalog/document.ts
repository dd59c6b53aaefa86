import { wordsToFindBy } from './words.ts'

/** What a product is found by: a tsvector in text form (words of the name weigh A, of the tags B) and its different words. */
export function documentOf({ name, tags }: { name: string; tags: string[] }): { vector: string; words: string[] } {
  const places = new Map<string, string[]>()
  const place = (text: string, at: string) => {
    for (const word of wordsToFindBy(text)) places.set(word, [...(places.get(word) ?? []), at])
  }
  place(name, '1A')
  place(tags.join(' '), '2B')
  const lexemes = [...places].map(([word, at]) => `'${word}':${at.join(',')}`)
  return { vector: lexemes.join(' '), words: [...places.keys()] }
}
