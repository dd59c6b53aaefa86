import type { ReactNode } from 'react'
import type { CartLine } from '#contract/cart'
import { SHIPPING_POISHA, takaOf } from '#contract/money'
import { totalOf } from '../cart/sums.ts'
import { Link } from '../ui/Link.tsx'
import { Figures } from './Figures.tsx'
import { LineItems } from './LineItems.tsx'

/** What is bought and what it costs; the button that buys it stands below. */
export function CartOverview({ lines, left, children }: { lines: CartLine[]; left: CartLine[]; children: ReactNode }) {
  const total = totalOf(lines)
  return (
    <section className="checkout-overview" aria-labelledby="checkout-overview">
      <header>
        <h2 id="checkout-overview">Cart Overview</h2>
        <Link className="checkout-change" to="/cart">
          Change
        </Link>
      </header>
      <LineItems
        items={lines.map((line) => ({
          ...line,
          name: line.product.name,
          imagePath: line.product.imagePath,
        }))}
      />
      {left.length > 0 && (
        <p className="checkout-left">
          Not for sale any more, so not ordered: {left.map(({ product }) => product.name).join(', ')}.
        </p>
      )}
      <Figures
        rows={[
          { name: 'Total', taka: takaOf(total) },
          { name: 'Shipping', taka: takaOf(SHIPPING_POISHA) },
          { name: 'Payable amount', taka: takaOf(total + SHIPPING_POISHA), isSum: true },
        ]}
      />
      {children}
    </section>
  )
}
