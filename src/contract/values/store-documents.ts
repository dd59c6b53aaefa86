import { plainDigits } from './digits.ts'
import { phoneIn } from './phone.ts'

export const DOCUMENT_KINDS = ['trade_licence', 'nid', 'bin', 'tin'] as const
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

/** `replaced`: by a newer one that was approved, or handed in anew before anybody decided. */
export const DOCUMENT_STATES = ['handed_in', 'approved', 'refused', 'replaced'] as const
export type DocumentState = (typeof DOCUMENT_STATES)[number]

export const ACCOUNT_STATES = [...DOCUMENT_STATES, 'withdrawn'] as const
export type AccountState = (typeof ACCOUNT_STATES)[number]

/** For so long a changed account holds payouts, from its approval on. */
export const HOURS_HELD = 72

/** In characters. */
export const LONGEST_DOCUMENT = { number: 60, holder: 120, address: 300 } as const
export const LONGEST_ACCOUNT = { bank: 60, branch: 60, routingNumber: 20, accountName: 120, number: 40 } as const

/** Spaces, dashes, dots and slashes, as numbers are printed. */
const BETWEEN = /[\s.\-‐-―−/\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g

const digitsIn = (typed: string) => plainDigits(typed).replace(BETWEEN, '')

function digitsOf(typed: string, lengths: RegExp): string | null {
  const digits = digitsIn(typed)
  return lengths.test(digits) ? digits : null
}

/** As it is kept, whatever it was typed with (`০০১২৩৪৫৬৭ ০১০১` → `001234567-0101`); null for what is no number of that kind. */
export function documentNumberIn(kind: DocumentKind, typed: string): string | null {
  if (kind === 'bin') return digitsOf(typed, /^\d{13}$/)?.replace(/^(\d{9})/, '$1-') ?? null
  if (kind === 'nid') return digitsOf(typed, /^(\d{10}|\d{13}|\d{17})$/)
  if (kind === 'tin') return digitsOf(typed, /^\d{12}$/)
  return plainDigits(typed).trim() || null
}

/** Nine digits, the last of which Bangladesh Bank gives as a check in no rule that it has made public. */
export function routingNumberIn(typed: string): string | null {
  return digitsOf(typed, /^\d{9}$/)
}

export function bankNumberIn(typed: string): string | null {
  return digitsOf(typed, /^\d{6,20}$/)
}

/** bKash wallets are mobile numbers. */
export function bkashNumberIn(typed: string): string | null {
  return phoneIn(typed)
}

/** Its last four digits, in which its owner knows it again: `••••••6789`. */
export function maskedNumber(number: string): string {
  return number.replace(/.(?=.{4})/gu, '•')
}
