import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { HaatMark } from './icons.tsx'

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
        <Link className="button" to={action.to} reloadDocument={action.to === ''}>
          {action.text}
        </Link>
      )}
      {children}
    </section>
  )
}
