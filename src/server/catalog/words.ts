/** The shop’s own tokeniser, for products and for what people type alike: Bangla and English, one word one token. */

const LONGEST_WORD = 40
/** Inside a word and part of no word: joiners of Bangla letters, soft hyphens, apostrophes (“men’s” is “mens”). */
const SILENT = /[\u200b-\u200d\u2060\ufeff\u00ad'’ʼ`]/gu
const WORD = /[\p{L}\p{M}\p{N}]+/gu
/** In the source of an expression: where a word begins, and where it ends. */
export const BEFORE_WORD = String.raw`(?<![\p{L}\p{M}\p{N}])`
export const AFTER_WORD = String.raw`(?![\p{L}\p{M}\p{N}])`
const HYPHENATED = /[\p{L}\p{M}\p{N}]+(?:[-‐‑][\p{L}\p{M}\p{N}]+)+/gu
const BANGLA_ZERO = '০'.charCodeAt(0)

/** The different words of a text in their order: NFKC, lower case, Bangla digits as 0 to 9. */
export function wordsOf(text: string): string[] {
  return [...new Set(plainText(text).match(WORD)?.map(cut))]
}

/** The words a product is found by: its own, and hyphenated ones as one word too (“T-shirt”: t, shirt, tshirt). */
export function wordsToFindBy(text: string): string[] {
  const joined = plainText(text)
    .match(HYPHENATED)
    ?.map((word) => cut(word.replace(/[-‐‑]/gu, '')))
  return [...new Set([...wordsOf(text), ...(joined ?? [])])]
}

/** The words that stand in a text only as parts of hyphenated ones: a T-shirt is hardly a shirt. */
export function hyphenatedParts(text: string): string[] {
  const plain = plainText(text)
  const alone = new Set(plain.replace(HYPHENATED, ' ').match(WORD)?.map(cut))
  return wordsOf(plain.match(HYPHENATED)?.join(' ') ?? '').filter((word) => !alone.has(word))
}

export function plainText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(SILENT, '')
    .replace(/[০-৯]/gu, (digit) => String(digit.charCodeAt(0) - BANGLA_ZERO))
}

function cut(word: string): string {
  return word.length <= LONGEST_WORD ? word : [...word].slice(0, LONGEST_WORD).join('')
}
