import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { LONGEST_REASON } from '#contract/values/limits'
import { m } from '#messages'
import type { Acting } from '../../platform/use-act.ts'
import { confirmed } from '../dialogs.tsx'
import { TextField } from '../form/TextField.tsx'
import { ActButton } from './ActButton.tsx'

interface Button {
  act: Acting
  /** What it posts. */
  fields: Record<string, string | number>
  text: string
  /** For screen readers: with what it is done to. */
  label?: string | undefined
  isQuiet?: boolean
  className?: string
}

/** Posts at a press. */
export function PostButton({ act, fields, ...button }: Button) {
  return <Pressed {...button} act={act} onPress={() => void act.post(fields)} />
}

/** Posts once its question was answered with yes. */
export function ConfirmButton({
  act,
  fields,
  question,
  ok,
  isDanger = true,
  ...button
}: Button & { question: string | (() => Promise<string>); ok: string; isDanger?: boolean }) {
  const press = async () => {
    const asked = typeof question === 'string' ? question : await question()
    if (await confirmed(asked, ok, isDanger)) await act.post(fields)
  }
  return <Pressed {...button} act={act} onPress={() => void press()} />
}

interface Asking extends Button {
  question: string
  /** On the button of the dialog; the button’s own text otherwise. */
  ok?: string
  hint: string
  /** Nobody answers without a reason. */
  isRequired?: boolean
  /** More fields of the dialog, posted with the reason. */
  children?: ReactNode
}

/** Asks for a reason, then posts. */
export function AskButton({ act, fields, question, ok, hint, isRequired, children, ...button }: Asking) {
  const [isAsking, setAsking] = useState(false)
  const answer = (typed: Record<string, string> | null) => {
    setAsking(false)
    if (typed) void act.post({ ...typed, ...fields })
  }
  return (
    <>
      <Pressed {...button} act={act} onPress={() => setAsking(true)} />
      {isAsking &&
        // Outside of what the button stands in, whose styles are not the dialog’s.
        createPortal(
          <ReasonDialog
            text={question}
            ok={ok ?? button.text}
            hint={hint}
            isRequired={isRequired ?? false}
            onAnswer={answer}
          >
            {children}
          </ReasonDialog>,
          document.body,
        )}
    </>
  )
}

function Pressed({
  act,
  text,
  label,
  isQuiet,
  className,
  onPress,
}: Omit<Button, 'fields'> & {
  onPress: () => void
}) {
  return (
    <ActButton
      className={className ? `button ${className}` : 'button'}
      data-kind={isQuiet ? 'quiet' : undefined}
      isOff={act.isPending}
      aria-label={label}
      onPress={onPress}
    >
      {text}
    </ActButton>
  )
}

interface DialogProps {
  text: string
  ok: string
  hint: string
  isRequired: boolean
  children: ReactNode
  /** The fields as typed; null for no. */
  onAnswer: (typed: Record<string, string> | null) => void
}

/** A question before what cannot be undone, with room to say why. Open for as long as it is there. */
function ReasonDialog({ text, ok, hint, isRequired, children, onAnswer }: DialogProps) {
  const [problem, setProblem] = useState<string>()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  const close = (typed: Record<string, string> | null) => {
    dialog.current?.close()
    onAnswer(typed)
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const reason = String(form.get('reason')).trim()
    if (isRequired && reason === '') setProblem(m.ui_please_fill_in())
    else close({ ...textsIn(form), reason })
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

function textsIn(form: FormData): Record<string, string> {
  return Object.fromEntries([...form].map(([name, value]) => [name, String(value)]))
}
