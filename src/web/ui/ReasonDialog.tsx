import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { LONGEST_REASON } from '#contract/values/limits'
import { m } from '#messages'
import { TextField } from './form/TextField.tsx'

interface Props {
  text: string
  ok: string
  hint: string
  /** Nobody answers without a reason. */
  isRequired?: boolean
  /** What else is asked, in fields of the form. */
  children?: ReactNode
  /** What was typed, which may be nothing unless it is required; null for no. `form`: with the other fields. */
  onAnswer: (reason: string | null, form?: FormData) => void
}

/** A question before what cannot be undone, with room to say why. Open for as long as it is there. */
export function ReasonDialog({ text, ok, hint, isRequired = false, children, onAnswer }: Props) {
  const [problem, setProblem] = useState<string>()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  const close = (reason: string | null, form?: FormData) => {
    dialog.current?.close()
    onAnswer(reason, form)
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const reason = String(form.get('reason')).trim()
    if (isRequired && reason === '') setProblem(m.ui_please_fill_in())
    else close(reason, form)
  }
  return (
    <dialog
      className="dialog"
      ref={dialog}
      aria-labelledby="dialog-text"
      onCancel={(event) => {
        event.preventDefault()
        close(null)
      }}
    >
      <p id="dialog-text">{text}</p>
      <form noValidate onSubmit={submit}>
        <TextField
          label={m.ui_reason()}
          name="reason"
          maxLength={LONGEST_REASON}
          autoComplete="off"
          hint={hint}
          required={isRequired}
          problem={problem}
        />
        {children}
        <div className="dialog-buttons">
          <button className="button" data-kind="quiet" type="button" onClick={() => close(null)}>
            {m.ui_no_go_back()}
          </button>
          <button className="button" data-kind="danger" type="submit">
            {ok}
          </button>
        </div>
      </form>
    </dialog>
  )
}
