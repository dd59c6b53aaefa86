import { columnNames } from '#contract/values/import-columns'
import {
  guessedSettlementColumns,
  MAX_SETTLEMENT_BYTES,
  MAX_SETTLEMENT_COLUMNS,
  MAX_SETTLEMENT_ROWS,
} from '#contract/values/settlements'
import { m } from '#messages'
import { requireText, rowsOf, type TableRow, Unreadable } from '../imports/import-table.ts'
import { readWorkbook } from './read-workbook.ts'
import { refusedFile } from './refused-file.ts'

export interface Sheet {
  columns: string[]
  rows: TableRow[]
}

const MOST_LINES_ABOVE = 20
const LEAST_HEADS = 2

/** Of a CSV or XLSX file, its first sheet; of formulas, what they came to. `gone`: who sent it. Refuses what is no table, or larger than the shop reads. */
export async function readSheet(file: Uint8Array | null, gone: AbortSignal): Promise<Sheet> {
  if (file === null || file.length > MAX_SETTLEMENT_BYTES) throw refusedFile(m.settlements_file_larger_than())
  const lines = await (isArchive(file) ? readWorkbook(file, gone) : textRows(file))
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

async function upToMost(rows: AsyncGenerator<TableRow>): Promise<TableRow[]> {
  const read: TableRow[] = []
  for await (const row of rows) {
    read.push(row)
    if (read.length > MAX_SETTLEMENT_ROWS + 1) throw refusedFile(m.imports_most_rows())
  }
  return read
}
