import { useLocation, useRevalidator } from 'react-router'
import { loginAddress } from '../platform/guards.ts'
import { useSession } from '../platform/session.ts'
import { HaatMark } from '../ui/icons.tsx'
import { Link } from '../ui/Link.tsx'

/** No lines: because there are none, because nobody is logged in, or because the shop did not answer. */
export function EmptyCart({ isMissing, onCheckout }: { isMissing: boolean; onCheckout: () => void }) {
  const session = useSession()
  const place = useLocation()
  return (
    <section className="notice cart-empty">
      <HaatMark />
      <h1 id="cart-title" tabIndex={-1}>
        Cart
      </h1>
      <p className="cart-empty-words">Your cart is empty.</p>
      {isMissing && <MissingCart />}
      {!session && <p>Log in to see what you kept in it.</p>}
      <div className="cart-empty-ways">
        {!session && (
          <Link className="button" to={loginAddress(place)}>
            Log in
          </Link>
        )}
        <Link className="button" data-kind={session ? undefined : 'quiet'} to="/">
          Continue Shopping
        </Link>
        <button className="button" type="button" disabled onClick={onCheckout}>
          Checkout
        </button>
      </div>
    </section>
  )
}

function MissingCart() {
  const { revalidate, state } = useRevalidator()
  return (
    <div className="cart-missing" role="status">
      <p>The shop did not answer just now: what you put in your cart is kept there.</p>
      <button className="button" data-kind="quiet" type="button" disabled={state !== 'idle'} onClick={revalidate}>
        {state === 'idle' ? 'Try again' : 'Trying…'}
      </button>
    </div>
  )
}
