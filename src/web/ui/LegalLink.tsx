import { Link } from './Link.tsx'

/** In a new tab: what was typed beside it stays. */
export function LegalLink({ to, words }: { to: '/terms' | '/privacy'; words: string }) {
  return (
    <Link to={to} target="_blank">
      {words}
    </Link>
  )
}
