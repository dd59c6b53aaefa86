import type { AuditEntry, AuditSubject } from '#contract/audit'
import { formatTaka } from '#contract/money'

export const SUBJECT_NAMES: Record<AuditSubject, string> = {
  product: 'product',
  category: 'category',
  vendor: 'store',
  user: 'account',
  order: 'order',
}

const DEEDS: Record<string, string> = {
  approve: 'approved the',
  reject: 'rejected the',
  open: 'opened the',
  create: 'added the',
  add: 'added the',
  update: 'changed the',
  change: 'changed the',
  edit: 'changed the',
  delete: 'deleted the',
  complete: 'completed the',
  cancel: 'cancelled the',
  import: 'imported the',
  move: 'moved the',
  place: 'moved the',
  profile: 'changed the profile of the',
  role: 'changed the role of the',
  price: 'changed the price of the',
  stock: 'changed the stock of the',
  status: 'changed the status of the',
}

/** What can be looked for: the actions that are recorded. */
export const ACTIONS: Record<string, string> = {
  create: 'Added',
  update: 'Changed',
  move: 'Moved',
  delete: 'Deleted',
  import: 'Imported',
  approve: 'Approved',
  reject: 'Rejected',
  open: 'Store opened',
  profile: 'Profile changed',
  role: 'Role changed',
  active: 'Activated or deactivated',
  complete: 'Completed',
  cancel: 'Cancelled',
}

/** What was done, up to the subject: “changed the price of the product”. */
export function deedOf({ action, subject, after }: AuditEntry): string {
  const name = SUBJECT_NAMES[subject]
  if (action === 'active') return `${after?.isActive ? 'activated' : 'deactivated'} the ${name}`
  return `${DEEDS[action] ?? `did “${action}” to the`} ${name}`
}

export interface FieldChange {
  name: string
  before: string
  after: string
}

/** Every field that changed, in words; none where the deed says it all. */
export function changesOf({ before, after }: AuditEntry): FieldChange[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return names.map((name) => ({
    name: labelOf(name),
    before: inWords(name, before?.[name]),
    after: inWords(name, after?.[name]),
  }))
}

/** `storeName` → “Store name”, `isActive` → “Active”, `pricePoisha` → “Price”. */
function labelOf(name: string): string {
  const words = name
    .replace(/^is(?=[A-Z])/, '')
    .replace(/Poisha$/, '')
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const LONGEST = 240

function inWords(name: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return '—'
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'number') return numberOf(name, value)
  const text = textOf(value)
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}

/** Texts and numbers in words; a table as its rows: “size M, chest 39; size L, chest 40.5”. */
function textOf(value: unknown): string {
  if (Array.isArray(value))
    return value.map(textOf).join(value.some((each) => typeof each === 'object') ? '; ' : ', ') || '—'
  if (typeof value !== 'object' || value === null) return String(value ?? '—')
  return Object.entries(value)
    .map(([name, each]) => `${name} ${textOf(each)}`)
    .join(', ')
}

function numberOf(name: string, value: number): string {
  if (name.endsWith('Poisha')) return formatTaka(value / 100)
  return /price$/i.test(name) ? formatTaka(value) : String(value)
}
