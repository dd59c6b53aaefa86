import { useState } from 'react'
import type { ImportJob } from '#contract/imports'
import { formatNumber } from '#contract/values/digits'
import { m } from '#messages'
import { TableHead } from '../ui/list/TableHead.tsx'
import { csvAddress } from './csv-address.ts'

const SHOWN_AT_ONCE = 50

export function ImportProblems({ job, fileName }: { job: ImportJob; fileName: string }) {
  const [column, setColumn] = useState('')
  const [sought, setSought] = useState('')
  const [shown, setShown] = useState(SHOWN_AT_ONCE)
  const columns = [...new Set(job.problems.map((problem) => problem.column))]
  const found = job.problems.filter(
    (problem) =>
      (column === '' || problem.column === column) &&
      `${problem.line} ${problem.message}`.toLowerCase().includes(sought.trim().toLowerCase()),
  )
  return (
    <section className="import-problems" aria-labelledby="import-problems-title">
      <h3 id="import-problems-title">{m.imports_what_mend()}</h3>
      {job.problemCount > job.problems.length && (
        <p className="muted">{m.imports_first_count_listed({ count: formatNumber(job.problems.length) })}</p>
      )}
      <div className="import-problems-filters">
        <select
          className="input"
          aria-label={m.imports_column()}
          value={column}
          onChange={({ target }) => setColumn(target.value)}
        >
          <option value="">{m.imports_all_columns()}</option>
          {columns
            .filter((name) => name !== '')
            .map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
        </select>
        <input
          className="input"
          type="search"
          aria-label={m.imports_search_problems_line()}
          placeholder={m.imports_line_words()}
          value={sought}
          onChange={({ target }) => setSought(target.value)}
        />
        <a
          className="button"
          data-kind="quiet"
          href={problemsFile(job.problems)}
          download={m.imports_problems_of({ fileName })}
        >
          {m.imports_download()}
        </a>
      </div>
      <p className="muted" role="status">
        {m.imports_shown_of({ shown: formatNumber(found.length), all: formatNumber(job.problems.length) })}
      </p>
      <table className="import-problems-table">
        <TableHead columns={[m.imports_line(), m.imports_column(), m.imports_problem()]} />
        <tbody>
          {found.slice(0, shown).map((problem) => (
            <tr key={`${problem.line} ${problem.column} ${problem.message}`}>
              <td>{problem.line}</td>
              <td>{problem.column}</td>
              <td>{problem.message}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {found.length > shown && (
        <button className="button" data-kind="quiet" type="button" onClick={() => setShown(shown + SHOWN_AT_ONCE)}>
          {m.imports_show_more()}
        </button>
      )}
    </section>
  )
}

function problemsFile(problems: ImportJob['problems']): string {
  const rows = problems.map(({ line, column, message }) => [String(line), column, message])
  return csvAddress([[m.imports_line(), m.imports_column(), m.imports_problem()], ...rows])
}
