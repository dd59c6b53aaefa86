import { byName } from '#contract/values/by-name'
import { amountInCell } from '#contract/values/import-amount'
import { ONE_COLUMN_FIELDS, type OneColumnField, pathKey, tagsIn } from '#contract/values/import-columns'
import { formatTaka, poishaOf } from '#contract/values/money'
import { type Choices, finderIn, type Paths } from './import-choices.ts'
import type { Table } from './import-table.ts'

export interface Foretold extends Record<OneColumnField, string> {
  line: number
  tags: string[]
}

const FORETOLD = 5

export function foretold(table: Table, choices: Choices, paths: Paths): Foretold[] {
  const find = finderIn(paths)
  return table.rows.slice(0, FORETOLD).map((cells, at) => {
    const cell = (column: string) => (column === '' ? '' : (cells[table.columns.indexOf(column)] ?? '').trim())
    const { columns, fixed } = choices
    const said = byName(ONE_COLUMN_FIELDS, (field) => cell(columns[field]))
    const byCell = choices.categoryOf.get(pathKey(said.category)) || find(said.category)
    return {
      ...said,
      line: at + 2,
      category: paths.get(Number(columns.category ? byCell : fixed.categoryId)) ?? '',
      price: columns.price ? said.price : fixed.price,
      sizes: columns.sizes ? said.sizes : fixed.sizes.join(', '),
      stock: columns.stock ? said.stock : fixed.stock,
      tags: [...new Set(choices.tags.flatMap((column) => tagsIn(cell(column))))],
    }
  })
}

/** As shoppers will see it; what is no price, as it stands. */
export function amountOf(cell: string): string {
  const taka = amountInCell(cell)
  return taka !== null && poishaOf(taka) !== null ? formatTaka(taka) : cell
}
