import { csvProblem } from './csv.ts'
import { headsKnown, MOST_LINES_ABOVE } from './import-heads.ts'

/** As spreadsheets write them; which one a file has, its first lines say. */
const SEPARATORS = [',', ';', '\t'] as const
export type Separator = (typeof SEPARATORS)[number]

const PLAIN: Record<Separator, RegExp> = { ',': /[^",\r\n]*/y, ';': /[^";\r\n]*/y, '\t': /[^"\t\r\n]*/y }
const CELL_END: Record<Separator, RegExp> = { ',': /,|\r\n|\n|\r|$/y, ';': /;|\r\n|\n|\r|$/y, '\t': /\t|\r\n|\n|\r|$/y }
/** A number that a spreadsheet must not round: `="70050001"`. */
const TEXT_BY_FORMULA = '="'
const LONGEST_ROW = 500_000
/** More than any spreadsheet has columns that are used; read within milliseconds. */
const MOST_CELLS = 10_000
const LONGEST_HEAD = 100_000

/**
 * RFC 4180 with any line ends, cells parted by commas, semicolons or tabs, `="…"` read as what stands in it: rows of a file for the server
 * and the browser (decisions/034). Empty rows come too. Ends at the first row that cannot be read and returns why.
 */
export function* csvRows(text: string, separator = separatorOf(text)): Generator<string[], string | undefined> {
  let cells: string[] = []
  let at = beginningOf(text)
  let rowFrom = at
  while (at < text.length) {
    const quoteFrom = quotedFrom(text, at)
    const cellEnd = quoteFrom === null ? plainEnd(text, at, separator) : closingMark(text, quoteFrom)
    if (cellEnd === -1) return csvProblem('CSV_QUOTE_NOT_CLOSED')
    if (cellEnd - rowFrom > LONGEST_ROW || cells.length >= MOST_CELLS) return csvProblem('CSV_MAX_RECORD_SIZE')
    cells.push(quoteFrom === null ? text.slice(at, cellEnd) : text.slice(quoteFrom, cellEnd).replaceAll('""', '"'))
    const end = endAfter(text, quoteFrom === null ? cellEnd : cellEnd + 1, separator)
    if (!end) return csvProblem('CSV_INVALID_CLOSING_QUOTE')
    at = end.index + end[0].length
    if (end[0] === separator && at < text.length) continue
    if (end[0] === separator) cells.push('')
    yield cells
    cells = []
    rowFrom = at
  }
  return undefined
}

/** Of a file of products: what parts the most heads that are known, as one of the first lines has them; else what parts the first line. */
function separatorOf(text: string): Separator {
  const lines = text.slice(beginningOf(text), LONGEST_HEAD).split(/\r\n|\n|\r/, MOST_LINES_ABOVE)
  const known = SEPARATORS.map((each) => Math.max(...lines.map((line) => headsKnown(cellsOf(line, each)))))
  const most = Math.max(...known)
  const [found, ...others] = SEPARATORS.filter((_, at) => known[at] === most)
  return most > 0 && found !== undefined && others.length === 0 ? found : separatorOfFirst(text)
}

function cellsOf(line: string, separator: Separator): string[] {
  return line.split(separator).map((cell) => cell.replace(/^\s*=?"|"\s*$/g, ''))
}

/** The only one that the first line holds outside of quotation marks and brackets; a comma where it holds several, or none. */
function separatorOfFirst(text: string): Separator {
  const line = /(?:"(?:[^"]|"")*"|[^"\r\n])+/.exec(text.slice(beginningOf(text), LONGEST_HEAD))?.[0] ?? ''
  const outside = line.replace(/"(?:[^"]|"")*"/g, '').replace(/\([^()]*\)/g, '')
  const [found, ...others] = SEPARATORS.filter((separator) => outside.includes(separator))
  return found === undefined || others.length > 0 ? ',' : found
}

function beginningOf(text: string): number {
  return text.startsWith('\ufeff') ? 1 : 0
}

/** Where what stands in quotation marks begins; null: in none. */
function quotedFrom(text: string, at: number): number | null {
  if (text[at] === '"') return at + 1
  return text.startsWith(TEXT_BY_FORMULA, at) ? at + TEXT_BY_FORMULA.length : null
}

/** The first quotation mark that is not doubled; -1 where there is none. */
function closingMark(text: string, from: number): number {
  let at = text.indexOf('"', from)
  while (at !== -1 && text[at + 1] === '"') at = text.indexOf('"', at + 2)
  return at
}

function plainEnd(text: string, from: number, separator: Separator): number {
  const pattern = PLAIN[separator]
  pattern.lastIndex = from
  return from + (pattern.exec(text)?.[0].length ?? 0)
}

function endAfter(text: string, from: number, separator: Separator): RegExpExecArray | null {
  const pattern = CELL_END[separator]
  pattern.lastIndex = from
  return pattern.exec(text)
}
