import { useEffect, useRef, useSyncExternalStore } from 'react'
import { m } from '#messages'

interface Question {
  title?: string
  text: string
  /** Absent: only OK. */
  cancel?: string
  ok: string
  isDanger?: boolean
  /** 400 px (spec §9, success dialog). */
  isWide?: boolean
  /** The label of a password to type. */
  password?: string
  answer: (isOk: boolean, typed: string) => void
}

let open: Question | null = null
const listeners = new Set<() => void>()

/** For `window.alert`; resolves once closed. */
export function showAlert(text: string, options: { title?: string; isWide?: boolean } = {}): Promise<void> {
  return new Promise((resolve) => ask({ ...options, text, ok: m.ui_ok(), answer: () => resolve() }))
}

/** A question in place of `window.confirm`, which holds the whole page and looks like no part of it. */
export function confirmed(text: string, ok: string, isDanger = true): Promise<boolean> {
  return new Promise((answer) => ask({ text, ok, isDanger, cancel: m.ui_no_go_back(), answer }))
}

/** A password that is asked for once more; null: they went back. */
export function typedPassword(text: string, label: string, ok: string): Promise<string | null> {
  return new Promise((resolve) =>
    ask({
      text,
      ok,
      password: label,
      cancel: m.ui_no_go_back(),
      answer: (isOk, typed) => resolve(isOk ? typed : null),
    }),
  )
}

function ask(question: Question): void {
  open?.answer(false, '')
  show(question)
}

function show(question: Question | null): void {
  open = question
  for (const listener of listeners) listener()
}

export function Dialogs() {
  const question = useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => open,
    () => null,
  )
  return question && <QuestionDialog key={question.text} question={question} />
}

function QuestionDialog({ question }: { question: Question }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const typed = useRef<HTMLInputElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  const close = (isOk: boolean) => {
    dialog.current?.close()
    show(null)
    question.answer(isOk, typed.current?.value ?? '')
    // The focused element went with its page: on to the content.
    if (document.activeElement === document.body) document.getElementById('main')?.focus()
  }
  return (
    <dialog
      className="dialog"
      data-wide={question.isWide}
      ref={dialog}
      aria-labelledby={question.title ? 'dialog-title' : 'dialog-text'}
      aria-describedby={question.title && 'dialog-text'}
      onCancel={(event) => {
        event.preventDefault()
        close(false)
      }}
    >
      {question.title && <h2 id="dialog-title">{question.title}</h2>}
      <p id="dialog-text">{question.text}</p>
      {question.password && (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            close(true)
          }}
        >
          <label>
            {question.password}
            <input className="input" ref={typed} type="password" autoComplete="current-password" required />
          </label>
        </form>
      )}
      <div className="dialog-buttons">
        {question.cancel && (
          <button className="button" data-kind="quiet" type="button" onClick={() => close(false)}>
            {question.cancel}
          </button>
        )}
        <button
          className="button"
          data-kind={question.isDanger ? 'danger' : undefined}
          type="button"
          onClick={() => close(true)}
        >
          {question.ok}
        </button>
      </div>
    </dialog>
  )
}
