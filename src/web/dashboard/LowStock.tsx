import type { Role } from '#contract/auth'
import type { Figures } from '#contract/dashboard'
import { m } from '#messages'
import { useShopSettings } from '../settings/shop-settings.ts'
import { Link } from '../ui/Link.tsx'
import { Panel } from './Panel.tsx'

type SizeOnSale = Figures['soldOut'][number] & { stock?: number }

export function LowStock({ figures: { low, soldOut }, role }: { figures: Figures; role: Role }) {
  return (
    <>
      <Panel title={m.dashboard_stock_running_low()}>
        {low.length === 0 ? <NothingLow role={role} /> : <Sizes sizes={low} />}
      </Panel>
      {soldOut.length > 0 && (
        <Panel title={m.ui_sold_out()} note={m.dashboard_newest_products_first()}>
          <Sizes sizes={soldOut} />
        </Panel>
      )}
    </>
  )
}

/** Links to where stock is entered. */
function Sizes({ sizes }: { sizes: SizeOnSale[] }) {
  return (
    <ul className="dashboard-rows">
      {sizes.map(({ productId, name, size, stock }) => (
        <li key={`${productId} ${size}`} className="dashboard-row">
          <Link className="dashboard-row-name" to={`/admin/product/edit/${productId}`}>
            {name} <span className="dashboard-row-size">{size}</span>
          </Link>
          <span className="badge" data-tone={stock === undefined ? 'red' : 'yellow'}>
            {stock === undefined ? m.ui_sold_out() : m.dashboard_left({ stock })}
          </span>
        </li>
      ))}
    </ul>
  )
}

function NothingLow({ role }: { role: Role }) {
  const line = useShopSettings()?.lowStockLine ?? 0
  return (
    <p className="dashboard-note">
      {m.dashboard_no_counted_size({ count: line })} <Link to={PRODUCTS[role]}>{m.ui_see_products()}</Link>
    </p>
  )
}

const PRODUCTS: Record<Role, string> = { Admin: '/admin/products', Vendor: '/dashboard/products', User: '/shop' }
