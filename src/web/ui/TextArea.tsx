import { type TextareaHTMLAttributes, useId } from 'react'

type Props = TextareaHTMLAttributes<HTMLTextAreaElement> & {
  label: string
  name: string
  problem?: string | undefined
  hint?: string | undefined
}

/** `TextField` for more than one line; it grows with what is typed. */
export function TextArea({ label, problem, hint, ...area }: Props) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {!area.required && <span className="field-optional"> (optional)</span>}
      </label>
      <textarea id={id} rows={4} aria-invalid={problem ? true : undefined} aria-describedby={`${id}-words`} {...area} />
      <p className="field-words" id={`${id}-words`} data-problem={problem ? true : undefined}>
        {problem ?? hint}
      </p>
    </div>
  )
}
