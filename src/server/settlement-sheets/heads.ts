import { columnNames } from '#contract/values/import-columns'
import { guessedSettlementColumns, type SettlementColumns } from '#contract/values/settlements'
import type { TableRow } from '../imports/import-table.ts'

/** Couriers write a name, a date and sums above their heads, not more. */
export const MOST_LINES_ABOVE = 20
const LEAST_HEADS = 2

/**
 * Which line has the heads: the one with the columns of a mapping, else the first whose heads are known, below narrower ones, else the
 * first that is no title: a title fills less than half of what the widest line does.
 */
export function headsAt(lines: TableRow[], mapping?: SettlementColumns): number {
  const first = lines.slice(0, MOST_LINES_ABOVE)
  const mapped = first.findIndex(({ cells }) => hasAll(cells, mapping))
  if (mapped >= 0) return mapped
  const filled = first.map(({ cells }) => cells.filter((cell) => cell.trim() !== ''))
  const known = filled.findIndex(
    (cells, at) =>
      headsKnown(cells) >= LEAST_HEADS && filled.slice(0, at).every((above) => above.length < cells.length),
  )
  if (known >= 0) return known
  const widest = Math.max(0, ...filled.map((cells) => cells.length))
  return Math.max(
    0,
    filled.findIndex((cells) => cells.length * 2 > widest),
  )
}

/** How many heads of these lines are known, above all others where they are those of a mapping. */
export function headsKnownAmong(lines: TableRow[], mapping?: SettlementColumns): number {
  if (lines.slice(0, MOST_LINES_ABOVE).some(({ cells }) => hasAll(cells, mapping))) return Number.POSITIVE_INFINITY
  const known = headsKnown(lines[headsAt(lines)]?.cells ?? [])
  return known >= LEAST_HEADS ? known : 0
}

function hasAll(cells: string[], mapping: SettlementColumns | undefined): boolean {
  const mapped = Object.values(mapping ?? {})
    .flat()
    .filter((column) => column !== undefined)
  const columns = mapped.length > 0 ? columnNames(cells) : []
  return mapped.length > 0 && mapped.every((column) => columns.includes(column))
}

export function headsKnown(cells: string[]): number {
  const { charges, ...others } = guessedSettlementColumns(columnNames(cells))
  return charges.length + Object.keys(others).length
}
