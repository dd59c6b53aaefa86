import { isUtf8 } from 'node:buffer'
import { finished } from 'node:stream/promises'
import { setImmediate as breath } from 'node:timers/promises'
import { CsvError, parse } from 'csv-parse'
import { csvProblem, isBlankRow } from '#contract/values/csv'
import { m } from '#messages'
import { Refusal } from '../platform/refusal.ts'

export interface TableRow {
  /** From 1 for the header, empty lines too, as spreadsheets count. */
  line: number
  cells: string[]
}

export class Unreadable extends Error {
  readonly line: number

  constructor(line: number, message: string) {
    super(message)
    this.line = line
  }
}

/** RFC 4180, any line ends, with or without a byte order mark; web/imports/csv-rows.ts reads the same. */
const CSV_READING = {
  bom: true,
  relax_column_count: true,
  record_delimiter: ['\r\n', '\n', '\r'],
  max_record_size: 500_000,
}
const SLICE_BYTES = 16 * 1024
const ROWS_A_BREATH = 50

export function requireText(bytes: Uint8Array): void {
  if (bytes.length === 0) throw refusedFile(m.imports_file_empty())
  if (!isUtf8(bytes) || bytes.includes(0)) throw refusedFile(m.imports_file_not_utf())
}

function refusedFile(message: string): Refusal {
  return new Refusal('invalid_request', { fields: { file: message } })
}

/** Empty rows are skipped. Where a row cannot be read, those before it have come. */
export async function* rowsOf(bytes: Uint8Array): AsyncGenerator<TableRow> {
  let line = 0
  for await (const cells of recordsOf(bytes)) {
    line += 1
    if (!isBlankRow(cells)) yield { line, cells }
    if (line % ROWS_A_BREATH === 0) await breath()
  }
}

/** Not as the parser's stream: where that fails, it drops the records that nobody has taken yet. */
async function* recordsOf(bytes: Uint8Array): AsyncGenerator<string[]> {
  let records: string[][] = []
  const take = (cells: string[]) => {
    records.push(cells)
    return null
  }
  const parser = parse({ ...CSV_READING, on_record: take })
  const end = finished(parser, { readable: false }).catch((error: unknown) => error)
  for (const slice of slicesOf(bytes)) {
    parser.write(slice)
    yield* records
    records = []
    if (parser.errored) break
    // One row may be many slices.
    await breath()
  }
  parser.end()
  const error = await end
  yield* records
  if (error instanceof CsvError) throw unreadable(error)
  if (error) throw error
}

function* slicesOf(bytes: Uint8Array): Generator<Buffer> {
  const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let from = 0; from < all.length; from += SLICE_BYTES) yield all.subarray(from, from + SLICE_BYTES)
}

function unreadable(error: CsvError): Unreadable {
  return new Unreadable(Number(error.records) + 1, csvProblem(error.code))
}
