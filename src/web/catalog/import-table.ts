import { columnNames, MAX_IMPORT_BYTES, rearmed } from '#contract/import-columns'

/** A CSV file as this browser reads it, to map its columns; the server reads it again and judges. */
export interface Table {
  columns: string[]
  /** Without empty ones; short rows stay short. */
  rows: string[][]
}

/** The table of a file, or words for what is in the way. */
export async function tableOf(file: File): Promise<Table | string> {
  if (file.size > MAX_IMPORT_BYTES) return 'This file is larger than 10 MB. Please split it.'
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer())
    return tableIn(text)
  } catch {
    return 'This file is not UTF-8 text. In a spreadsheet, save it as “CSV UTF-8 (comma delimited)”.'
  }
}

function tableIn(text: string): Table | string {
  const [header, ...rows] = rowsOf(text).filter((cells) => cells.some((cell) => cell.trim() !== ''))
  if (!header) return 'This file is empty.'
  if (rows.length === 0) return 'There are no rows below the header.'
  if (header.length === 1 && /[;\t]/.test(header[0] ?? ''))
    return 'The columns of this file are not parted by commas. Please save it as “CSV UTF-8 (comma delimited)”.'
  return { columns: columnNames(header), rows: rows.map((cells) => cells.map(rearmed)) }
}

/** RFC 4180: cells in quotation marks may hold commas, line ends and doubled quotation marks. */
export function rowsOf(text: string): string[][] {
  const rows: string[][] = []
  let cells: string[] = []
  const part = /(?:"([^"]*(?:""[^"]*)*)"|([^,\r\n]*))(,|\r\n|\n|\r|$)/y
  while (part.lastIndex < text.length) {
    // Marks that do not match are taken as they are: the server says where they stand.
    const [, quoted, plain, end] = part.exec(text) ?? []
    cells.push(quoted?.replaceAll('""', '"') ?? plain ?? '')
    if (end === ',' && part.lastIndex < text.length) continue
    if (end === ',') cells.push('')
    rows.push(cells)
    cells = []
  }
  return rows
}
