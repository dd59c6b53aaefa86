import { plainDigits } from '#contract/values/digits'

/** Tokeniser for products and searches, Bangla and English: one word, one token. */

const LONGEST_WORD = 40
/** Ignored inside words: joiners, soft hyphens, apostrophes (“men’s” is “mens”). */
const SILENT = /[\u200b-\u200d\u2060\ufeff\u00ad'’ʼ`]/gu
export const WORD = /[\p{L}\p{M}\p{N}]+/gu
/** Regex source of a word’s edges. */
export const BEFORE_WORD = String.raw`(?<![\p{L}\p{M}\p{N}])`
export const AFTER_WORD = String.raw`(?![\p{L}\p{M}\p{N}])`
const HYPHENATED = /[\p{L}\p{M}\p{N}]+(?:[-‐‑][\p{L}\p{M}\p{N}]+)+/gu

/** Different words in order: NFKC, lower case, digits as 0 to 9. */
export function wordsOf(text: string): string[] {
  return [...new Set(plainText(text).match(WORD)?.map(cut))]
}

/** Its words, and hyphenated ones joined (“T-shirt”: t, shirt, tshirt). */
export function wordsToFindBy(text: string): string[] {
  const joined = plainText(text)
    .match(HYPHENATED)
    ?.map((word) => cut(word.replace(/[-‐‑]/gu, '')))
  return [...new Set([...wordsOf(text), ...(joined ?? [])])]
}

/** Words that only stand in hyphenated ones: a T-shirt is hardly a shirt. */
export function hyphenatedParts(text: string): string[] {
  const plain = plainText(text)
  const alone = new Set(plain.replace(HYPHENATED, ' ').match(WORD)?.map(cut))
  return wordsOf(plain.match(HYPHENATED)?.join(' ') ?? '').filter((word) => !alone.has(word))
}

export function plainText(text: string): string {
  return plainDigits(text.normalize('NFKC').toLowerCase().replace(SILENT, ''))
}

function cut(word: string): string {
  return word.length <= LONGEST_WORD ? word : [...word].slice(0, LONGEST_WORD).join('')
}
