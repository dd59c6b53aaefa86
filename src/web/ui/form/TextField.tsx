import { type InputHTMLAttributes, useId } from 'react'
import { m } from '#messages'

type Props = InputHTMLAttributes<HTMLInputElement> & {
  label: string
  name: string
  problem?: string | undefined
  hint?: string | undefined
}

/** Hint and problem are announced with it. */
export function TextField({ label, problem, hint, children, ...input }: Props) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {!input.required && <span className="field-optional"> {m.ui_optional()}</span>}
      </label>
      <input id={id} aria-invalid={problem ? true : undefined} aria-describedby={`${id}-words`} {...input} />
      {children}
      <p className="field-words" id={`${id}-words`} data-problem={problem ? true : undefined}>
        {problem ?? hint}
      </p>
    </div>
  )
}
