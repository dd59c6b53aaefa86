import { streamXlsxRows } from 'hucre/xlsx'
import { isBlankRow } from '#contract/values/csv'
import { MAX_SETTLEMENT_COLUMNS } from '#contract/values/settlements'
import { m } from '#messages'
import type { TableRow } from '../imports/import-table.ts'
import { Refusal } from '../platform/refusal.ts'
import { withoutEqualsSign } from './equals-cells.ts'
import { MOST_LINES_ABOVE } from './heads.ts'
import { refusedFile } from './refused-file.ts'
import { unkeptFormulas } from './unkept-formulas.ts'
import { unpackedBytes } from './unpacked-bytes.ts'
import { sheetsOf, type WorkbookSheet } from './workbook-sheets.ts'

/** Twenty thousand rows of a company’s file come to a fifth of that. */
const MOST_UNPACKED_BYTES = 64 * 1024 * 1024
/** Each sheet that is looked into is unpacked once more. */
const MOST_SHEETS = 20

export interface ReadableSheet extends WorkbookSheet {
  firstRows: TableRow[]
}

/** `PK`: XLSX is a ZIP archive. */
export function isArchive(file: Uint8Array): boolean {
  return file[0] === 0x50 && file[1] === 0x4b
}

/** The sheets of a workbook that have rows and that people see, with the first of their rows. */
export async function readableSheets(file: Uint8Array): Promise<ReadableSheet[]> {
  const bytes = unpackedBytes(file)
  if (bytes === null) throw refusedFile(m.settlements_not_a_workbook())
  if (bytes > MOST_UNPACKED_BYTES) throw refusedFile(m.settlements_unpacks_too_large())
  return await asWorkbook(async () => {
    const readable: ReadableSheet[] = []
    const shown = (await sheetsOf(file)).filter(({ isHidden }) => !isHidden)
    if (shown.length === 0) throw refusedFile(m.settlements_not_a_workbook())
    for (const sheet of shown.slice(0, MOST_SHEETS)) {
      const firstRows = await firstOf(rowsOf(file, sheet), MOST_LINES_ABOVE)
      if (firstRows.length > 0) readable.push({ ...sheet, firstRows })
    }
    return readable
  })
}

/** All of its rows, as `collect` takes them. */
export async function workbookRows(
  file: Uint8Array,
  sheet: WorkbookSheet,
  collect: (rows: AsyncGenerator<TableRow>) => Promise<TableRow[]>,
): Promise<TableRow[]> {
  return await asWorkbook(async () => withUnkeptFormulas(file, sheet, await collect(rowsOf(file, sheet))))
}

async function asWorkbook<Read>(read: () => Promise<Read>): Promise<Read> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof Refusal) throw error
    // Whatever the library says of a broken file, in whichever words: it is no workbook.
    throw refusedFile(m.settlements_not_a_workbook())
  }
}

async function* rowsOf(file: Uint8Array, { at }: WorkbookSheet): AsyncGenerator<TableRow> {
  for await (const { index, values } of streamXlsxRows(file, { sheet: at })) {
    // At each row: one cell far to the right is a row of sixteen thousand.
    if (values.length > MAX_SETTLEMENT_COLUMNS)
      throw refusedFile(m.imports_most_columns({ most: MAX_SETTLEMENT_COLUMNS }))
    const cells = values.map(textOf)
    if (!isBlankRow(cells)) yield { line: index + 1, cells }
  }
}

function textOf(value: string | number | boolean | Date | null): string {
  return value instanceof Date ? value.toISOString() : withoutEqualsSign(String(value ?? ''))
}

async function firstOf(rows: AsyncGenerator<TableRow>, most: number): Promise<TableRow[]> {
  const first: TableRow[] = []
  for await (const row of rows) {
    first.push(row)
    if (first.length === most) break
  }
  return first
}

/** A cell whose formula the file keeps no result of. */
export const UNKEPT_FORMULA = '='

async function withUnkeptFormulas(file: Uint8Array, { path }: WorkbookSheet, rows: TableRow[]): Promise<TableRow[]> {
  const unkept = await unkeptFormulas(file, path, new Set(rows.map(({ line }) => line - 1)))
  return rows.map(({ line, cells }) => {
    const columns = unkept.get(line - 1)
    return { line, cells: columns ? cells.map((cell, at) => (columns.has(at) ? UNKEPT_FORMULA : cell)) : cells }
  })
}
