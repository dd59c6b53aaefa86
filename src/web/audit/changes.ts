import type { AuditEntry } from '#contract/audit'
import { formatTaka } from '#contract/values/money'
import { SETTINGS, type SettingName } from '#contract/values/settings'
import { m } from '#messages'

export interface FieldChange {
  name: string
  before: string
  after: string
}

/** None where the action says it all. */
export function changesOf({ before, after }: Pick<AuditEntry, 'before' | 'after'>): FieldChange[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return names
    .filter((name) => !['products', 'firstId', 'lastId'].includes(name))
    .filter((name) => !(name.endsWith('Id') && names.includes(name.slice(0, -'Id'.length))))
    .flatMap((name) => changesIn(name, before?.[name], after?.[name]))
    .filter((change) => change.before !== NOTHING || change.after !== NOTHING)
}

function changesIn(name: string, before: unknown, after: unknown): FieldChange[] {
  if (name === 'stock' && isTable(before) && isTable(after)) return stockChanges(before, after)
  if (name === 'picture') return [pictureChange(before, after)]
  return [{ name: labelOf(name), before: inWords(name, before), after: inWords(name, after) }]
}

function stockChanges(before: Table, after: Table): FieldChange[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((size) => before[size] !== after[size])
    .map((size) => ({ name: m.audit_stock_of({ size }), before: stockOf(size, before), after: stockOf(size, after) }))
}

function stockOf(size: string, stock: Table): string {
  return size in stock ? piecesOf(stock[size]) : m.audit_not_offered()
}

function piecesOf(count: unknown): string {
  return typeof count === 'number' ? String(count) : m.ui_not_counted()
}

/** A hash tells nobody anything. */
function pictureChange(before: unknown, after: unknown): FieldChange {
  const said = after ? (before ? m.ui_another_picture() : m.audit_picture()) : NOTHING
  return { name: m.ui_picture(), before: before ? m.audit_picture() : NOTHING, after: said }
}

/** `storeName` → “Store name”, `isActive` → “Active”, `pricePoisha` → “Price”. */
function labelOf(name: string): string {
  if (isSetting(name)) return SETTINGS[name].label
  const words = name
    .replace(/^is(?=[A-Z])/, '')
    .replace(/Poisha$/, '')
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function isSetting(name: string): name is SettingName {
  return name in SETTINGS
}

const NOTHING = '—'
const LONGEST = 240

type Table = Record<string, unknown>

function isTable(value: unknown): value is Table {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function inWords(name: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return NOTHING
  if (typeof value === 'boolean') return value ? m.audit_yes() : m.audit_no()
  if (typeof value === 'number') return numberOf(name, value)
  const text = name === 'stock' && isTable(value) ? allStock(value) : plainOf(name, textOf(value))
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
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
function textOf(value: unknown): string {
  if (Array.isArray(value))
    return value.map(textOf).join(value.some((each) => typeof each === 'object') ? '; ' : ', ') || NOTHING
  if (typeof value !== 'object' || value === null) return String(value ?? NOTHING)
  return Object.entries(value)
    .map(([name, each]) => `${name} ${textOf(each)}`)
    .join(', ')
}

function numberOf(name: string, value: number): string {
  if (name.endsWith('Poisha')) return formatTaka(value / 100)
  if (isSetting(name) && SETTINGS[name].kind === 'amount') return formatTaka(value)
  return /price$/i.test(name) ? formatTaka(value) : String(value)
}
