import { isBlankRow } from '#contract/values/csv'
import { csvRows } from '#contract/values/csv-rows'
import { columnNames, MAX_IMPORT_BYTES, rearmed } from '#contract/values/import-columns'
import { headsAt } from '#contract/values/import-heads'
import { type SheetRow, withOptions } from '#contract/values/import-options'
import { m } from '#messages'

/** For mapping; the server reads it again and judges. */
export interface Table {
  columns: string[]
  /** Without empty ones; short rows stay short. */
  rows: string[][]
}

/** Or words for what is in the way. */
export async function tableOf(file: File): Promise<Table | string> {
  if (file.size > MAX_IMPORT_BYTES) return m.imports_file_larger_than()
  const text = await textOf(file)
  return text === undefined ? m.imports_file_not_utf() : tableIn(text)
}

async function textOf(file: File): Promise<string | undefined> {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer())
  } catch {
    return undefined
  }
}

function tableIn(text: string): Table | string {
  const { rows: all, problem } = readRows(text)
  const [header, ...below] = all.slice(headsAt(all))
  if (below.length === 0 && problem !== undefined) return problem
  if (!header) return m.imports_file_empty()
  if (below.length === 0) return m.imports_there_no_rows()
  if (header.length === 1 && /[;\t]/.test(header[0] ?? '')) return m.imports_columns_file_not()
  const { columns, rows } = withOptions(columnNames(header), rowsWithLines(below))
  return { columns, rows: rows.map(({ cells }) => cells.map(rearmed)) }
}

/** Rows that say something, up to the first that cannot be read, and why it cannot. */
function readRows(text: string): { rows: string[][]; problem: string | undefined } {
  const reading = csvRows(text)
  const rows: string[][] = []
  for (;;) {
    const { done, value } = reading.next()
    if (done) return { rows, problem: value }
    if (!isBlankRow(value)) rows.push(value)
  }
}

/** As if no row was empty. */
export function rowsWithLines(rows: string[][]): SheetRow[] {
  return rows.map((cells, at) => ({ line: at + 2, cells }))
}
