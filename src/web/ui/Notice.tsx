import type { ReactNode } from 'react'
import { HaatMark } from './icons.tsx'
import { Link } from './Link.tsx'

/** A whole page that says one thing and shows the way on. An empty `to` loads this very page again. */
export function Notice({
  title,
  text,
  action,
  children,
}: {
  title: string
  text: string
  action?: { text: string; to: string }
  children?: ReactNode
}) {
  return (
    <section className="notice">
      <HaatMark />
      <h1>{title}</h1>
      <p>{text}</p>
      {action && (
        // Loading the page again is the browser's work.
        <Link className="button" to={action.to} target={action.to === '' ? '_self' : undefined}>
          {action.text}
        </Link>
      )}
      {children}
    </section>
  )
}
