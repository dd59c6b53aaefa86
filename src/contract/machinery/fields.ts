import * as z from 'zod/mini'
import { formatNumber } from '#contract/values/digits'
import { m } from '#messages'
import { problemOfDays } from '../values/days.ts'
import { isEmail } from '../values/email.ts'
import { LONGEST_CURSOR, LONGEST_EMAIL, LONGEST_REASON, LONGEST_SEARCH } from '../values/limits.ts'
import { MAX_SUM_TAKA, MAX_TAKA, poishaOf, poishaOfSum } from '../values/money.ts'
import { noPhone, phoneIn } from '../values/phone.ts'

/** What a field answers that is not there, or empty. */
export const MISSING = { error: () => m.ui_please_fill_in() }

export const id = z
  .int({ error: () => m.field_must_whole_number() })
  .check(z.positive({ error: () => m.field_must_positive_number() }), z.maximum(Number.MAX_SAFE_INTEGER))
export const idText = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,14}$/, { error: () => m.field_must_positive_whole() })),
  z.transform((text) => Number(text)),
)
/** Of nine digits at most, in a body as in a query: the database counts versions in four bytes. */
const MOST_VERSION = 999_999_999
/** Optimistic concurrency: an edit that names the version it began from undoes nobody else’s (decisions/017). */
export const version = z
  .int({ error: () => m.field_must_whole_number() })
  .check(
    z.minimum(1, { error: () => m.field_must_least_1() }),
    z.maximum(MOST_VERSION, { error: () => m.field_at_most({ most: formatNumber(MOST_VERSION) }) }),
  )
export const versionText = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,8}$/, { error: () => m.field_must_positive_whole() })),
  z.transform((text) => Number(text)),
)
/** Something that has an id, and what it is called. */
export const named = z.object({ id, name: z.string() })

/** The version that somebody saw; the specification’s calls send none. */
export const ifUnchanged = z.object({ fromVersion: z.optional(version) })
/** A number, or digits in a string: local storage holds strings (decisions, "Cart"). */
export const looseId = z.union([id, idText], { error: () => m.field_must_positive_whole() })

export const money = z.number({ error: () => m.field_must_amount_taka() }).check(
  z.refine((taka) => poishaOf(taka) !== null, {
    error: () => m.field_must_between_0({ most: formatNumber(MAX_TAKA) }),
  }),
)
/** What several prices come to: an order’s refund, a store’s payment. */
export const sum = z.number({ error: () => m.field_must_amount_taka() }).check(
  z.refine((taka) => poishaOfSum(taka) !== null, {
    error: () => m.field_must_between_0({ most: formatNumber(MAX_SUM_TAKA) }),
  }),
)
export const moneyText = z.pipe(
  z.string().check(z.regex(/^\d{1,8}(\.\d{1,2})?$/, { error: () => m.field_must_amount_taka() })),
  z.transform((text) => Number(text)),
)
export const moment = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/))

/** A day in Dhaka; refused where the calendar lacks it. */
const DAY = /^[12]\d{3}-\d\d-\d\d$/
export const day = z
  .string()
  .check(
    z.regex(DAY, { error: () => m.field_must_day_such() }),
    z.refine(isInCalendar, { error: () => m.field_there_no_such() }),
  )

function isInCalendar(text: string): boolean {
  const date = new Date(text)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

export function isDay(text: string): boolean {
  return DAY.test(text) && isInCalendar(text)
}

/** Of a list, both in Dhaka and included; open where either is absent. */
export const days = { from: z.optional(day), to: z.optional(day) }
export const daysInOrder = z.refine<z.output<z.ZodMiniObject<typeof days>>>((asked) => !problemOfDays(asked), {
  path: ['to'],
  error: () => m.field_last_day_before(),
})

const normal = (text: string) => text.normalize('NFKC').trim()
const isBlank = (text: string) => text.trim() === ''
/** Control characters, and halves of characters: PostgreSQL takes no JSON that holds one. */
const UNSTORABLE = /(?![\t\n\r\u0080-\u009f])[\p{Cc}\p{Cs}]/u
const isStorable = z.refine<string>((typed) => !UNSTORABLE.test(typed), {
  error: () => m.field_contains_characters_cannot(),
})

// Joiners stay: Bangla is spelled with them.
const FORMAT_CHARACTERS = /(?![\u200c\u200d])\p{Cf}/gu
const BLANKS = /[\s\u0080-\u009f]+/g

/** Trimmed, no control characters, up to `most`. */
export function text(most: number) {
  return filledIn(most, (value) => value.trim())
}

/** One line, what names are: where a mail or a slip lists facts, none of them begins another, or turns its direction. */
export function singleLine(most: number) {
  return filledIn(most, onOneLine)
}

export function onOneLine(typed: string): string {
  return typed.replace(FORMAT_CHARACTERS, '').replace(BLANKS, ' ').trim()
}

function filledIn(most: number, tidied: (typed: string) => string) {
  return z.pipe(
    z.string(MISSING).check(isStorable),
    z.pipe(
      z.transform(tidied),
      z
        .string()
        .check(z.minLength(1, MISSING), z.maxLength(most, { error: () => m.field_at_most_characters({ most }) })),
    ),
  )
}

export function optionalText(most: number) {
  return z.pipe(
    z.nullish(z.string().check(isStorable, z.maxLength(most, { error: () => m.field_at_most_characters({ most }) }))),
    z.transform((value) => value?.trim() ?? ''),
  )
}

export function optionalLine(most: number) {
  return z.pipe(optionalText(most), z.transform(onOneLine))
}

export const email = z.pipe(
  z.pipe(
    z
      .string(MISSING)
      .check(z.maxLength(LONGEST_EMAIL, { error: () => m.field_at_most_characters({ most: LONGEST_EMAIL }) })),
    z.transform(normal),
  ),
  z.string().check(z.refine(isEmail, { error: () => m.checkout_please_enter_valid() })),
)

/** No mark at an end: `admin` and `admin.` look alike. Older names still log in. */
export const username = z.pipe(
  z.pipe(z.string(MISSING), z.transform(normal)),
  z
    .string()
    .check(
      z.regex(/^[A-Za-z0-9._-]{3,40}$/, { error: () => m.field_use_3_40() }),
      z.regex(/^[A-Za-z0-9].*[A-Za-z0-9]$/, { error: () => m.field_begin_end_letter() }),
    ),
)

/** An emoji is one character. */
export const password = z
  .string(MISSING)
  .check(
    z.minLength(8, { error: () => m.field_use_least_8() }),
    z.maxLength(128, { error: () => m.field_use_most_128() }),
  )

/** In any writing; kept in one (phone.ts). */
export const phone = z.pipe(
  z.string(MISSING).check(z.refine((typed) => phoneIn(typed) !== null, { error: noPhone })),
  z.transform((typed) => phoneIn(typed) ?? typed),
)
export const optionalPhone = z.pipe(
  z.nullish(z.string().check(z.refine((typed) => isBlank(typed) || phoneIn(typed) !== null, { error: noPhone }))),
  z.transform((typed) => phoneIn(typed ?? '') ?? ''),
)

/** Why somebody decides so. */
export const reasonGiven = z.object({ reason: singleLine(LONGEST_REASON) })

/** The answer of a change that has nothing to show. */
export const done = z.object({ message: z.string() })
export const nothing = z.object({})

/** What a list is searched for; whose words the shop interprets (contract/search.ts) stays as it was typed. */
export const searchText = z
  .string()
  .check(z.maxLength(LONGEST_SEARCH, { error: () => m.field_at_most_characters({ most: LONGEST_SEARCH }) }), z.trim())

/** `cursor`: opaque, of the list’s `Link: rel="next"`. */
export function paging(defaultLimit: number) {
  return {
    limit: z._default(
      z.pipe(
        z.string().check(z.regex(/^([1-9]\d?|100)$/, { error: () => m.field_from_1_to_100() })),
        z.transform((digits) => Number(digits)),
      ),
      defaultLimit,
    ),
    cursor: z.optional(z.string().check(z.maxLength(LONGEST_CURSOR))),
  }
}

/** On the wire: items, `X-Total-Count`, `Link` (decisions, "Catalogue"). */
export interface Page<Item> {
  items: Item[]
  total: number
  /** Null at the end. */
  next: string | null
  /** For lists that go back: how many stand before, and the cursor there: '' the first page, null none. */
  before?: number
  previous?: string | null
}
