import type { Size } from '#contract/garment'
import { saidSize } from './said-size.ts'
import { singularOf } from './singular.ts'
import { synonymsOf } from './thesaurus.ts'
import { AFTER_WORD, BEFORE_WORD, plainText, wordsOf } from './words.ts'

/** What a shopper typed: words to look for, and what the rest of it says of price and size. */
export interface TypedSearch {
  words: string[]
  size?: Size
  minTaka?: number
  maxTaka?: number
}

const MOST_WORDS = 8
const AMOUNT = String.raw`(?:৳|tk\.?|taka|bdt)?\s*(\d[\d,]{1,8}(?:\.\d+)?|\d(?:\.\d+)?(?=\s*k))\s*(k)?\b\s*(?:৳|tk\.?|takar?|bdt|টাকার?)?\s*(?:/-)?`
const BETWEEN = expression(
  `${BEFORE_WORD}(?:between\\s+)?${AMOUNT}\\s*(?:-|–|to|and|theke|থেকে)\\s*${AMOUNT}${AFTER_WORD}`,
  'g',
)
/** “30-32” is a waist: amounts of less than three digits are money only where it is said. */
const SAYS_MONEY = /৳|tk|taka|bdt|টাকা|\d\s*k/u
const LEAST_UNSAID_TAKA = 100
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
/** Said without meaning anything to be found, as long as something else is said. */
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

/** Takes “under 1500”, “১০০০ টাকার নিচে”, “2000 to 3000” and “size L” out of a search; what is left are words. */
export function typedSearch(text: string): TypedSearch {
  const typed: TypedSearch = { words: [] }
  // Of two spaces in a row the patterns below would try every way to share them out.
  let rest = plainText(text).replace(/\s+/gu, ' ').trim()
  const take = (pattern: RegExp, keep: (found: string[]) => void) => {
    rest = rest.replace(pattern, (...found) => {
      keep(found.map(String))
      return ' '
    })
  }
  rest = rest.replace(BETWEEN, (said, ...found) => {
    const [low, lowK, high, highK] = found.map(String)
    const ends = [takaOf(low, lowK), takaOf(high, highK)]
    if (Math.min(...ends) < LEAST_UNSAID_TAKA && !SAYS_MONEY.test(said)) return said
    typed.minTaka = Math.min(...ends)
    typed.maxTaka = Math.max(...ends)
    return ' '
  })
  for (const pattern of UNDER)
    take(pattern, ([, amount, k]) => {
      typed.maxTaka = takaOf(amount, k)
    })
  for (const pattern of OVER)
    take(pattern, ([, amount, k]) => {
      typed.minTaka = takaOf(amount, k)
    })
  const { size, rest: said } = saidSize(rest)
  if (size) typed.size = size
  const words = [...new Set(wordsOf(said).flatMap(countApart))]
  const telling = words.filter((word) => !FILLERS.has(word))
  typed.words = (telling.length > 0 ? telling : words).slice(0, MOST_WORDS)
  return typed
}

/** “3pcs” is three pieces, “t20” is one word. */
function countApart(word: string): string[] {
  const [, count, counted] = /^(\p{N}{1,2})(\p{L}[\p{L}\p{M}]+)$/u.exec(word) ?? []
  const isSaid = count !== undefined && counted !== undefined && synonymsOf(singularOf(counted)).length > 0
  return isSaid ? [count, counted] : [word]
}

function takaOf(digits = '0', k = ''): number {
  const amount = Number(digits.replaceAll(',', ''))
  return k === 'k' ? Math.round(amount * 1000) : amount
}

function expression(source: string, flags = ''): RegExp {
  return new RegExp(source, `u${flags}`)
}
