import { isUtf8 } from 'node:buffer'
import { Readable } from 'node:stream'
import { setImmediate as breath } from 'node:timers/promises'
import { CsvError, parse } from 'csv-parse'
import { Refusal } from '../platform/refusal.ts'

export interface TableRow {
  /** Counts from 1 for the header, empty ones too, as a spreadsheet does. */
  line: number
  cells: string[]
}

/** Where and why a table cannot be read on. */
export class Unreadable extends Error {
  readonly line: number

  constructor(line: number, message: string) {
    super(message)
    this.line = line
  }
}

const SLICE_BYTES = 16 * 1024
const MOST_LETTERS_A_ROW = 500_000
const ROWS_A_BREATH = 50

/** Refuses bytes that are no UTF-8 text. */
export function requireText(bytes: Uint8Array): void {
  if (bytes.length === 0) throw refusedFile('This file is empty.')
  if (!isUtf8(bytes) || bytes.includes(0))
    throw refusedFile('This file is not UTF-8 text. In a spreadsheet, save it as “CSV UTF-8 (comma delimited)”.')
}

function refusedFile(message: string): Refusal {
  return new Refusal('invalid_request', { fields: { file: message } })
}

/** The rows of a CSV file (RFC 4180; any line ends, with or without a mark of its encoding), without empty ones. */
export async function* rowsOf(bytes: Uint8Array): AsyncGenerator<TableRow> {
  const parser = Readable.from(slicesOf(bytes)).pipe(
    parse({
      bom: true,
      relax_column_count: true,
      record_delimiter: ['\r\n', '\n', '\r'],
      max_record_size: MOST_LETTERS_A_ROW,
    }),
  )
  let line = 0
  try {
    for await (const record of parser) {
      const cells: string[] = record
      line += 1
      if (cells.some((cell) => cell.trim() !== '')) yield { line, cells }
      // The shop answers others between batches.
      if (line % ROWS_A_BREATH === 0) await breath()
    }
  } catch (error) {
    if (error instanceof CsvError) throw unreadable(error, line)
    throw error
  }
}

function* slicesOf(bytes: Uint8Array): Generator<Buffer> {
  const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let from = 0; from < all.length; from += SLICE_BYTES) yield all.subarray(from, from + SLICE_BYTES)
}

/** The parser reads ahead: it knows better than the rows that have arrived where it stopped. */
function unreadable(error: CsvError, line: number): Unreadable {
  const records = Number(error.records)
  const at = Number.isInteger(records) ? records + 1 : line + 1
  if (error.code === 'CSV_MAX_RECORD_SIZE')
    return new Unreadable(at, 'This row is too long. Is a quotation mark not closed?')
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') return new Unreadable(at, 'A quotation mark is not closed.')
  return new Unreadable(
    at,
    'Quotation marks do not match. A cell with a quotation mark is written "like ""this""". What follows could not be read.',
  )
}
