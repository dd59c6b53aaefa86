import { singularOf } from './singular.ts'
import { synonymsOf, thesaurusWords } from './thesaurus.ts'

const SHORTEST_BEGINNING = 2
const SHORTEST_PART = 3

export type Parts = string[][]

/** Meanings of a typed word, whatever the shop has. */
export interface Interpretation {
  word: string
  /** Itself, singular, synonyms, joined with its neighbour. */
  told: string[]
  ways: Parts[]
  /** The same for its completions. */
  goingOn: string[]
}

export function interpretationsOf(typed: string[], at: number): Interpretation {
  const word = typed[at] ?? ''
  return {
    word,
    told: sayingTheSame([word, ...joinedWith(typed, at)]),
    ways: waysApart(word),
    goingOn: [...word].length < SHORTEST_BEGINNING ? [] : sayingTheSame(thesaurusWords.begunBy(word)),
  }
}

/** Words, singulars and synonyms. */
export function sayingTheSame(words: string[]): string[] {
  const forms = words.flatMap((word) => [word, singularOf(word)])
  return [...new Set([...forms, ...forms.flatMap(synonymsOf)])]
}

/** “hand bag” also means “handbag”. */
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
