import { singularOf } from './singular.ts'
import { synonymsOf, thesaurusWords } from './thesaurus.ts'

const SHORTEST_PREFIX = 2
const SHORTEST_PART = 3

export type Split = string[][]

/** Meanings of a typed word, whatever the shop has. */
export interface Interpretation {
  word: string
  /** Itself, singular, synonyms, joined with its neighbour. */
  synonyms: string[]
  splits: Split[]
  completions: string[]
}

export function interpretationsOf(typed: string[], at: number): Interpretation {
  const word = typed[at] ?? ''
  return {
    word,
    synonyms: withSynonyms([word, ...joinedWithNeighbours(typed, at)]),
    splits: splitsOf(word),
    completions: [...word].length < SHORTEST_PREFIX ? [] : withSynonyms(thesaurusWords.withPrefix(word)),
  }
}

export function withSynonyms(words: string[]): string[] {
  const forms = words.flatMap((word) => [word, singularOf(word)])
  return [...new Set([...forms, ...forms.flatMap(synonymsOf)])]
}

/** “hand bag” also means “handbag”. */
function joinedWithNeighbours(words: string[], at: number): string[] {
  const [before, word, after] = [words[at - 1], words[at], words[at + 1]]
  return [...(before === undefined ? [] : [`${before}${word}`]), ...(after === undefined ? [] : [`${word}${after}`])]
}

function splitsOf(word: string): Split[] {
  if (/\p{N}/u.test(word)) return []
  const splits: Split[] = []
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at += 1)
    splits.push([withSynonyms([word.slice(0, at)]), withSynonyms([word.slice(at)])])
  return splits
}
