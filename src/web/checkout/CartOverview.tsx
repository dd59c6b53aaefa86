import type { ReactNode } from 'react'
import type { CheckoutQuote } from '#contract/checkout'
import { m } from '#messages'
import { adjustmentFigures, Figures } from '../orders/Figures.tsx'
import { LineItems } from '../orders/LineItems.tsx'
import { Link } from '../ui/Link.tsx'

export function CartOverview({ quote, children }: { quote: CheckoutQuote; children: ReactNode }) {
  const { lines, offSale, itemsTotal, adjustments, shipping, total } = quote
  const named = (isPaused: boolean) =>
    offSale
      .filter(({ notice }) => (notice?.code === 'no_orders') === isPaused)
      .map(({ product }) => product.name)
      .join(', ')
  const [gone, paused] = [named(false), named(true)]
  return (
    <section className="panel cart-overview" aria-labelledby="cart-overview">
      <header>
        <h2 id="cart-overview">{m.checkout_cart_overview()}</h2>
        <Link className="cart-overview-change" to="/cart">
          {m.ui_change()}
        </Link>
      </header>
      <LineItems
        items={lines.map((line) => ({
          ...line,
          name: line.product.name,
          imagePath: line.product.imagePath,
        }))}
      />
      {gone && <p className="cart-overview-left">{m.checkout_not_sale_any({ name: gone })}</p>}
      {paused && <p className="cart-overview-left">{m.checkout_store_takes_none({ name: paused })}</p>}
      <Figures
        rows={[
          { name: m.ui_total(), taka: itemsTotal },
          ...adjustmentFigures(adjustments),
          { name: m.ui_shipping(), taka: shipping },
          { name: m.ui_payable_amount(), taka: total, isSum: true },
        ]}
      />
      {!Number.isInteger(total) && <p className="cart-overview-left">{m.orders_whole_taka()}</p>}
      {children}
    </section>
  )
}
