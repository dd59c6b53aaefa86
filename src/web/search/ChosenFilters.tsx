import { m } from '#messages'
import { addressOf, type Shelf } from '../products/shelf-address.ts'
import { Link } from '../ui/Link.tsx'
import type { Chosen } from './chosen.ts'

/** Each a link to the list without it. */
export function ChosenFilters({ chosen, cleared }: { chosen: Chosen[]; cleared?: Shelf }) {
  if (chosen.length === 0) return null
  return (
    <nav className="chosen-filters" aria-label={m.search_chosen_filters()}>
      <ul>
        {chosen.map(({ text, without }) => {
          const address = addressOf(without)
          return (
            <li key={address}>
              <Link to={address}>
                <span className="unseen">{m.ui_remove()}</span> {text} <span aria-hidden="true">×</span>
              </Link>
            </li>
          )
        })}
        {cleared && chosen.length > 1 && (
          <li>
            <Link className="chosen-filters-clear" to={addressOf(cleared)}>
              {m.search_clear_all()}
            </Link>
          </li>
        )}
      </ul>
    </nav>
  )
}
