import { Link } from '../ui/Link.tsx'

/** In the place of categories that did not come. */
export function Unanswered() {
  return (
    <div className="categories-none" role="status">
      <p>The categories could not be loaded just now.</p>
      <Link className="button" data-kind="quiet" to="" replace>
        Try again
      </Link>
    </div>
  )
}
