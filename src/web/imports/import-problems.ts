import type { ImportJob } from '#contract/imports'
import { m } from '#messages'
import { csvAddress } from './csv-address.ts'

export function problemsFile(problems: ImportJob['problems']): string {
  const rows = problems.map(({ line, column, message }) => [String(line), column, message])
  return csvAddress([[m.imports_line(), m.imports_column(), m.imports_problem()], ...rows])
}
