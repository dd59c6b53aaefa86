import { isUtf8 } from 'node:buffer'
import { setImmediate as breath } from 'node:timers/promises'
import { isBlankRow } from '#contract/values/csv'
import { csvRows } from '#contract/values/csv-rows'
import type { SheetRow } from '#contract/values/import-options'
import { m } from '#messages'
import { Refusal } from '../platform/refusal.ts'

export type TableRow = SheetRow

export class Unreadable extends Error {
  readonly line: number

  constructor(line: number, message: string) {
    super(message)
    this.line = line
  }
}

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
  const rows = csvRows(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes))
  for (let line = 1; ; line += 1) {
    const { done, value } = rows.next()
    if (done) {
      if (value !== undefined) throw new Unreadable(line, value)
      return
    }
    if (!isBlankRow(value)) yield { line, cells: value }
    if (line % ROWS_A_BREATH === 0) await breath()
  }
}
