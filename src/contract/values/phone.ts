import { m } from '#messages'
import { plainDigits } from './digits.ts'

/** Separators, and direction marks of a paste. */
const BETWEEN = /[\s().\-‐-―−/\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g
const MOBILE = /^(?:(?:\+|00)?880)?0?(1[3-9]\d{8})$/

export function noPhone(): string {
  return m.field_please_enter_mobile()
}

/** `+880 1711-000000`, `০১৭১১ ০০০০০০` → `01711000000` (decision 024); null for anything else. */
export function phoneIn(text: string): string | null {
  const national = MOBILE.exec(plainDigits(text).replace(BETWEEN, ''))?.[1]
  return national ? `0${national}` : null
}

/** Digits to search for, without a country code; null: no part of a number. */
export function phoneDigitsIn(text: string): string | null {
  const digits = plainDigits(text)
    .replace(BETWEEN, '')
    .replace(/^(?:\+|00)?88(?=0?1)0?/, '0')
    .replace(/^\+/, '')
  return /^\d+$/.test(digits) ? digits : null
}
