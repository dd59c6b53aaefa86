import type { AuditEntry } from '#contract/audit'
import { m } from '#messages'
import { fieldWords } from './field-words.ts'
import { isTable, NOTHING, piecesOf, type Table, valueWords } from './value-words.ts'

export interface FieldChange {
  name: string
  before: string
  after: string
}

/** What the words of a deed say: of an import how many, its subject is the first; of a consignment whose, and what became of it. */
export const UNSHOWN_FIELDS: readonly string[] = ['products', 'firstId', 'lastId', 'parcelId', 'consignmentState']

/** None where the action says it all. */
export function changesOf({ before, after }: Pick<AuditEntry, 'before' | 'after'>): FieldChange[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return names
    .filter((name) => !UNSHOWN_FIELDS.includes(name))
    .filter((name) => !(name.endsWith('Id') && names.includes(name.slice(0, -'Id'.length))))
    .flatMap((name) => changesIn(name, before?.[name], after?.[name]))
    .filter((change) => change.before !== NOTHING || change.after !== NOTHING)
}

function changesIn(name: string, before: unknown, after: unknown): FieldChange[] {
  if (name === 'stock' && isTable(before) && isTable(after)) return stockChanges(before, after)
  if (name === 'picture') return [pictureChange(before, after)]
  return [{ name: labelOf(name), before: valueWords(name, before), after: valueWords(name, after) }]
}

function stockChanges(before: Table, after: Table): FieldChange[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((size) => before[size] !== after[size])
    .map((size) => ({ name: m.audit_stock_of({ size }), before: stockOf(size, before), after: stockOf(size, after) }))
}

function stockOf(size: string, stock: Table): string {
  return size in stock ? piecesOf(stock[size]) : m.audit_not_offered()
}

/** A hash tells nobody anything. */
function pictureChange(before: unknown, after: unknown): FieldChange {
  const said = after ? (before ? m.ui_another_picture() : m.audit_picture()) : NOTHING
  return { name: m.ui_picture(), before: before ? m.audit_picture() : NOTHING, after: said }
}

function labelOf(name: string): string {
  return fieldWords(name) ?? ownName(name)
}

/** Of another edition of the shop: `giftNote` → “Gift note”, `isFolded` → “Folded”, `pricePoisha` → “Price”. */
function ownName(name: string): string {
  const words = name
    .replace(/^is(?=[A-Z])/, '')
    .replace(/Poisha$/, '')
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
