import type { Cart } from '#contract/cart'
import { m } from '#messages'
import { Link } from '../ui/Link.tsx'
import { Amount } from './Amount.tsx'

interface Props {
  cart: Cart
  /** A quantity on screen is not what is stored: on its way there, or none that can be stored. */
  isPending: boolean
  onCheckout: () => void
}

/** What it comes to, as the server quotes it. With nothing for sale in it there is nothing to pay. */
export function CartSummary({ cart: { count, quote }, isPending, onCheckout }: Props) {
  return (
    <section className="cart-summary" aria-label={m.ui_total()} aria-busy={isPending}>
      <p className="cart-summary-total">
        <span>{m.cart_total_amount()}</span>{' '}
        <strong>
          <Amount taka={quote.itemsTotal} isPending={isPending} />
        </strong>
      </p>
      {quote.adjustments.map(({ what, paidBy, amount }) => (
        <p key={`${paidBy} ${what}`} className="cart-summary-shipping">
          <span>{what}</span> <Part taka={amount} isPending={isPending} />
        </p>
      ))}
      <p className="cart-summary-shipping">
        <span>{m.cart_shipping_whole_order()}</span> <Part taka={quote.shipping} isPending={isPending} />
      </p>
      {count > 0 && (
        <p className="cart-summary-payable">
          <span>{m.ui_payable_amount()}</span> <Part taka={quote.total} isPending={isPending} />
        </p>
      )}
      <button className="button" type="button" disabled={count === 0} onClick={onCheckout}>
        {m.ui_checkout()}
      </button>
      <Link className="button" data-kind="quiet" to="/">
        {m.ui_continue_shopping()}
      </Link>
    </section>
  )
}

function Part(props: { taka: number; isPending: boolean }) {
  return (
    <span>
      <Amount {...props} />
    </span>
  )
}
