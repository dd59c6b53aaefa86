import type { ReactNode } from 'react'
import { m } from '#messages'
import { Link } from '../Link.tsx'

/** A list under its heading. `name` stands in the heading’s id. */
export function ListPage({
  name,
  title,
  back,
  className = 'list',
  children,
}: {
  name: string
  title: string
  /** Stands above the heading. */
  back?: ReactNode
  className?: string
  children: ReactNode
}) {
  const id = `${name}-title`
  return (
    <section className={className} aria-labelledby={id}>
      {back}
      <h1 id={id}>{title}</h1>
      {children}
    </section>
  )
}

/** A link for each choice of what a list shows; undefined stands for all. */
export function Choices<Value extends string | undefined>({
  label,
  values,
  wordsOf,
  chosen,
  to,
  keepsScroll,
}: {
  label: string
  values: readonly Value[]
  wordsOf: (value: NonNullable<Value>) => ReactNode
  chosen: Value
  to: (value: Value) => string
  /** The page stays where it was scrolled to. */
  keepsScroll?: boolean
}) {
  return (
    <nav className="list-choices" aria-label={label}>
      {values.map((value) => (
        <Link
          key={value ?? 'All'}
          to={to(value)}
          aria-current={value === chosen ? 'true' : undefined}
          preventScrollReset={keepsScroll ?? false}
        >
          {value ? wordsOf(value) : m.ui_all()}
        </Link>
      ))}
    </nav>
  )
}
