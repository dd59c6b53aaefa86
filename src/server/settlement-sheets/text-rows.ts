import { m } from '#messages'
import { rowsOf, type TableRow, Unreadable } from '../imports/import-table.ts'
import { delimiterOf, isSeparatorLine } from './delimiter.ts'
import { withoutEqualsSign } from './equals-cells.ts'
import { refusedFile } from './refused-file.ts'
import { textOfBytes } from './text-of-bytes.ts'

/** Of a table in text, parted by commas, semicolons or tabs. */
export async function* textRows(file: Uint8Array): AsyncGenerator<TableRow> {
  const text = textOfBytes(file)
  const delimiter = delimiterOf(text)
  try {
    for await (const { line, cells } of rowsOf(Buffer.from(text), delimiter))
      if (!isSeparatorLine(cells, delimiter)) yield { line, cells: cells.map(withoutEqualsSign) }
  } catch (error) {
    if (error instanceof Unreadable)
      throw refusedFile(m.settlements_line_unreadable({ line: error.line, why: error.message }))
    throw error
  }
}
