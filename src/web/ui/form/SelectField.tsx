import { type SelectHTMLAttributes, useId } from 'react'

type Props = SelectHTMLAttributes<HTMLSelectElement> & {
  label: string
  name: string
  /** Value → words. */
  options: Record<string, string>
  problem?: string | undefined
  hint?: string | undefined
}

/** Hint and problem are announced with it. */
export function SelectField({ label, options, problem, hint, ...select }: Props) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} aria-invalid={problem ? true : undefined} aria-describedby={`${id}-words`} {...select}>
        {Object.entries(options).map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
      <p className="field-words" id={`${id}-words`} data-problem={problem ? true : undefined}>
        {problem ?? hint}
      </p>
    </div>
  )
}
