import { useRef, useState } from 'react'
import type { ImportJob } from '#contract/imports'
import { formatNumber } from '#contract/values/digits'
import type { KnownGoods } from '#contract/values/import-known'
import { m } from '#messages'
import { ActButton } from '../ui/acts/ActButton.tsx'
import { Link } from '../ui/Link.tsx'
import { ImportKnown } from './ImportKnown.tsx'
import { ImportProblems } from './ImportProblems.tsx'
import { ImportProgress } from './ImportProgress.tsx'
import { ImportUndo } from './ImportUndo.tsx'
import { type Choices, missingIn } from './import-choices.ts'
import { useImport } from './use-import.ts'

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
  const checkButton = useRef<HTMLButtonElement>(null)
  // The button that was pressed goes with its offer, and the focus with it.
  const onRefused = () => checkButton.current?.focus()
  const { run, job, refusal, result, offer } = useImport(file, choices, { isBusy, onBusy, onRefused })
  const missing = missingIn(choices)
  const [known, setKnown] = useState<KnownGoods>()
  const good = offer?.products ?? 0
  const isAll = offer !== null && offer.rowsGood === offer.rowsTotal
  const isAsked = good > 0 && (offer?.known ?? 0) > 0
  return (
    <section className="import-page-panel" aria-labelledby="import-run-title">
      <h2 id="import-run-title">{m.imports_4_check_import()}</h2>
      {missing.length > 0 && (
        <ul className="muted">
          {missing.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      )}
      {isAsked && <ImportKnown count={offer?.known ?? 0} chosen={known} isOff={isBusy} onChoose={setKnown} />}
      <div className="import-run-ways">
        <button
          ref={checkButton}
          className="button"
          data-kind={good > 0 ? 'quiet' : undefined}
          type="button"
          disabled={missing.length > 0 || isImported(result)}
          aria-disabled={isBusy}
          onClick={() => void run({ isDryRun: true, isGoodRowsOnly: false })}
        >
          {m.imports_check()}
        </button>
        {good > 0 && (
          <ActButton
            isOff={isBusy || (isAsked && known === undefined)}
            onPress={() => void run({ isDryRun: false, isGoodRowsOnly: !isAll, known: isAsked ? known : undefined })}
          >
            {isAll
              ? m.imports_import_all({ count: good, shown: formatNumber(good) })
              : m.imports_import_good({ count: good, shown: formatNumber(good) })}
          </ActButton>
        )}
      </div>
      <p className="field-form-problem" role="alert">
        {refusal}
      </p>
      {isBusy && <ImportProgress job={job} rows={rows} />}
      <div role="status">{result && <Outcome job={result} />}</div>
      {result && <ImportPictures job={result} />}
      {result && isImported(result) && <ImportUndo job={result} />}
      {result && result.problemCount > 0 && <ImportProblems job={result} fileName={file.name} />}
    </section>
  )
}

function Outcome({ job }: { job: ImportJob }) {
  if (isImported(job))
    return (
      <p className="import-run-good" tabIndex={-1} ref={takeFocus}>
        {(job.created > 0 || job.updated === 0) &&
          `${m.imports_created({ count: job.created, shown: formatNumber(job.created) })} `}
        {job.updated > 0 && `${m.imports_updated({ count: job.updated, shown: formatNumber(job.updated) })} `}
        {badRows(job) > 0 && `${m.imports_left_out({ count: badRows(job), shown: formatNumber(badRows(job)) })} `}
        <Link to="/product">{m.ui_see_products()}</Link>
      </p>
    )
  if (job.state === 'done')
    return (
      <p className="import-run-good">
        {job.problemCount === 0
          ? m.imports_nothing_wrong_file()
          : m.imports_check_left_out({ count: badRows(job), shown: formatNumber(badRows(job)) })}
      </p>
    )
  return (
    <p className="field-form-problem" tabIndex={-1} ref={job.isDryRun ? undefined : takeFocus}>
      {job.rowsGood > 0
        ? m.imports_some_problems({
            count: job.problemCount,
            shown: formatNumber(job.problemCount),
            bad: formatNumber(badRows(job)),
            rows: formatNumber(job.rowsTotal ?? 0),
          })
        : m.imports_only_problems({ count: job.problemCount, shown: formatNumber(job.problemCount) })}
    </p>
  )
}

function badRows({ rowsTotal, rowsGood }: ImportJob): number {
  return (rowsTotal ?? 0) - rowsGood
}

/** Its button is gone. */
function takeFocus(outcome: HTMLElement | null): void {
  outcome?.focus()
}

function isImported(job: ImportJob | null): boolean {
  return job?.state === 'done' && !job.isDryRun
}

/** How far the pictures are that a file names by address: fetched once its goods are in the shop. */
function ImportPictures({ job: { state, isDryRun, pictures } }: { job: ImportJob }) {
  const { total, fetched, failed } = pictures
  if (state !== 'done' || total === 0) return null
  const shown = formatNumber(total)
  if (isDryRun) return <p className="muted">{m.imports_pictures_found({ count: total, shown })}</p>
  const done = fetched + failed
  return (
    <div className="import-run-progress">
      <label htmlFor="import-pictures">{m.imports_pictures_progress({ done: formatNumber(done), total: shown })}</label>
      <progress id="import-pictures" max={total} value={done} />
    </div>
  )
}
