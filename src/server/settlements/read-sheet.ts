import { streamXlsxRows } from 'hucre/xlsx'
import { isBlankRow } from '#contract/values/csv'
import { columnNames } from '#contract/values/import-columns'
import {
  guessedSettlementColumns,
  MAX_SETTLEMENT_BYTES,
  MAX_SETTLEMENT_COLUMNS,
  MAX_SETTLEMENT_ROWS,
} from '#contract/values/settlements'
import { m } from '#messages'
import { requireText, rowsOf, type TableRow, Unreadable } from '../imports/import-table.ts'
import { Refusal } from '../platform/refusal.ts'
import { unkeptFormulas } from './unkept-formulas.ts'
import { unpackedBytes } from './unpacked-bytes.ts'

export interface Sheet {
  columns: string[]
  rows: TableRow[]
}

const MOST_LINES_ABOVE = 20
const LEAST_HEADS = 2
/** Twenty thousand rows of a company’s file come to a fifth of that. */
const MOST_UNPACKED_BYTES = 64 * 1024 * 1024

/** Of a CSV or XLSX file, its first sheet; of formulas, what they came to. Refuses what is no table, or larger than the shop reads. */
export async function readSheet(file: Uint8Array | null): Promise<Sheet> {
  if (file === null || file.length > MAX_SETTLEMENT_BYTES) throw refusedFile(m.settlements_file_larger_than())
  const lines = await (isArchive(file) ? workbookRows(file) : textRows(file))
  const [header, ...rows] = lines.slice(headsAt(lines))
  if (!header) throw refusedFile(m.imports_file_empty())
  if (rows.length === 0) throw refusedFile(m.imports_there_no_rows())
  if (header.cells.length > MAX_SETTLEMENT_COLUMNS)
    throw refusedFile(m.imports_most_columns({ most: MAX_SETTLEMENT_COLUMNS }))
  return { columns: columnNames(header.cells), rows }
}

/** Where its heads are: below what couriers write above them, a name and a date, which is narrower. */
function headsAt(lines: TableRow[]): number {
  const filled = lines.slice(0, MOST_LINES_ABOVE).map(({ cells }) => cells.filter((cell) => cell.trim() !== ''))
  const found = filled.findIndex(
    (cells, at) =>
      headsKnown(cells) >= LEAST_HEADS && filled.slice(0, at).every((above) => above.length < cells.length),
  )
  return Math.max(0, found)
}

function headsKnown(cells: string[]): number {
  const { charges, ...others } = guessedSettlementColumns(columnNames(cells))
  return charges.length + Object.keys(others).length
}

export function refusedFile(message: string): Refusal {
  return new Refusal('invalid_request', { fields: { file: message } })
}

/** `PK`: XLSX is a ZIP archive. */
function isArchive(file: Uint8Array): boolean {
  return file[0] === 0x50 && file[1] === 0x4b
}

async function textRows(file: Uint8Array): Promise<TableRow[]> {
  requireText(file)
  try {
    return await upToMost(rowsOf(file))
  } catch (error) {
    if (error instanceof Unreadable)
      throw refusedFile(m.settlements_line_unreadable({ line: error.line, why: error.message }))
    throw error
  }
}

async function workbookRows(file: Uint8Array): Promise<TableRow[]> {
  const bytes = unpackedBytes(file)
  if (bytes === null) throw refusedFile(m.settlements_not_a_workbook())
  if (bytes > MOST_UNPACKED_BYTES) throw refusedFile(m.settlements_unpacks_too_large())
  try {
    return await withUnkeptFormulas(file, await upToMost(sheetRows(file)))
  } catch (error) {
    if (error instanceof Refusal) throw error
    // Whatever the library says of a broken file, in whichever words: it is no workbook.
    throw refusedFile(m.settlements_not_a_workbook())
  }
}

/** A cell whose formula the file keeps no result of. */
export const UNKEPT_FORMULA = '='

async function withUnkeptFormulas(file: Uint8Array, rows: TableRow[]): Promise<TableRow[]> {
  const unkept = await unkeptFormulas(file, new Set(rows.map(({ line }) => line - 1)))
  return rows.map(({ line, cells }) => {
    const columns = unkept.get(line - 1)
    return { line, cells: columns ? cells.map((cell, at) => (columns.has(at) ? UNKEPT_FORMULA : cell)) : cells }
  })
}

async function* sheetRows(file: Uint8Array): AsyncGenerator<TableRow> {
  for await (const { index, values } of streamXlsxRows(file)) {
    // At each row: one cell far to the right is a row of sixteen thousand.
    if (values.length > MAX_SETTLEMENT_COLUMNS)
      throw refusedFile(m.imports_most_columns({ most: MAX_SETTLEMENT_COLUMNS }))
    const cells = values.map(textOf)
    if (!isBlankRow(cells)) yield { line: index + 1, cells }
  }
}

function textOf(value: string | number | boolean | Date | null): string {
  return value instanceof Date ? value.toISOString() : String(value ?? '')
}

async function upToMost(rows: AsyncGenerator<TableRow>): Promise<TableRow[]> {
  const read: TableRow[] = []
  for await (const row of rows) {
    read.push(row)
    if (read.length > MAX_SETTLEMENT_ROWS + 1) throw refusedFile(m.imports_most_rows())
  }
  return read
}
