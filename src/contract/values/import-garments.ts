import { columnsCalled } from './import-columns.ts'
import { otherOptions, type SheetRow } from './import-options.ts'

/** Rows of a file that are one product: one, or one for each size. */
export interface Garment {
  /** What the rows are known by together, where they say it. */
  key: string
  /** Says what the others leave out. */
  lead: SheetRow
  /** Each offers sizes; others, such as one with a further picture, do not stand here. */
  offers: SheetRow[]
  /** Whether the lead offers nothing itself, and its words are those of the whole garment. */
  isHeaded: boolean
  /** What tells it from others of the same lead. */
  colour: string
  /** How many rows of the file it is. */
  rows: number
}

interface Columns {
  columns: readonly string[]
  name: string | undefined
  category: string | undefined
  sizes: string | undefined
  price: string | undefined
  stock: string | undefined
  ownNumber: string | undefined
}

/** With the columns that other shops write what tells rows apart in. */
interface Heads extends Columns {
  type: string | undefined
  colour: string | undefined
}

type Cell = (row: SheetRow, column: string | undefined) => string

/** Heads of other shops that name the garment of a row (Shopify, Meta and Google, Daraz). */
const GARMENT = ['handle', 'itemgroupid', 'groupid', 'groupno', 'parentsku']
const COLOUR = ['otheroptions', 'color', 'colour', 'colorfamily']

/** The products of a file in the order of their first rows. */
export function garmentsIn(rows: SheetRow[], named: Columns): Garment[] {
  const [type] = columnsCalled(['producttype', 'type'], named.columns)
  const [colour] = named.columns.includes(otherOptions()) ? [otherOptions()] : columnsCalled(COLOUR, named.columns)
  const heads: Heads = { ...named, type, colour }
  const cell: Cell = (row, column) =>
    column === undefined ? '' : (row.cells[heads.columns.indexOf(column)] ?? '').trim()
  const keyOf = keysOf(rows, heads, cell)
  let last = ''
  const groups = rowsBy(rows, (row) => {
    const isOfLast = last !== '' && isContinued(row, heads, cell)
    last = keyOf(row) ?? (isOfLast ? last : `line ${row.line}`)
    return last
  })
  return [...groups].flatMap(([key, group]) => garmentsOf(key.startsWith('line ') ? '' : key, group, heads, cell))
}

/** Nothing of its own but a size: of the garment above. */
function isContinued(row: SheetRow, { name, category, sizes }: Columns, cell: Cell): boolean {
  return cell(row, name) === '' && cell(row, category) === '' && cell(row, sizes) !== ''
}

function garmentsOf(key: string, group: SheetRow[], heads: Heads, cell: Cell): Garment[] {
  const isParent = parents(heads, cell)
  const lead = group.find(isParent) ?? group[0]
  if (!lead) return []
  const offering = group.filter((row) => row === lead || isOffer(row, heads, cell))
  const children = group.length > 1 ? offering.filter((row) => !isParent(row)) : offering
  const offers = children.length > 0 ? children : [lead]
  const isHeaded = !offers.includes(lead)
  const pictures = group.length - offers.length
  const colours = [...rowsBy(offers, (row) => cell(row, heads.colour))]
  if (colours.length === 1) return [{ key, lead, isHeaded, offers, colour: '', rows: group.length }]
  return colours.map(([colour, own], at) => {
    return { key, lead, isHeaded, offers: own, colour, rows: own.length + (at === 0 ? pictures : 0) }
  })
}

function rowsBy(rows: SheetRow[], keyOf: (row: SheetRow) => string): Map<string, SheetRow[]> {
  const groups = new Map<string, SheetRow[]>()
  for (const row of rows) {
    const key = keyOf(row)
    const group = groups.get(key)
    if (group) group.push(row)
    else groups.set(key, [row])
  }
  return groups
}

function isOffer(row: SheetRow, { name, sizes, price, stock }: Columns, cell: Cell): boolean {
  return [name, sizes, price, stock].some((column) => cell(row, column) !== '')
}

/** What only heads its variations (WooCommerce, Magento). */
function parents(heads: Heads, cell: Cell): (row: SheetRow) => boolean {
  return (row) => /^(variable|configurable)$/i.test(cell(row, heads.type))
}

function keysOf(rows: SheetRow[], heads: Heads, cell: Cell): (row: SheetRow) => string | undefined {
  const [garment] = columnsCalled(GARMENT, heads.columns)
  const parentKey = parentKeys(rows, heads, cell)
  const joined = joinedNumbers(rows, heads, cell)
  return (row) => {
    const said = cell(row, garment) || parentKey(row)
    if (said !== '') return said
    const number = cell(row, heads.ownNumber)
    return joined.has(number) ? number : undefined
  }
}

/** Of a variation its parent, which it names by number or as `id:44` (WooCommerce), or which lists it (Magento); of that itself; else nothing. */
function parentKeys(rows: SheetRow[], heads: Heads, cell: Cell): (row: SheetRow) => string {
  const called = (name: string) => columnsCalled([name], heads.columns)[0]
  const [sku, id, parent, listing] = [called('sku'), called('id'), called('parent'), called('configurablevariations')]
  const isParent = parents(heads, cell)
  const ownKey = (row: SheetRow) => cell(row, sku) || `id:${cell(row, id)}`
  const byId = new Map(rows.map((row) => [`id:${cell(row, id)}`, ownKey(row)]))
  const listed = new Map(
    rows.flatMap((row) => {
      const children = cell(row, listing).matchAll(/(?:^|\|)sku=([^,|]+)/g)
      return [...children].map(([, child = '']) => [child, ownKey(row)] as const)
    }),
  )
  return (row) => {
    const named = /^variation$/i.test(cell(row, heads.type)) ? cell(row, parent) : ''
    if (named !== '') return byId.get(named) ?? named
    return isParent(row) ? ownKey(row) : (listed.get(cell(row, sku)) ?? '')
  }
}

/** Numbers whose rows are of one garment: of one name, and each of another size. Another that stands twice is the number of something else. */
function joinedNumbers(rows: SheetRow[], { name, sizes, ownNumber }: Columns, cell: Cell): Set<string> {
  const sharing = [...rowsBy(rows, (row) => cell(row, ownNumber))]
  const isOfOne = (shared: SheetRow[]) => {
    if (shared.length === 1) return true
    const names = new Set(shared.map((row) => cell(row, name)).filter((each) => each !== ''))
    const offered = new Set(shared.map((row) => cell(row, sizes).toUpperCase()))
    return names.size === 1 && offered.size === shared.length && !offered.has('')
  }
  return new Set(sharing.flatMap(([number, shared]) => (number !== '' && isOfOne(shared) ? [number] : [])))
}
