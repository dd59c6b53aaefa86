import { m } from '#messages'
import { Link } from '../ui/Link.tsx'
import type { Overview } from './overview.ts'
import { Panel } from './Panel.tsx'

/** How many documents and payout accounts of stores wait for an admin. */
export function DocumentsWaiting({ waiting: { papers, accounts } }: { waiting: Overview['papersWaiting'] }) {
  const lists = [
    { words: m.documents_list_papers(), count: papers, to: '/dashboard/papers' },
    { words: m.documents_list_accounts(), count: accounts, to: '/dashboard/papers?list=accounts' },
  ].filter(({ count }) => count > 0)
  return (
    <Panel title={m.documents_to_decide()}>
      <ul className="dashboard-rows">
        {lists.map(({ words, count, to }) => (
          <li key={to} className="dashboard-row">
            <Link className="dashboard-row-name" to={to}>
              {words}
            </Link>
            <span className="badge" data-tone="yellow">
              {count}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
