import { singularOf } from './singular.ts'
import { synonymsOf, thesaurusWords } from './thesaurus.ts'

const SHORTEST_BEGINNING = 2
const SHORTEST_PART = 3

/** A word taken apart: of each part all that says the same. */
export type Parts = string[][]

/** What a typed word may say by itself, whatever the shop has of it. */
export interface Meaning {
  word: string
  /** The word, its singular, synonyms, and the word written as one with its neighbour. */
  told: string[]
  ways: Parts[]
  /** What those words say that go on like it. */
  goingOn: string[]
}

export function meaningOf(typed: string[], at: number): Meaning {
  const word = typed[at] ?? ''
  return {
    word,
    told: sayingTheSame([word, ...joinedWith(typed, at)]),
    ways: waysApart(word),
    goingOn: [...word].length < SHORTEST_BEGINNING ? [] : sayingTheSame(thesaurusWords.begunBy(word)),
  }
}

/** The words themselves, their singulars, and other words that say the same. */
export function sayingTheSame(words: string[]): string[] {
  const forms = words.flatMap((word) => [word, singularOf(word)])
  return [...new Set([...forms, ...forms.flatMap(synonymsOf)])]
}

/** “hand bag” is looked for as “handbag” too. */
function joinedWith(words: string[], at: number): string[] {
  const [before, word, after] = [words[at - 1], words[at], words[at + 1]]
  return [...(before === undefined ? [] : [`${before}${word}`]), ...(after === undefined ? [] : [`${word}${after}`])]
}

function waysApart(word: string): Parts[] {
  if (/\p{N}/u.test(word)) return []
  const ways: Parts[] = []
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at += 1)
    ways.push([sayingTheSame([word.slice(0, at)]), sayingTheSame([word.slice(at)])])
  return ways
}
