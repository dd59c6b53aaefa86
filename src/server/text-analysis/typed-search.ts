import { MAX_TAKA } from '#contract/values/money'
import type { Size } from '#contract/values/sizes'
import { saidSize } from './said-size.ts'
import { singularOf } from './singular.ts'
import { synonymsOf } from './thesaurus.ts'
import { AFTER_WORD, BEFORE_WORD, plainText, wordsOf } from './words.ts'

/** A search taken apart: words, and what it says of price, size, order and age. */
export interface TypedSearch {
  words: string[]
  size?: Size
  minTaka?: number
  maxTaka?: number
  sort?: 'price_asc' | 'price_desc'
  /** For a child of so many years or months: sizes here are M to XXL for all (spec §9), so an age says only for whom. */
  isForKids?: boolean
}

/** One thing understood, and the search without it. */
export interface Understood extends Omit<TypedSearch, 'words'> {
  without: string
}

const MOST_WORDS = 8
/** A word that no product has. */
const NO_WORD = '#'
const AMOUNT = String.raw`(?:৳|tk\.?|taka|bdt)?\s*(\d[\d,]{1,8}(?:\.\d+)?|\d(?:\.\d+)?(?=\s*k))\s*(k)?\b\s*(?:৳|tk\.?|takar?|bdt|টাকার?)?\s*(?:/-)?`
const BETWEEN = expression(
  `${BEFORE_WORD}(?:between\\s+)?${AMOUNT}\\s*(?:-|–|to|and|theke|থেকে)\\s*${AMOUNT}${AFTER_WORD}`,
  'g',
)
/** “30-32” is a waist: short amounts are money only where the text says so. */
const SAYS_MONEY = /৳|tk|taka|bdt|টাকা|\d\s*k/u
export const LEAST_UNSAID_TAKA = 100
const UNDER = [
  expression(`(?:<|${BEFORE_WORD}(?:under|below|less than|within|up ?to|max(?:imum)?))\\s*${AMOUNT}${AFTER_WORD}`),
  expression(
    `${BEFORE_WORD}${AMOUNT}\\s*(?:er|এর)?\\s*(?:niche|nice|নিচে|নীচে|modd?he|মধ্যে|kome?|কমে?|or less)${AFTER_WORD}`,
  ),
]
const OVER = [
  expression(`(?:>|${BEFORE_WORD}(?:over|above|more than|at least|min(?:imum)?))\\s*${AMOUNT}${AFTER_WORD}`),
  expression(`${BEFORE_WORD}${AMOUNT}\\s*(?:er|এর)?\\s*(?:upore?|উপরে|beshi|বেশি|or more)${AFTER_WORD}`),
]
const AGE = expression(
  `${BEFORE_WORD}(?:age[ds]? )?\\d{1,2}(?:\\s*(?:-|–|to)\\s*\\d{1,2})?[\\s-]*(years?|yrs?|y|months?|bochor(?:er)?|mash(?:er)?|বছর(?:ের)?|মাস(?:ের)?)(?:[\\s-]*olds?)?${AFTER_WORD}`,
)
const OLDEST_CHILD = 14
const SORTS = [
  [
    'price_asc',
    expression(
      `${BEFORE_WORD}(?:cheap(?:est)?|low(?:est)?[ -]price|kom dam(?:er|e)?|sosta|সস্তা|কম দাম(?:ের|ে)?)${AFTER_WORD}`,
    ),
  ],
  ['price_desc', expression(`${BEFORE_WORD}(?:(?:most )?expensive|costliest|dami|দামি)${AFTER_WORD}`)],
] as const
/** Dropped while other words are left. */
const FILLERS = new Set(
  plainText(`
for of in with and the a an to from by on my me i er r ar show want need looking some any please ও এর আর
jonno jonne chai জন্য চাই
price prices dam dame koto taka takar tk bdt দাম দামে কত টাকা টাকার
under below over above within less more than niche nice modhe moddhe upore নিচে নীচে মধ্যে উপরে
buy online shop shopping kinbo অনলাইন
best good cheap latest new newest original quality collection collections offer notun sosta bhalo
সেরা ভালো সস্তা নতুন কালেকশন অফার
bangladesh bangladeshi bd বাংলাদেশ বাংলাদেশে বাংলাদেশি
clothes clothing kapor কাপড়`).split(/\s+/),
)

/** Takes “under 1500”, “১০০০ টাকার নিচে”, “size L”, “cheap”, “2 years” out; the rest is words. */
export function typedSearch(text: string): TypedSearch {
  const { words, understood } = understand(text)
  return Object.assign({}, ...understood.map(({ without: _without, ...meant }) => meant), { words })
}

/** The same, thing by thing, so that each can be taken away. What is typed without a letter or a digit (“😀”) is a word of no product. */
export function understand(text: string): { words: string[]; understood: Understood[] } {
  if (text.trim() !== '' && wordsOf(text).length === 0) return { words: [NO_WORD], understood: [] }
  // Single spaces, or the patterns below backtrack over every way to share them out.
  const whole = spaced(plainText(text))
  const { rest: sized, found: numbers } = TAKERS.reduce(taken, { rest: whole, found: [] })
  const { rest, ...sizes } = saidSize(sized)
  const found = sizes.size ? [...numbers, { said: sizes.said, meant: { size: sizes.size } }] : numbers
  const understood = found.map(({ said, meant }) => ({ ...meant, without: without(whole, said) }))
  const words = [...new Set(wordsOf(rest).flatMap(countApart))]
  const telling = words.filter((word) => !FILLERS.has(word))
  return { words: (telling.length > 0 ? telling : words).slice(0, MOST_WORDS), understood }
}

type Meant = Omit<TypedSearch, 'words'>
interface Found {
  said: string
  meant: Meant
}
/** Undefined where the pattern means nothing there. */
type Taker = [pattern: RegExp, meaning: (said: string, ...groups: (string | undefined)[]) => Meant | undefined]

const TAKERS: Taker[] = [
  [AGE, (said) => (isOfChild(said) ? { isForKids: true } : undefined)],
  [BETWEEN, between],
  ...UNDER.map((pattern): Taker => [pattern, (_, amount, k) => ({ maxTaka: takaOf(amount, k) })]),
  ...OVER.map((pattern): Taker => [pattern, (_, amount, k) => ({ minTaka: takaOf(amount, k) })]),
  ...SORTS.map(([sort, pattern]): Taker => [pattern, () => ({ sort })]),
]

interface Taken {
  rest: string
  found: Found[]
}

function taken({ rest, found }: Taken, [pattern, meaning]: Taker): Taken {
  const more: Found[] = []
  const left = rest.replace(pattern, (said, ...groups) => {
    const meant = meaning(said, ...groups.map((group) => (group === undefined ? undefined : String(group))))
    if (meant) more.push({ said, meant })
    return meant ? ' ' : said
  })
  return { rest: left, found: [...found, ...more] }
}

function isOfChild(said: string): boolean {
  const ages = said.match(/\d+/g) ?? []
  return /m(?:onth|ash)|মাস/u.test(said) || ages.every((age) => Number(age) <= OLDEST_CHILD)
}

function between(said: string, low?: string, lowK?: string, high?: string, highK?: string): Meant | undefined {
  const ends = [takaOf(low, lowK), takaOf(high, highK)]
  if (Math.min(...ends) < LEAST_UNSAID_TAKA && !SAYS_MONEY.test(said)) return undefined
  return { minTaka: Math.min(...ends), maxTaka: Math.max(...ends) }
}

export function without(text: string, said: string): string {
  return spaced(text.replace(said, ' '))
}

function spaced(text: string): string {
  return text.replace(/\s+/gu, ' ').trim()
}

/** “3pcs” is three pieces, “t20” one word. */
function countApart(word: string): string[] {
  const [, count, counted] = /^(\p{N}{1,2})(\p{L}[\p{L}\p{M}]+)$/u.exec(word) ?? []
  const isSaid = count !== undefined && counted !== undefined && synonymsOf(singularOf(counted)).length > 0
  return isSaid ? [count, counted] : [word]
}

/** In poisha, capped at the highest price. */
function takaOf(digits = '0', k = ''): number {
  const amount = Number(digits.replaceAll(',', '')) * (k === 'k' ? 1000 : 1)
  return Math.min(Math.round(amount * 100) / 100, MAX_TAKA)
}

function expression(source: string, flags = ''): RegExp {
  return new RegExp(source, `u${flags}`)
}
