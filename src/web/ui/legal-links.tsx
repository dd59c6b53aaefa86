import type { ReactNode } from 'react'
import { Link } from './Link.tsx'

/** Within a sentence; in a new tab, so that what was typed beside it stays. */
export function termsLink(words: string): ReactNode {
  return (
    <Link key="terms" to="/terms" target="_blank">
      {words}
    </Link>
  )
}

/** As `termsLink`. */
export function privacyLink(words: string): ReactNode {
  return (
    <Link key="privacy" to="/privacy" target="_blank">
      {words}
    </Link>
  )
}
