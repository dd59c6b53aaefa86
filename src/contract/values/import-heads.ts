import { columnNames, guessedColumns, MAX_IMPORT_COLUMNS } from './import-columns.ts'

/** Sellers write a name, a date and notes above their heads, not more. */
export const MOST_LINES_ABOVE = 20
const LEAST_HEADS = 2

type Line = readonly string[]

/**
 * Which line of a file of products has the heads: the one with the mapped columns, else the first whose heads are known, below titles,
 * which fill fewer cells; else the first.
 */
export function headsAt(lines: readonly Line[], mapped: readonly string[] = []): number {
  const first = lines.slice(0, MOST_LINES_ABOVE)
  const at = first.findIndex((cells) => mapped.length > 0 && hasAll(cells, mapped))
  if (at >= 0) return at
  const filled = first.map((cells) => cells.filter((cell) => cell.trim() !== '').length)
  const isBelowTitles = (at: number) => filled.slice(0, at).every((above) => above < (filled[at] ?? 0))
  const known = first.findIndex((cells, at) => isBelowTitles(at) && headsKnown(cells) > 0)
  return Math.max(0, known)
}

/** How many heads of a line are known; none without a name, or where one alone is. */
export function headsKnown(cells: Line): number {
  const { tags, ...others } = guessedColumns(columnNames(cells.slice(0, MAX_IMPORT_COLUMNS)))
  const count = tags.length + Object.keys(others).length
  return others.name === undefined || count < LEAST_HEADS ? 0 : count
}

function hasAll(cells: Line, mapped: readonly string[]): boolean {
  const columns = columnNames(cells.slice(0, MAX_IMPORT_COLUMNS))
  return mapped.every((column) => columns.includes(column))
}
