import { useId } from 'react'
import { m } from '#messages'
import { useFileDrop } from '../platform/use-file-drop.ts'

export function ChooseFile({
  chosen,
  isBusy,
  problem,
  onChosen,
}: {
  chosen: string | undefined
  isBusy: boolean
  problem: string
  onChosen: (file: File) => void
}) {
  const id = useId()
  const choose = (file: File | undefined) => file && !isBusy && onChosen(file)
  const { isOver, ...dropping } = useFileDrop(choose)
  return (
    <section className="settlements-file" data-over={isOver || undefined} aria-labelledby={`${id}-title`} {...dropping}>
      <h2 id={`${id}-title`}>{m.settlements_1_file()}</h2>
      <p className="muted">{m.settlements_file_words()}</p>
      <input
        className="unseen"
        id={id}
        type="file"
        accept=".csv,.tsv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        aria-disabled={isBusy}
        aria-invalid={problem ? true : undefined}
        aria-describedby={`${id}-words`}
        onClick={(event) => isBusy && event.preventDefault()}
        onChange={({ target }) => {
          choose(target.files?.[0])
          // The same file, mended, may be chosen again.
          target.value = ''
        }}
      />
      <label className="button" data-kind={chosen ? 'quiet' : undefined} aria-disabled={isBusy} htmlFor={id}>
        {isBusy ? m.settlements_checking() : chosen ? m.settlements_choose_another() : m.settlements_choose_file()}
      </label>
      <p className="settlements-chosen">{chosen}</p>
      <p className="field-form-problem" id={`${id}-words`} role="alert">
        {problem}
      </p>
    </section>
  )
}
