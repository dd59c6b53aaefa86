import { type InputHTMLAttributes, useId } from 'react'

type Props = InputHTMLAttributes<HTMLInputElement> & {
  label: string
  name: string
  /** What the server (or the form) says is wrong with it. */
  problem?: string | undefined
  hint?: string | undefined
}

/** A labelled input with its hint and its problem, announced together. `children` stand right after the input. */
export function TextField({ label, problem, hint, children, ...input }: Props) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {!input.required && <span className="field-optional"> (optional)</span>}
      </label>
      <input id={id} aria-invalid={problem ? true : undefined} aria-describedby={`${id}-words`} {...input} />
      {children}
      <p className="field-words" id={`${id}-words`} data-problem={problem ? true : undefined}>
        {problem ?? hint}
      </p>
    </div>
  )
}
