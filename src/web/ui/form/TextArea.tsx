import { type TextareaHTMLAttributes, useId } from 'react'
import { m } from '#messages'

type Props = TextareaHTMLAttributes<HTMLTextAreaElement> & {
  label: string
  name: string
  problem?: string | undefined
  hint?: string | undefined
}

export function TextArea({ label, problem, hint, ...area }: Props) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {!area.required && <span className="field-optional"> {m.ui_optional()}</span>}
      </label>
      <textarea id={id} rows={4} aria-invalid={problem ? true : undefined} aria-describedby={`${id}-words`} {...area} />
      <p className="field-words" id={`${id}-words`} data-problem={problem ? true : undefined}>
        {problem ?? hint}
      </p>
    </div>
  )
}
