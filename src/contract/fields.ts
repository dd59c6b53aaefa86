import * as z from 'zod/mini'
import { formatNumber } from '#contract/digits'
import { MAX_TAKA, poishaOf } from './money.ts'

/** The scalars of the contract. */
export const id = z
  .int('Must be a whole number.')
  .check(z.positive('Must be a positive number.'), z.maximum(Number.MAX_SAFE_INTEGER))
/** An id in a path or query: digits. */
export const idText = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,14}$/, 'Must be a positive whole number.')),
  z.transform((text) => Number(text)),
)
/** An id that may arrive as a number or as digits in a string: local storage holds strings (decisions, "Cart"). */
export const looseId = z.union([id, idText], 'Must be a positive whole number.')

export const money = z
  .number('Must be an amount in taka.')
  .check(
    z.refine(
      (taka) => poishaOf(taka) !== null,
      `Must be between 0 and ${formatNumber(MAX_TAKA)} taka with at most two decimals.`,
    ),
  )
/** An amount in a query: digits with at most two decimals. */
export const moneyText = z.pipe(
  z.string().check(z.regex(/^\d{1,8}(\.\d{1,2})?$/, 'Must be an amount in taka.')),
  z.transform((text) => Number(text)),
)
/** ISO 8601 in UTC. */
export const moment = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/))

const normal = (text: string) => text.normalize('NFKC').trim()
// Halves of characters cannot be stored either: PostgreSQL takes no JSON that holds one.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this refuses
const NO_CONTROL = /^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\p{Cs}]*$/u

/** One or more words of a person: trimmed, no control characters, `most` characters at the most. */
export function text(most: number) {
  return z.pipe(
    z.string('Please fill this in.').check(z.regex(NO_CONTROL, 'Contains characters that cannot be stored.')),
    z.pipe(
      z.transform((value: string) => value.trim()),
      z.string().check(z.minLength(1, 'Please fill this in.'), z.maxLength(most, `At most ${most} characters.`)),
    ),
  )
}

export function optionalText(most: number) {
  return z.pipe(
    z.nullish(
      z
        .string()
        .check(
          z.regex(NO_CONTROL, 'Contains characters that cannot be stored.'),
          z.maxLength(most, `At most ${most} characters.`),
        ),
    ),
    z.transform((value) => value?.trim() ?? ''),
  )
}

export const email = z.pipe(
  z.pipe(z.string('Please fill this in.').check(z.maxLength(254, 'At most 254 characters.')), z.transform(normal)),
  z
    .string()
    .check(
      z.regex(/^[^\s@<>"',;:()[\]\\]+@[^\s@<>"',;:()[\]\\]+\.[^\s@<>"',;:()[\]\\]{2,}$/, 'Please enter a valid email.'),
    ),
)

export const username = z.pipe(
  z.pipe(z.string('Please fill this in.'), z.transform(normal)),
  z.string().check(z.regex(/^[A-Za-z0-9._-]{3,40}$/, 'Use 3 to 40 letters, digits, dots, dashes or underscores.')),
)

/** Zod counts as a person does: an emoji is one character. */
export const password = z
  .string('Please fill this in.')
  .check(z.minLength(8, 'Use at least 8 characters.'), z.maxLength(128, 'Use at most 128 characters.'))

/** Bangladeshi or international phone number, kept as typed. */
export const phone = z.pipe(
  z.pipe(z.string('Please fill this in.'), z.transform(normal)),
  z.string().check(z.regex(/^\+?[\d\s()-]{6,20}$/, 'Please enter a phone number.')),
)

/** What every paged list takes; `cursor` is the opaque value of the list's own `Link: rel="next"`. */
export function paging(defaultLimit: number) {
  return {
    limit: z._default(
      z.pipe(
        z.string().check(z.regex(/^([1-9]\d?|100)$/, 'Must be from 1 to 100.')),
        z.transform((digits) => Number(digits)),
      ),
      defaultLimit,
    ),
    cursor: z.optional(z.string().check(z.maxLength(200))),
  }
}

/** One page of a list: on the wire the items, `X-Total-Count` and `Link` (decisions, "Catalogue"). */
export interface Page<Item> {
  items: Item[]
  total: number
  /** Cursor of the page after this one, null at the end. */
  next: string | null
}
