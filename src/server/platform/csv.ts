import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify/sync'
import { disarmed } from '#contract/values/import-columns'
import { takaOf } from '#contract/values/money'
import { inPieces } from './pieces.ts'

const ROWS_AT_ONCE = 250

/** Marks UTF-8 for spreadsheets. */
export const BYTE_ORDER_MARK = '\ufeff'

/** A text, or an amount: written in taka with two decimals, below zero with a minus. */
export type Cell = string | { poisha: number }

/** Rows of a file for spreadsheets: what one would run as a formula is made text, be it a number or not. */
export function csvText(rows: readonly Cell[][]): string {
  return stringify(
    rows.map((cells) =>
      cells.map((cell) => (typeof cell === 'string' ? disarmed(cell) : takaOf(cell.poisha).toFixed(2))),
    ),
    { record_delimiter: '\r\n', quoted_match: /[\r\n]/ },
  )
}

/** Many rows as a file, streamed. */
export function csvFile(rows: Cell[][]): Readable {
  return Readable.from(textsOf(rows))
}

async function* textsOf(rows: Cell[][]): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK
  for await (const piece of inPieces(rows, ROWS_AT_ONCE)) yield csvText(piece)
}
