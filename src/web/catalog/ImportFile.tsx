import { type DragEvent, useId, useState } from 'react'
import { formatNumber } from '#contract/digits'
import { type Table, tableOf } from './import-table.ts'

/** A CSV file, chosen or dropped; this browser reads its table. */
export function ImportFile({
  isForHouse,
  chosen,
  rows,
  onRead,
}: {
  isForHouse: boolean
  /** Name and rows of the file on screen. */
  chosen: string | undefined
  rows: number | undefined
  onRead: (file: File, table: Table) => void
}) {
  const id = useId()
  const [problem, setProblem] = useState('')
  const [isOver, setIsOver] = useState(false)
  const read = async (file: File | undefined) => {
    if (!file) return
    const table = await tableOf(file)
    setProblem(typeof table === 'string' ? table : '')
    if (typeof table !== 'string') onRead(file, table)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    void read(event.dataTransfer.files[0])
  }
  return (
    <section
      className="import-panel import-file"
      aria-labelledby={`${id}-title`}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <h2 id={`${id}-title`}>1. File</h2>
      <p className="import-words">
        Choose a CSV file or drop it here: comma-separated, UTF-8, the first row with the columns’ names; up to 20,000
        rows and 10 MB. {isForHouse ? 'Its products will belong to the shop’s own store.' : ''}
      </p>
      <div className="import-choose">
        <input
          className="unseen"
          id={id}
          type="file"
          accept=".csv,text/csv"
          aria-invalid={problem ? true : undefined}
          aria-describedby={`${id}-words`}
          onChange={({ target }) => {
            void read(target.files?.[0])
            // The same file chosen again, mended meanwhile, is read anew.
            target.value = ''
          }}
        />
        <label className="button" data-kind={chosen ? 'quiet' : undefined} htmlFor={id}>
          {chosen ? 'Choose another file' : 'Choose a file'}
        </label>
        {chosen && (
          <p className="import-chosen">
            <strong>{chosen}</strong> {rows !== undefined && formatNumber(rows)} {rows === 1 ? 'row' : 'rows'}
          </p>
        )}
      </div>
      <p className="form-problem" id={`${id}-words`} role="alert">
        {problem}
      </p>
    </section>
  )
}
