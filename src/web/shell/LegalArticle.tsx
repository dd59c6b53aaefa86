import { Fragment, type ReactNode } from 'react'
import type { LegalText } from '#contract/values/consent-texts'
import { Link } from '../ui/Link.tsx'

interface Props {
  text: (link: (to: string, words: string) => ReactNode) => LegalText<ReactNode>
  children?: ReactNode
}

/** The very words that are kept of whoever agrees to them. */
export function LegalArticle({ text, children }: Props) {
  const { title, lede, parts } = text((to, words) => (
    <Link key={to} to={to}>
      {words}
    </Link>
  ))
  return (
    <article className="terms">
      <h1>{title}</h1>
      <p>{lede}</p>
      {parts.map((part) => (
        <Fragment key={part.title}>
          <h2>{part.title}</h2>
          <ul>
            {part.lines.map((line) => (
              <li key={String(line[0])}>{line}</li>
            ))}
          </ul>
        </Fragment>
      ))}
      {children}
    </article>
  )
}
