import type { Role } from '#contract/auth'
import type { Figures } from '#contract/dashboard'
import { Link } from '../ui/Link.tsx'
import { Panel } from './Panel.tsx'

/** Each leads to where its stock is entered. */
export function LowStock({ low, role }: { low: Figures['low']; role: Role }) {
  return (
    <Panel title="Stock running low">
      {low.length === 0 && <NothingLow role={role} />}
      <ul className="dashboard-rows">
        {low.map(({ productId, name, size, stock }) => (
          <li key={`${productId} ${size}`} className="dashboard-row">
            <Link className="dashboard-row-name" to={`/admin/product/edit/${productId}`}>
              {name} <span className="dashboard-size">{size}</span>
            </Link>
            <span className="badge" data-tone={stock === 0 ? 'red' : 'yellow'}>
              {stock === 0 ? 'Sold out' : `${stock} left`}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function NothingLow({ role }: { role: Role }) {
  return (
    <p className="dashboard-note">
      No counted size is down to five pieces. <Link to={PRODUCTS[role]}>See the products</Link>
    </p>
  )
}

const PRODUCTS: Record<Role, string> = { Admin: '/admin/products', Vendor: '/dashboard/products', User: '/shop' }
