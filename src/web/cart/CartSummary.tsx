import type { CartLine } from '#contract/cart'
import { formatTaka, SHIPPING_POISHA, takaOf } from '#contract/money'
import { Link } from '../ui/Link.tsx'
import { forSale, totalOf } from './sums.ts'

export function CartSummary({ lines, onCheckout }: { lines: CartLine[]; onCheckout: () => void }) {
  const counted = forSale(lines)
  return (
    <section className="cart-summary" aria-label="Total">
      <p className="cart-total">
        <span>Total amount</span> <strong>{formatTaka(takaOf(totalOf(counted)))}</strong>
      </p>
      <p className="cart-shipping">Shipping of {formatTaka(takaOf(SHIPPING_POISHA))} is added at checkout.</p>
      <button className="button" type="button" disabled={counted.length === 0} onClick={onCheckout}>
        Checkout
      </button>
      <Link className="button" data-kind="quiet" to="/">
        Continue Shopping
      </Link>
    </section>
  )
}
