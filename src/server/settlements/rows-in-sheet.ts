import { amountInCell } from '#contract/values/import-amount'
import { rearmed } from '#contract/values/import-columns'
import { MAX_TAKA } from '#contract/values/money'
import type { OneColumnField, SettlementColumns } from '#contract/values/settlements'
import { m } from '#messages'
import type { TableRow } from '../imports/import-table.ts'
import type { Sheet } from './read-sheet.ts'
import { kindOf } from './row-kind.ts'
import type { RowProblem, SettlementRow } from './settlement-row.ts'
import { totalFinder } from './total-line.ts'

const LONGEST_REFERENCE = 60

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
export function rowsInSheet(
  { columns, rows }: Sheet,
  mapping: SettlementColumns,
): { rows: SettlementRow[]; problems: RowProblem[] } {
  const problems: RowProblem[] = []
  const isTotal = totalFinder()
  const nth = counter()
  const read = rows.flatMap((row) => {
    const line = readLine(row, columns, mapping)
    const isLineTotal = isTotal(line)
    const found = isLineTotal ? noRow(line, mapping, m.settlements_looks_like_total()) : rowIn(line, mapping)
    if ('message' in found) problems.push(found)
    if ('message' in found) return []
    return line.isNamed ? [found] : [{ ...found, nth: nth(found.netPoisha) }]
  })
  return { rows: read, problems }
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
  isNamed: boolean
  /** Of the columns of money, in poisha; null: no amount. */
  amounts: (number | null)[]
}

function readLine({ line, cells }: TableRow, columns: string[], mapping: SettlementColumns): Line {
  const cell: Cell = (column) => (column === undefined ? '' : rearmed(cells[columns.indexOf(column)] ?? '').trim())
  const reference = (field: OneColumnField) => cell(mapping[field]).replace(/\s+/g, '').slice(0, LONGEST_REFERENCE)
  const number = reference('number')
  const invoice = reference('invoice')
  const amounts = moneyColumns(mapping).map((column) => poishaIn(cell(column)))
  return { line, cells, cell, number, invoice, isNamed: number !== '' || invoice !== '', amounts }
}

function moneyColumns({ collected, net, charges }: SettlementColumns): string[] {
  return [collected, net, ...charges].filter((column) => column !== undefined)
}

function rowIn(read: Line, mapping: SettlementColumns): SettlementRow | RowProblem {
  const { line, cell, number, invoice, isNamed, amounts } = read
  if (!isNamed && amounts.every((amount) => amount === 0)) return noRow(read, mapping, m.settlements_no_reference())
  const unread = moneyColumns(mapping)[amounts.indexOf(null)]
  if (unread !== undefined)
    return { line, column: unread, message: m.imports_not_money({ words: cell(unread).slice(0, 60) }) }
  const sums = sumsOf(cell, mapping)
  const kind = kindOf(cell(mapping.status), sums.collectedPoisha, cell(mapping.payment))
  if (kind === null) return unknownStatus(line, cell, mapping)
  return { line, number, invoice, kind, ...sums }
}

function noRow({ line }: Line, { number, invoice }: SettlementColumns, message: string): RowProblem {
  return { line, column: number ?? invoice ?? '', message }
}

/** The payment’s words decide where there are any. */
function unknownStatus(line: number, cell: Cell, { payment, status }: SettlementColumns): RowProblem {
  const column = cell(payment) === '' ? status : payment
  return { line, column: column ?? '', message: m.settlements_unknown_status({ words: cell(column).slice(0, 60) }) }
}

/** Of collected, charges and what is paid any one may be missing: it follows from the others. Charges are charges, whatever their sign. */
function sumsOf(
  cell: Cell,
  mapping: SettlementColumns,
): Pick<SettlementRow, 'collectedPoisha' | 'chargePoisha' | 'netPoisha'> {
  const amount = (column: string | undefined) => poishaIn(cell(column)) ?? 0
  const said = Math.abs(mapping.charges.reduce((sum, column) => sum + amount(column), 0))
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
