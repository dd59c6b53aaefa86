import { useState } from 'react'
import { formatNumber } from '#contract/digits'
import type { ImportJob } from '#contract/product-csv'
import { problemsFile } from './import-problems.ts'

const SHOWN_AT_ONCE = 50

/** Every listed problem by line and column; narrowed by column or words, and as a file to work through. */
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
      <h3 id="import-problems-title">What to mend</h3>
      {job.problemCount > job.problems.length && (
        <p className="import-words">The first {formatNumber(job.problems.length)} are listed.</p>
      )}
      <div className="import-filters">
        <select className="input" aria-label="Column" value={column} onChange={({ target }) => setColumn(target.value)}>
          <option value="">All columns</option>
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
          aria-label="Search problems by line or words"
          placeholder="Line or words"
          value={sought}
          onChange={({ target }) => setSought(target.value)}
        />
        <a className="button" data-kind="quiet" href={problemsFile(job.problems)} download={`problems of ${fileName}`}>
          Download
        </a>
      </div>
      <p className="import-words" role="status">
        {formatNumber(found.length)} of {formatNumber(job.problems.length)} shown by this filter.
      </p>
      <table className="import-problem-table">
        <thead>
          <tr>
            <th scope="col">Line</th>
            <th scope="col">Column</th>
            <th scope="col">Problem</th>
          </tr>
        </thead>
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
          Show more
        </button>
      )}
    </section>
  )
}
