import { useState } from 'react'
import { formatNumber } from '#contract/digits'
import type { ImportJob } from '#contract/product-csv'
import { Problem, wordsOf } from '../platform/problem.ts'
import { Link } from '../ui/Link.tsx'
import { ImportProblems } from './ImportProblems.tsx'
import { ImportProgress } from './ImportProgress.tsx'
import { type Choices, mappingOf, missingIn } from './import-choices.ts'
import { runImport } from './import-run.ts'

/** The check, and after a clean one the import. A check counts for the very choices it was made with. */
export function ImportRun({
  file,
  rows,
  choices,
  isBusy,
  onBusy,
}: {
  file: File
  rows: number
  choices: Choices
  isBusy: boolean
  onBusy: (isBusy: boolean) => void
}) {
  const [job, setJob] = useState<ImportJob | null>(null)
  const [checkedFor, setCheckedFor] = useState<Choices | null>(null)
  const [refusal, setRefusal] = useState('')
  const missing = missingIn(choices)
  const run = async (isDryRun: boolean) => {
    if (isBusy) return
    onBusy(true)
    setRefusal('')
    setJob(null)
    setCheckedFor(choices)
    try {
      setJob(await runImport({ file, mapping: mappingOf(choices), isDryRun }, setJob))
    } catch (error) {
      setRefusal(refusalWords(error))
    }
    onBusy(false)
  }
  const result = checkedFor === choices && !isBusy ? job : null
  const isReady = result?.isDryRun === true && result.state === 'done'
  return (
    <section className="import-panel" aria-labelledby="import-run-title">
      <h2 id="import-run-title">4. Check and import</h2>
      {missing.length > 0 && (
        <ul className="import-words">
          {missing.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      )}
      <div className="import-ways">
        <button
          className="button"
          data-kind={isReady ? 'quiet' : undefined}
          type="button"
          disabled={missing.length > 0 || isImported(result)}
          aria-disabled={isBusy}
          onClick={() => void run(true)}
        >
          Check
        </button>
        {isReady && (
          <button className="button" type="button" onClick={() => void run(false)}>
            Import {formatNumber(result.rowsTotal ?? 0)} {result.rowsTotal === 1 ? 'product' : 'products'}
          </button>
        )}
      </div>
      <p className="form-problem" role="alert">
        {refusal}
      </p>
      {isBusy && <ImportProgress job={job} rows={rows} />}
      <div role="status">{result && <Outcome job={result} />}</div>
      {result && result.problemCount > 0 && <ImportProblems job={result} fileName={file.name} />}
    </section>
  )
}

function Outcome({ job }: { job: ImportJob }) {
  if (isImported(job))
    return (
      <p className="import-good" tabIndex={-1} ref={takeFocus}>
        {formatNumber(job.created)} {job.created === 1 ? 'product is' : 'products are'} in the shop.{' '}
        <Link to="/product">See the products</Link>
      </p>
    )
  if (job.state === 'done')
    return <p className="import-good">Nothing is wrong with this file. Nothing is stored yet.</p>
  return (
    <p className="form-problem">
      {formatNumber(job.problemCount)} {job.problemCount === 1 ? 'problem' : 'problems'}. Nothing was imported.
    </p>
  )
}

/** The button that had it is gone. */
function takeFocus(outcome: HTMLElement | null): void {
  outcome?.focus()
}

function isImported(job: ImportJob | null): boolean {
  return job?.state === 'done' && !job.isDryRun
}

function refusalWords(error: unknown): string {
  const fields = error instanceof Problem ? Object.values(error.body.fields ?? {}) : []
  return fields[0] ?? wordsOf(error)
}
