import { plainDigits } from '#contract/values/digits'
import { amountInCell } from '#contract/values/import-amount'
import { rearmed } from '#contract/values/import-columns'
import { MAX_TAKA } from '#contract/values/money'
import type { SettlementColumns } from '#contract/values/settlements'
import { m } from '#messages'
import type { TableRow } from '../imports/import-table.ts'
import { inPieces } from '../platform/pieces.ts'
import type { Sheet } from './read-sheet.ts'
import { kindOf } from './row-kind.ts'
import type { RowProblem, SettlementRow } from './settlement-row.ts'
import { totalFinder } from './total-line.ts'
import { UNKEPT_FORMULA } from './workbook/unkept-formulas.mjs'

const LONGEST_REFERENCE = 60
/** Some milliseconds’ work. */
const LINES_AT_ONCE = 250

/** What a mapping lacks to read rows by, in words by field. */
export function missingIn(mapping: SettlementColumns, columns: string[]): Record<string, string> {
  const missing: Record<string, string> = {}
  for (const [field, named] of Object.entries(mapping)) {
    const unknown = [named].flat().find((column) => column !== undefined && !columns.includes(column))
    if (unknown !== undefined) missing[field] = m.settlements_no_such_column({ column: unknown })
  }
  if (!mapping.number && !mapping.invoice) missing['number'] = m.settlements_map_number()
  if (!mapping.collected && !mapping.net) missing['collected'] = m.settlements_map_collected()
  return missing
}

/** The rows of a sheet by its mapping; what cannot be read is told by its line. */
export async function rowsInSheet(
  { columns, rows }: Pick<Sheet, 'columns' | 'rows'>,
  mapping: SettlementColumns,
): Promise<{ rows: SettlementRow[]; problems: RowProblem[] }> {
  const isTotal = totalFinder()
  const nth = counter()
  const lines: Line[] = []
  for await (const piece of inPieces(rows, LINES_AT_ONCE))
    lines.push(...piece.map((row) => readLine(row, columns, mapping)))
  const signs = chargeSigns(lines, mapping)
  const read: { rows: SettlementRow[]; problems: RowProblem[] } = { rows: [], problems: [] }
  for await (const piece of inPieces(lines, LINES_AT_ONCE))
    for (const line of piece) {
      const isLineTotal = isTotal(line)
      const found = isLineTotal ? noRow(line, mapping, m.settlements_looks_like_total()) : rowIn(line, mapping, signs)
      if ('message' in found) read.problems.push(found)
      else read.rows.push(line.isNamed ? found : { ...found, nth: nth(found.netPoisha) })
    }
  return read
}

/** How often it was asked of the same. */
function counter(): (of: number) => number {
  const counts = new Map<number, number>()
  return (of) => {
    const count = (counts.get(of) ?? 0) + 1
    counts.set(of, count)
    return count
  }
}

type Cell = (column: string | undefined) => string

interface Line {
  line: number
  cells: string[]
  cell: Cell
  number: string
  invoice: string
  /** What stands where a parcel is named, as it is written. */
  references: string[]
  isNamed: boolean
  /** By the columns of money, in poisha; null: no amount. */
  money: Map<string, number | null>
}

function readLine({ line, cells }: TableRow, columns: string[], mapping: SettlementColumns): Line {
  const cell: Cell = (column) => (column === undefined ? '' : rearmed(cells[columns.indexOf(column)] ?? '').trim())
  const [number, invoice] = [referenceIn(cell(mapping.number)), referenceIn(cell(mapping.invoice))]
  const references = [cell(mapping.number), cell(mapping.invoice)].filter((text) => referenceIn(text) !== '')
  const isNamed = references.length > 0
  const money = new Map(moneyColumns(mapping).map((column) => [column, poishaIn(cell(column))]))
  return { line, cells, cell, number, invoice, references, isNamed, money }
}

/** `-`, `N/A`: how an empty cell is written. */
const NONE = /^(?:[^\p{L}\p{N}=]*|n\/?a|null|nil|none)$/iu

/** In plain digits, and without the `.0` that a spreadsheet gives a number. */
function referenceIn(text: string): string {
  if (NONE.test(text)) return ''
  return plainDigits(text)
    .replace(/\s+/g, '')
    .replace(/^(\d+)\.0+$/, '$1')
    .slice(0, LONGEST_REFERENCE)
}

/** `1.42E+11`: which number it was is lost. */
const ROUNDED = /^\d([.,]\d+)?E\+\d+$/i
const kept = (reference: string) => (ROUNDED.test(reference) ? '' : reference)

function moneyColumns({ collected, net, charges }: SettlementColumns): string[] {
  return [collected, net, ...charges].filter((column) => column !== undefined)
}

function readColumns(mapping: SettlementColumns): string[] {
  const { number, invoice, payment, status } = mapping
  return [number, invoice, payment, status].filter((column) => column !== undefined).concat(moneyColumns(mapping))
}

function rowIn(read: Line, mapping: SettlementColumns, signs: Signs): SettlementRow | RowProblem {
  const { line, cell, isNamed, money } = read
  const unkept = readColumns(mapping).find((column) => cell(column) === UNKEPT_FORMULA)
  if (unkept !== undefined) return { line, column: unkept, message: m.settlements_unkept_formula() }
  const [number, invoice] = [kept(read.number), kept(read.invoice)]
  if (isNamed && number === '' && invoice === '') return roundedReference(read, mapping)
  if (!isNamed && [...money.values()].every((amount) => amount === 0))
    return noRow(read, mapping, m.settlements_no_reference())
  const unread = [...money.keys()].find((column) => money.get(column) === null)
  if (unread !== undefined)
    return { line, column: unread, message: m.imports_not_money({ words: cell(unread).slice(0, 60) }) }
  const sums = sumsOf(money, mapping, signs)
  const kind = kindOf(cell(mapping.status), sums.collectedPoisha, cell(mapping.payment))
  if (kind === null) return unknownStatus(line, cell, mapping)
  return { line, number, invoice, kind, ...sums }
}

function roundedReference({ line, number, invoice }: Line, mapping: SettlementColumns): RowProblem {
  const column = (number === '' ? mapping.invoice : mapping.number) ?? ''
  return { line, column, message: m.settlements_rounded_number({ words: number || invoice }) }
}

function noRow({ line }: Line, { number, invoice }: SettlementColumns, message: string): RowProblem {
  return { line, column: number ?? invoice ?? '', message }
}

/** The payment’s words decide where there are any. */
function unknownStatus(line: number, cell: Cell, { payment, status }: SettlementColumns): RowProblem {
  const column = cell(payment) === '' ? status : payment
  return { line, column: column ?? '', message: m.settlements_unknown_status({ words: cell(column).slice(0, 60) }) }
}

type Signs = (column: string) => 1 | -1

/** Some write charges as less than nothing: by most of a column’s cells. The others are charges that were given back. */
function chargeSigns(lines: Line[], { charges }: SettlementColumns): Signs {
  const below = charges.filter((column) => {
    const signs = lines.map(({ money }) => Math.sign(money.get(column) ?? 0))
    return signs.reduce((sum, sign) => sum + sign, 0) < 0
  })
  return (column) => (below.includes(column) ? -1 : 1)
}

/** Of collected, charges and what is paid any one may be missing: it follows from the others. */
function sumsOf(
  money: Line['money'],
  mapping: SettlementColumns,
  signs: Signs,
): Pick<SettlementRow, 'collectedPoisha' | 'chargePoisha' | 'netPoisha'> {
  const amount = (column: string | undefined) => (column === undefined ? 0 : (money.get(column) ?? 0))
  const said = mapping.charges.reduce((sum, column) => sum + signs(column) * amount(column), 0)
  const isTold = mapping.collected !== undefined && mapping.net !== undefined && mapping.charges.length === 0
  const chargePoisha = isTold ? amount(mapping.collected) - amount(mapping.net) : said
  const collectedPoisha =
    mapping.collected === undefined ? amount(mapping.net) + chargePoisha : amount(mapping.collected)
  const netPoisha = mapping.net === undefined ? collectedPoisha - chargePoisha : amount(mapping.net)
  return { collectedPoisha, chargePoisha, netPoisha }
}

/** An empty cell is nothing; null: no amount of money. */
function poishaIn(text: string): number | null {
  if (/^[-–—]?$/.test(text)) return 0
  const inBrackets = /^\((.+)\)$/.exec(text)?.[1]
  const taka = amountInCell((inBrackets ?? text).replace(/[–−]/g, '-'))
  if (taka === null || Math.abs(taka) > MAX_TAKA) return null
  const poisha = Math.round(taka * 100)
  return inBrackets === undefined ? poisha : -poisha
}
