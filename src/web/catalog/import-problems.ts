import { disarmed } from '#contract/import-columns'
import type { ImportJob } from '#contract/product-csv'

/** The problems as the address of a CSV file that a spreadsheet opens. */
export function problemsFile(problems: ImportJob['problems']): string {
  const rows = problems.map(({ line, column, message }) => [String(line), column, message])
  const text = [['Line', 'Column', 'Problem'], ...rows].map((cells) => cells.map(quoted).join(',')).join('\r\n')
  return `data:text/csv;charset=utf-8,${encodeURIComponent(`\ufeff${text}\r\n`)}`
}

function quoted(cell: string): string {
  return `"${disarmed(cell).replaceAll('"', '""')}"`
}
