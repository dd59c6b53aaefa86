import { Link } from '../ui/Link.tsx'
import type { Chosen } from './chosen.ts'
import { addressOf, type Shelf } from './shelf.ts'

/** What is chosen, each a link to the shelf without it: where the filters themselves are folded away, or leave nothing. */
export function ChosenFilters({ chosen, cleared }: { chosen: Chosen[]; cleared?: Shelf }) {
  if (chosen.length === 0) return null
  return (
    <nav className="shelf-chosen" aria-label="Chosen filters">
      <ul>
        {chosen.map(({ text, without }) => {
          const address = addressOf(without)
          return (
            <li key={address}>
              <Link to={address}>
                <span className="unseen">Remove</span> {text} <span aria-hidden="true">×</span>
              </Link>
            </li>
          )
        })}
        {cleared && chosen.length > 1 && (
          <li>
            <Link className="shelf-chosen-clear" to={addressOf(cleared)}>
              Clear all
            </Link>
          </li>
        )}
      </ul>
    </nav>
  )
}
