import { Link } from '../ui/Link.tsx'
import { addressOf, type Period } from './overview.ts'

export function Unanswered({ period }: { period: Period }) {
  return (
    <div className="dashboard-none" role="status">
      <p>The overview could not be loaded just now.</p>
      <Link className="button" data-kind="quiet" replace to={addressOf(period)}>
        Try again
      </Link>
    </div>
  )
}
