import { m } from '#messages'
import { Link } from '../ui/Link.tsx'
import { addressOf, LIST_NAMES, LISTS, type List } from './lists.ts'

/** A list for each step. */
export function Lists({ list }: { list: List }) {
  return (
    <nav className="list-choices" aria-label={m.payouts_lists()}>
      {LISTS.map((each) => (
        <Link key={each} to={addressOf(each)} aria-current={each === list ? 'true' : undefined}>
          {LIST_NAMES[each]}
        </Link>
      ))}
    </nav>
  )
}
