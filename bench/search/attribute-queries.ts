import type { Random } from '../../demo/random.ts'
import { singularOf } from '../../src/server/text-analysis/singular.ts'
import type { Good, Judgment } from './judging.ts'
import { mistyped } from './typing-slips.ts'

/** Kinds of queries; the goals are those of docs/decisions/005. */
export const GOALS = {
  'colour and kind': 0.88,
  'audience and kind': 0.95,
  'one slip in one word': 0.85,
  'one slip in each word': 0.75,
} as const
export type QueryKind = keyof typeof GOALS

/** Colours that nobody asks for. */
const NO_COLOURS = ['multi', 'na', '']

/**
 * So many queries that the goods themselves answer: a product answers one fully whose attributes are those asked for, and
 * no other does. Each pair of attributes is asked for as it is; the rest of the queries are the pairs of colour and kind again,
 * half of them with a slip in one word, half with one in each.
 */
export function attributeQueries(goods: Good[], count: number, random: Random): Map<QueryKind, Judgment[]> {
  const byColour = shuffled(pairsOf(goods, 'colour'), random).filter(([colour]) => !NO_COLOURS.includes(colour))
  const byAudience = shuffled(pairsOf(goods, 'audience'), random)
  const colours = byColour.slice(0, count / 4).map((pair) => judged(pair, 'colour', spoken(pair)))
  const audiences = byAudience.slice(0, count / 4).map((pair) => judged(pair, 'audience', spoken(pair)))
  const left = count - colours.length - audiences.length
  const slipped = (slip: (text: string) => string, many: number) =>
    Array.from({ length: many }, (_, at) => {
      const pair = byColour[at % byColour.length] ?? ['', '']
      return judged(pair, 'colour', slip(spoken(pair)))
    })
  return new Map([
    ['colour and kind', colours],
    ['audience and kind', audiences],
    ['one slip in one word', slipped((text) => slipInOneWord(text, random), Math.ceil(left / 2))],
    ['one slip in each word', slipped((text) => slipInEachWord(text, random), Math.floor(left / 2))],
  ])
}

type Pair = [attribute: string, kind: string]

function pairsOf(goods: Good[], attribute: 'colour' | 'audience'): Pair[] {
  const pairs = goods.flatMap(({ attributes }): [string, Pair][] => {
    if (!attributes) return []
    const pair: Pair = [attributes[attribute].toLowerCase(), attributes.kind.toLowerCase()]
    return [[pair.join('/'), pair]]
  })
  return [...new Map(pairs).values()]
}

/** “navy blue casual shoe”: of a kind, one. */
function spoken([attribute, kind]: Pair): string {
  const words = kind.split(' ')
  return [attribute, ...words.slice(0, -1), singularOf(words.at(-1) ?? '')].join(' ')
}

function judged([wanted, kind]: Pair, attribute: 'colour' | 'audience', query: string): Judgment {
  const answers = ({ attributes }: Good) =>
    attributes?.[attribute].toLowerCase() === wanted && attributes.kind.toLowerCase() === kind
  return [query, answers]
}

function slipInOneWord(text: string, random: Random): string {
  const words = text.split(' ')
  const long = words.flatMap((word, at) => (word.length > 2 ? [at] : []))
  const chosen = long.length > 0 ? random.pick(long) : undefined
  return words.map((word, at) => (at === chosen ? mistyped(word, random) : word)).join(' ')
}

function slipInEachWord(text: string, random: Random): string {
  return text
    .split(' ')
    .map((word) => mistyped(word, random))
    .join(' ')
}

function shuffled<Of>(all: Of[], random: Random): Of[] {
  const placed = all.map((each) => ({ each, at: random.share() }))
  return placed.sort((one, other) => one.at - other.at).map(({ each }) => each)
}
