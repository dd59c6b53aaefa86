import { useId, useState } from 'react'
import { formatNumber } from '#contract/values/digits'
import { m } from '#messages'
import { useFileDrop } from '../platform/use-file-drop.ts'
import { type Table, tableOf } from './import-table.ts'

export function ImportFile({
  isForHouse,
  sample,
  isOff,
  chosen,
  rows,
  onRead,
}: {
  isForHouse: boolean
  /** Where a file that shows the columns comes from. */
  sample: string
  /** The file before is being imported: its outcome is told first. */
  isOff: boolean
  chosen: string | undefined
  rows: number | undefined
  onRead: (file: File, table: Table) => void
}) {
  const id = useId()
  const [problem, setProblem] = useState('')
  const [isReading, setIsReading] = useState(false)
  const read = async (file: File | undefined) => {
    if (!file || isOff || isReading) return
    setIsReading(true)
    const table = await tableOf(file)
    setIsReading(false)
    setProblem(typeof table === 'string' ? table : '')
    if (typeof table !== 'string') onRead(file, table)
  }
  const { isOver, ...dropping } = useFileDrop((file) => void read(file))
  return (
    <section
      className="import-page-panel import-file"
      aria-labelledby={`${id}-title`}
      data-over={isOver || undefined}
      {...dropping}
    >
      <h2 id={`${id}-title`}>{m.imports_1_file()}</h2>
      <p className="muted">
        {m.imports_file_words()} {isForHouse ? m.imports_products_will_belong() : ''}
      </p>
      <a className="import-file-sample" href={sample} download={m.imports_sample_file()}>
        {m.imports_download_sample()}
      </a>
      <div className="import-file-choose">
        <input
          className="unseen"
          id={id}
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values"
          aria-disabled={isOff || isReading}
          aria-invalid={problem ? true : undefined}
          aria-describedby={`${id}-words`}
          onClick={(event) => (isOff || isReading) && event.preventDefault()}
          onChange={({ target }) => {
            void read(target.files?.[0])
            // The same file, mended, may be chosen again.
            target.value = ''
          }}
        />
        <label
          className="button"
          data-kind={chosen ? 'quiet' : undefined}
          aria-disabled={isOff || isReading}
          htmlFor={id}
        >
          {isReading ? m.imports_reading_file() : chosen ? m.imports_choose_another_file() : m.imports_choose_file()}
        </label>
        {chosen && (
          <p className="import-file-chosen">
            <strong>{chosen}</strong> {rows !== undefined && m.imports_rows({ count: rows, shown: formatNumber(rows) })}
          </p>
        )}
      </div>
      <p className="field-form-problem" id={`${id}-words`} role="alert">
        {problem}
      </p>
    </section>
  )
}
