import type { ReactNode } from 'react'
import { HaatMark } from './icons.tsx'
import { Link } from './Link.tsx'

/** An empty `to` reloads this page. */
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
        // An empty address loads this page anew, which the router would not.
        <Link className="button" to={action.to} target={action.to === '' ? '_self' : undefined}>
          {action.text}
        </Link>
      )}
      {children}
    </section>
  )
}
