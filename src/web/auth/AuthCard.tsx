import type { ReactNode } from 'react'
import { Link } from '../ui/Link.tsx'
import { useNext, withNext } from './next.ts'

/** The stall where one shows who one is: a heading, a form, and below it the other ways in. */
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
      {/* Stands in every page, seen by those who are logged in: the mark on <html> decides, so nothing moves. */}
      <p className="auth-already">You are logged in already. Going on here changes to another account.</p>
      {children}
      <nav className="auth-ways" aria-label="Other ways in">
        {ways.map((way) => (
          <Way key={way.to} {...way} />
        ))}
      </nav>
    </section>
  )
}

/** Keeps the way back: `next` goes along. */
function Way({ question, text, to }: { question: string; text: string; to: string }) {
  const next = useNext()
  return (
    <p>
      {question} <Link to={withNext(to, next)}>{text}</Link>
    </p>
  )
}
