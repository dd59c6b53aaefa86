import { m } from '#messages'
import { addressOf, type Shelf } from '../products/shelf-address.ts'
import { Link } from '../ui/Link.tsx'

/** The correction, and a link to what was typed. */
export function SearchedFor({ shelf, searchedFor }: { shelf: Shelf; searchedFor: string }) {
  return (
    <p className="shelf-corrected">
      {m.search_results_for({ words: () => <b key="words">{searchedFor}</b> })}{' '}
      <Link to={addressOf({ ...shelf, literal: '1', cursor: undefined })}>
        {m.search_instead_search({ search: shelf.search ?? '' })}
      </Link>
    </p>
  )
}
