import { setImmediate as breath } from 'node:timers/promises'
import { stringify } from 'csv-stringify/sync'
import { disarmed } from '#contract/values/import-columns'
import { takaOf } from '#contract/values/money'

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

/** Many rows as a file, a piece after the other; they are made as they are asked for. */
export async function* csvPieces(rows: Iterable<Cell[]>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK
  let piece: Cell[][] = []
  for (const row of rows) {
    piece.push(row)
    if (piece.length < ROWS_AT_ONCE) continue
    yield csvText(piece)
    piece = []
    await breath()
  }
  if (piece.length > 0) yield csvText(piece)
}
