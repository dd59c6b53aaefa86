import type { ImportJob } from '#contract/imports'
import { disarmed } from '#contract/values/import-columns'
import { m } from '#messages'

/** As a data address of CSV. */
export function problemsFile(problems: ImportJob['problems']): string {
  const rows = problems.map(({ line, column, message }) => [String(line), column, message])
  const text = [[m.imports_line(), m.imports_column(), m.imports_problem()], ...rows]
    .map((cells) => cells.map(quoted).join(','))
    .join('\r\n')
  return `data:text/csv;charset=utf-8,${encodeURIComponent(`\ufeff${text}\r\n`)}`
}

function quoted(cell: string): string {
  return `"${disarmed(cell).replaceAll('"', '""')}"`
}
