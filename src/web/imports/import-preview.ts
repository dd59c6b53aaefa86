import { byName } from '#contract/values/by-name'
import { amountInCell } from '#contract/values/import-amount'
import { ONE_COLUMN_FIELDS, type OneColumnField, pathKey, tagsIn } from '#contract/values/import-columns'
import { type Garment, garmentsIn } from '#contract/values/import-garments'
import { pricesSaid } from '#contract/values/import-prices'
import { formatTaka, poishaOf } from '#contract/values/money'
import { type Choices, finderIn, type Paths } from './import-choices.ts'
import { rowsWithLines, type Table } from './import-table.ts'

export interface Foretold extends Record<OneColumnField, string> {
  line: number
  tags: string[]
}

const FORETOLD = 5

/** The products of a file: slow where it is long. */
export function garmentsOf(table: Table, columns: Choices['columns']): Garment[] {
  const heads = byName(ONE_COLUMN_FIELDS, (field) => columns[field] || undefined)
  return garmentsIn(rowsWithLines(table.rows), { ...heads, columns: table.columns })
}

/** The first of them. */
export function foretold(garments: Garment[], table: Table, choices: Choices, paths: Paths): Foretold[] {
  const find = finderIn(paths)
  return garments.slice(0, FORETOLD).map((garment) => productOf(garment, table, choices, paths, find))
}

function productOf(
  { lead, offers, isHeaded, colour }: Garment,
  table: Table,
  choices: Choices,
  paths: Paths,
  find: (text: string) => string,
): Foretold {
  const { columns, fixed } = choices
  const rows = isHeaded ? [lead, ...offers] : [...offers, lead]
  const cells = (column: string) =>
    column === '' ? [] : rows.map((row) => (row.cells[table.columns.indexOf(column)] ?? '').trim())
  const first = (column: string) => cells(column).find((cell) => cell !== '') ?? ''
  const all = (column: string) => [...new Set(cells(column).filter((cell) => cell !== ''))].join(', ')
  const said = byName(ONE_COLUMN_FIELDS, (field) => first(columns[field]))
  const byCell = choices.categoryOf.get(pathKey(said.category)) || find(said.category)
  return {
    ...said,
    ...pricesShown(said),
    line: lead.line,
    name: colour === '' || said.name.includes(colour) ? said.name : `${said.name}, ${colour}`,
    category: paths.get(Number(columns.category ? byCell : fixed.categoryId)) ?? '',
    ...(columns.price || columns.salePrice ? {} : { price: fixed.price }),
    sizes: columns.sizes ? all(columns.sizes) : fixed.sizes.join(', '),
    stock: columns.stock ? all(columns.stock) : fixed.stock,
    tags: [...new Set(choices.tags.flatMap((column) => tagsIn(first(column))))],
  }
}

type PriceFields = Pick<Foretold, 'price' | 'salePrice' | 'compareAtPrice'>

/** What is paid, and what is struck through; cells that are no amounts stay as they stand. */
function pricesShown(said: PriceFields): PriceFields {
  const fields = ['price', 'salePrice', 'compareAtPrice'] as const
  const amounts = byName(fields, (field) => amountInCell(said[field]))
  if (fields.some((field) => amounts[field] === null && said[field] !== '')) return said
  const { paid, struckThrough } = pricesSaid(amounts)
  return { price: paid === null ? '' : String(paid), salePrice: '', compareAtPrice: String(struckThrough ?? '') }
}

/** As shoppers will see it; what is no price, as it stands. */
export function amountOf(cell: string): string {
  const taka = amountInCell(cell)
  return taka !== null && poishaOf(taka) !== null ? formatTaka(taka) : cell
}
