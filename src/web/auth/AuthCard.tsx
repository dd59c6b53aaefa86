import type { ReactNode } from 'react'
import { m } from '#messages'
import { Link } from '../ui/Link.tsx'
import { useNext, withNext } from './next.ts'

export function AuthCard({
  title,
  lede,
  ways,
  children,
}: {
  title: string
  lede: string
  ways: { question: string; text: string; to: string }[]
  children: ReactNode
}) {
  return (
    <section className="auth-card" aria-labelledby="auth-title">
      <header>
        <h1 id="auth-title">{title}</h1>
        <p>{lede}</p>
      </header>
      {/* In every page; the mark on <html> shows it, so nothing moves. */}
      <p className="auth-card-already">{m.auth_logged_already_going()}</p>
      {children}
      <nav className="auth-card-ways" aria-label={m.auth_other_ways()}>
        {ways.map((way) => (
          <Way key={way.to} {...way} />
        ))}
      </nav>
    </section>
  )
}

function Way({ question, text, to }: { question: string; text: string; to: string }) {
  const next = useNext()
  return (
    <p>
      {question} <Link to={withNext(to, next)}>{text}</Link>
    </p>
  )
}
