import { columnNames, MAX_IMPORT_BYTES, rearmed } from '#contract/values/import-columns'
import { m } from '#messages'
import { rowsOf } from './csv-rows.ts'

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
  const { rows: all, problem } = rowsOf(text)
  const [header, ...rows] = all
  if (rows.length === 0 && problem !== undefined) return problem
  if (!header) return m.imports_file_empty()
  if (rows.length === 0) return m.imports_there_no_rows()
  if (header.length === 1 && /[;\t]/.test(header[0] ?? '')) return m.imports_columns_file_not()
  return { columns: columnNames(header), rows: rows.map((cells) => cells.map(rearmed)) }
}
