import { LISTED_ROLES, MESSAGE_STATES, ORDER_STATUSES, VENDOR_STATUSES } from '#contract/values/choices'
import { MANUAL_ENTRY_KINDS, MANUAL_ENTRY_STATES } from '#contract/values/manual-entries'
import { manualEntryStateWords, manualEntryWords } from '#contract/values/manual-entry-words'
import { formatTaka } from '#contract/values/money'
import { payoutMethodWords, payoutStateWords } from '#contract/values/payout-words'
import { PAYOUT_METHODS, PAYOUT_STATES } from '#contract/values/payouts'
import { refundMethodWords, refundStateWords, refundTillWords } from '#contract/values/refund-words'
import { REFUND_METHODS, REFUND_STATES, REFUND_TILLS } from '#contract/values/refunds'
import { SETTINGS } from '#contract/values/settings'
import { STAGES } from '#contract/values/stages'
import { statementPeriodWords } from '#contract/values/statement-period-words'
import { STATEMENT_PERIODS } from '#contract/values/statement-periods'
import { accountStateWords, documentKindWords } from '#contract/values/store-document-words'
import { ACCOUNT_STATES, DOCUMENT_KINDS } from '#contract/values/store-documents'
import { m } from '#messages'
import { messageStateWords, orderStatusWords, roleWords, vendorStatusWords } from '../ui/choice-words.ts'
import { STAGE_WORDS } from '../ui/stage-words.ts'
import { isSetting } from './field-words.ts'

export const NOTHING = '—'
const LONGEST = 240

export type Table = Record<string, unknown>

export function isTable(value: unknown): value is Table {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** What a field held, in words; cut where it would fill the screen. */
export function valueWords(name: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return NOTHING
  if (typeof value === 'boolean') return value ? m.audit_yes() : m.audit_no()
  if (typeof value === 'number') return numberOf(name, value)
  const text = name === 'stock' && isTable(value) ? allStock(value) : plainOf(name, textOf(name, value))
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}

export function piecesOf(count: unknown): string {
  return typeof count === 'number' ? String(count) : m.ui_not_counted()
}

function allStock(stock: Table): string {
  const sizes = Object.entries(stock).map(([size, count]) => `${size} ${piecesOf(count)}`)
  return sizes.join(', ') || NOTHING
}

/** Entities of cleaned HTML; `&` last. */
const SIGNS = [
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&amp;', '&'],
] as const

function plainOf(name: string, text: string): string {
  if (name !== 'specification') return text
  const words = text
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return SIGNS.reduce((plain, [entity, sign]) => plain.replaceAll(entity, sign), words) || NOTHING
}

/** A table as “size M, chest 39; size L, chest 40.5”. */
function textOf(name: string, value: unknown): string {
  if (Array.isArray(value))
    return (
      value.map((each) => textOf(name, each)).join(value.some((each) => typeof each === 'object') ? '; ' : ', ') ||
      NOTHING
    )
  if (typeof value === 'string') return choiceWords(name, value)
  if (!isTable(value)) return String(value ?? NOTHING)
  return Object.entries(value)
    .map(([column, each]) => MEASURES[column]?.(textOf('', each)) ?? `${column} ${textOf('', each)}`)
    .join(', ')
}

/** Columns of a size chart. */
const MEASURES: Partial<Record<string, (value: string) => string>> = {
  size: (value) => m.audit_chart_size({ value }),
  chest: (value) => m.audit_chart_chest({ value }),
  length: (value) => m.audit_chart_length({ value }),
  sleeve: (value) => m.audit_chart_sleeve({ value }),
}

/** A value that is one of a few on the wire is said as everywhere; contact data is told to have changed, not to what. */
function choiceWords(name: string, value: string): string {
  if (/^contact[A-Z]/.test(name)) return value === 'changed' ? m.audit_value_changed() : value
  return CHOICES[name.replace(/^parcel .*/, 'parcel')]?.(value) ?? value
}

const statusWords = among(ORDER_STATUSES, orderStatusWords)
const stageWords = among(STAGES, (stage) => STAGE_WORDS[stage])
const CHOICES: Partial<Record<string, (value: string) => string | undefined>> = {
  parcel: (value) => statusWords(value) ?? stageWords(value),
  status: among(VENDOR_STATUSES, vendorStatusWords),
  role: among(LISTED_ROLES, roleWords),
  state: among(MESSAGE_STATES, messageStateWords),
  payoutWay: among(PAYOUT_METHODS, payoutMethodWords),
  paperKind: among(DOCUMENT_KINDS, documentKindWords),
  paperState: among(ACCOUNT_STATES, accountStateWords),
  refundState: among(REFUND_STATES, refundStateWords),
  refundWay: among(REFUND_METHODS, refundMethodWords),
  refundFrom: among(REFUND_TILLS, refundTillWords),
  statementPeriod: among(STATEMENT_PERIODS, statementPeriodWords),
  entryKind: among(MANUAL_ENTRY_KINDS, manualEntryWords),
  entryState: among(MANUAL_ENTRY_STATES, manualEntryStateWords),
  payoutState: among(PAYOUT_STATES, payoutStateWords),
}

function among<Choice extends string>(all: readonly Choice[], words: (choice: Choice) => string) {
  return (value: string) => {
    const choice = all.find((each) => each === value)
    return choice && words(choice)
  }
}

function numberOf(name: string, value: number): string {
  if (name.endsWith('Poisha')) return formatTaka(value / 100)
  if (isSetting(name) && SETTINGS[name].kind === 'amount' && !name.endsWith('Percent')) return formatTaka(value)
  return /price$/i.test(name) ? formatTaka(value) : String(value)
}
