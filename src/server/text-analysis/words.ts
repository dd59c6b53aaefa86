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
const SIGNS = /[-‐‑._/]/gu
/** Words with signs between them, as codes of goods are written: `KZ.0707-60`. */
const CODED = /[\p{L}\p{M}\p{N}]+(?:[-‐‑._/][\p{L}\p{M}\p{N}]+)+/gu

/** Different words in order: NFKC, lower case, digits as 0 to 9, without accents. */
export function wordsOf(text: string): string[] {
  return [...new Set(plainText(text).match(WORD)?.map(cut))]
}

/** Its words, hyphenated ones joined (“T-shirt”: t, shirt, tshirt), and codes without their signs (kz070760). */
export function wordsToFindBy(text: string): string[] {
  const plain = plainText(text)
  const codes = plain.match(CODED)?.filter(isCode) ?? []
  const joined = [...(plain.match(HYPHENATED) ?? []), ...codes].map((word) => cut(word.replace(SIGNS, '')))
  return [...new Set([...wordsOf(text), ...joined])]
}

function isCode(text: string): boolean {
  return /\p{N}/u.test(text) && /\p{L}/u.test(text)
}

/** Words that only stand in hyphenated ones: a T-shirt is hardly a shirt. */
export function hyphenatedParts(text: string): string[] {
  const plain = plainText(text)
  const alone = new Set(plain.replace(HYPHENATED, ' ').match(WORD)?.map(cut))
  return wordsOf(plain.match(HYPHENATED)?.join(' ') ?? '').filter((word) => !alone.has(word))
}

export function plainText(text: string): string {
  return plainDigits(withoutAccents(text.normalize('NFKC').toLowerCase()).replace(SILENT, ''))
}

/** Latin letters beyond ASCII, composed, and accents that no composed letter has. */
const ACCENTED = /[\u00df-\u024f\u1e00-\u1eff]|(?<=[a-z])[\u0300-\u036f]+/gu
const ACCENTS = /[\u0300-\u036f]/gu
/** Those that Unicode does not take apart. */
const UNACCENTED: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
  ħ: 'h',
}

/** Of Latin letters alone (“café” is “cafe”): marks of other scripts are letters of their own (ড়, ি). */
function withoutAccents(text: string): string {
  return text.replace(ACCENTED, (letter) => UNACCENTED[letter] ?? letter.normalize('NFD').replace(ACCENTS, ''))
}

function cut(word: string): string {
  return word.length <= LONGEST_WORD ? word : [...word].slice(0, LONGEST_WORD).join('')
}
