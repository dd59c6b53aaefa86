import { m } from '#messages'

/** A row that says nothing is skipped. */
export function isBlankRow(cells: readonly string[]): boolean {
  return cells.every((cell) => cell.trim() === '')
}

/** Words for the parser’s codes. */
export function csvProblem(code: string): string {
  if (code === 'CSV_MAX_RECORD_SIZE') return m.imports_row_too_long()
  if (code === 'CSV_QUOTE_NOT_CLOSED') return m.imports_quotation_mark_not()
  return m.imports_quotation_marks_do()
}
