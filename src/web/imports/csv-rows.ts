import { csvProblem, isBlankRow } from '#contract/values/csv'

const PLAIN = /[^",\r\n]*/y
const CELL_END = /,|\r\n|\n|\r|$/y

/**
 * RFC 4180, read as the server’s parser reads it (a property of server/imports/import-table.test.ts), which itself is too
 * slow for a phone (decisions/034). Rows that say something, up to the first that cannot be read, and why it cannot.
 */
export function rowsOf(text: string): { rows: string[][]; problem?: string } {
  const rows: string[][] = []
  let cells: string[] = []
  let at = text.startsWith('\ufeff') ? 1 : 0
  while (at < text.length) {
    const isQuoted = text[at] === '"'
    const cellEnd = isQuoted ? closingMark(text, at + 1) : plainEnd(text, at)
    if (cellEnd === -1) return { rows, problem: csvProblem('CSV_QUOTE_NOT_CLOSED') }
    cells.push(isQuoted ? text.slice(at + 1, cellEnd).replaceAll('""', '"') : text.slice(at, cellEnd))
    CELL_END.lastIndex = isQuoted ? cellEnd + 1 : cellEnd
    const end = CELL_END.exec(text)
    if (!end) return { rows, problem: csvProblem('CSV_INVALID_CLOSING_QUOTE') }
    at = end.index + end[0].length
    if (end[0] === ',' && at < text.length) continue
    if (end[0] === ',') cells.push('')
    if (!isBlankRow(cells)) rows.push(cells)
    cells = []
  }
  return { rows }
}

/** The first quotation mark that is not doubled; -1 where there is none. */
function closingMark(text: string, from: number): number {
  let at = text.indexOf('"', from)
  while (at !== -1 && text[at + 1] === '"') at = text.indexOf('"', at + 2)
  return at
}

function plainEnd(text: string, from: number): number {
  PLAIN.lastIndex = from
  return from + (PLAIN.exec(text)?.[0].length ?? 0)
}
