import { columnNames } from '#contract/values/import-columns'
import {
  MAX_SETTLEMENT_BYTES,
  MAX_SETTLEMENT_COLUMNS,
  MAX_SETTLEMENT_ROWS,
  type SettlementColumns,
} from '#contract/values/settlements'
import { m } from '#messages'
import type { TableRow } from '../imports/import-table.ts'
import { headsAt, headsKnownAmong } from './heads.ts'
import { type ReadableSheet, readWorkbook } from './read-workbook.ts'
import { refusedFile } from './refused-file.ts'
import { textRows } from './text-rows.ts'

export interface Sheet {
  columns: string[]
  rows: TableRow[]
  /** Of a workbook those that may be read, and which of them this is; of a CSV file none. */
  sheets: string[]
  sheet: string
}

/** Of a file: which of its sheets is asked for, and how its columns are mapped. */
interface Known {
  sheet?: string | undefined
  mapping?: SettlementColumns | undefined
}

/**
 * Of a CSV or XLSX file; of a workbook the sheet that is asked for, else the one of which most heads are known, else its first. Of formulas,
 * what they came to. `gone`: who sent it. Refuses what is no table, or larger than the shop reads.
 */
export async function readSheet(file: Uint8Array | null, known: Known, gone: AbortSignal): Promise<Sheet> {
  if (file === null || file.length > MAX_SETTLEMENT_BYTES) throw refusedFile(m.settlements_file_larger_than())
  if (!isArchive(file)) return { ...tableOf(await upToMost(textRows(file)), known), sheets: [], sheet: '' }
  const { sheets, sheet, rows } = await readWorkbook(file, (among) => chosenAmong(among, known), gone)
  return { ...tableOf(rows, known), sheets, sheet }
}

/** `PK`: XLSX is a ZIP archive. */
function isArchive(file: Uint8Array): boolean {
  return file[0] === 0x50 && file[1] === 0x4b
}

function tableOf(lines: TableRow[], { mapping }: Known): Pick<Sheet, 'columns' | 'rows'> {
  const [header, ...rows] = lines.slice(headsAt(lines, mapping))
  if (!header) throw refusedFile(m.imports_file_empty())
  if (rows.length === 0) throw refusedFile(m.imports_there_no_rows())
  if (header.cells.length > MAX_SETTLEMENT_COLUMNS)
    throw refusedFile(m.imports_most_columns({ most: MAX_SETTLEMENT_COLUMNS }))
  return { columns: columnNames(header.cells), rows }
}

function chosenAmong(sheets: ReadableSheet[], { sheet, mapping }: Known): ReadableSheet {
  if (sheet !== undefined) {
    const asked = sheets.find(({ name }) => name === sheet)
    if (!asked) throw refusedFile(m.settlements_no_such_sheet({ sheet }))
    return asked
  }
  const known = sheets.map(({ firstRows }) => headsKnownAmong(firstRows, mapping))
  const chosen = sheets[known.indexOf(Math.max(...known))]
  if (!chosen) throw refusedFile(m.imports_file_empty())
  return chosen
}

async function upToMost(rows: AsyncGenerator<TableRow>): Promise<TableRow[]> {
  const read: TableRow[] = []
  for await (const row of rows) {
    read.push(row)
    if (read.length > MAX_SETTLEMENT_ROWS + 1) throw refusedFile(m.imports_most_rows())
  }
  return read
}
