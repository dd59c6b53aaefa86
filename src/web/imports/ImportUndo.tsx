import { useState } from 'react'
import type { ImportJob, ImportUndo as Undo } from '#contract/imports'
import { formatNumber } from '#contract/values/digits'
import { m } from '#messages'
import { refusalWords } from '../platform/refusal-words.ts'
import { ActButton } from '../ui/acts/ActButton.tsx'
import { confirmed } from '../ui/dialogs.tsx'
import { Moment } from '../ui/Moment.tsx'
import { undoImport } from './import-run.ts'

/** Takes an import back while that may be done, and says what came of it. */
export function ImportUndo({ job: given }: { job: ImportJob }) {
  const [followed, setFollowed] = useState<ImportJob | null>(null)
  const [refusal, setRefusal] = useState('')
  const { undo, undoUntil } = followed?.id === given.id ? followed : given
  const press = async () => {
    if (!(await confirmed(m.imports_undo_ask(), m.imports_undo()))) return
    setRefusal('')
    try {
      await undoImport(given, setFollowed)
    } catch (error) {
      setRefusal(refusalWords(error))
    }
  }
  return (
    <>
      {undoUntil && (
        <div className="import-run-ways">
          <ActButton data-kind="quiet" isOff={false} onPress={() => void press()}>
            {m.imports_undo()}
          </ActButton>
          <span className="muted">
            {m.imports_undo_until()} <Moment iso={undoUntil} />
          </span>
        </div>
      )}
      <p className="field-form-problem" role="alert">
        {refusal}
      </p>
      <div role="status">{undo && <Undone undo={undo} />}</div>
    </>
  )
}

function Undone({ undo }: { undo: Undo }) {
  const { state, deleted, ordered, restored, kept, keptCount } = undo
  if (state === 'running') return <p className="muted">{m.ui_undoing()}</p>
  if (state === 'failed') return <p className="field-form-problem">{m.imports_undo_failed()}</p>
  if (state === 'refused') return <p className="field-form-problem">{m.imports_undo_refused()}</p>
  return (
    <>
      <p className="import-run-good">
        {m.imports_undo_done()}{' '}
        {deleted > 0 && `${m.imports_undo_deleted({ count: deleted, shown: formatNumber(deleted) })} `}
        {ordered > 0 && `${m.imports_undo_ordered({ count: ordered, shown: formatNumber(ordered) })} `}
        {restored > 0 && m.imports_undo_restored({ count: restored, shown: formatNumber(restored) })}
      </p>
      {keptCount > 0 && (
        <>
          <h3>{m.imports_undo_kept_title()}</h3>
          {keptCount > kept.length && (
            <p className="muted">{m.imports_first_count_listed({ count: formatNumber(kept.length) })}</p>
          )}
          <ul className="muted">
            {kept.map(({ productId, name, message }) => (
              <li key={productId}>
                {name}: {message}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
