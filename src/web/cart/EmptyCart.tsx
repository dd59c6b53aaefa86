import { useLocation, useRevalidator } from 'react-router'
import { m } from '#messages'
import { loginAddress } from '../platform/guards.ts'
import { useSession } from '../platform/session.ts'
import { HaatMark } from '../ui/icons.tsx'
import { Link } from '../ui/Link.tsx'

/** Empty, logged out, or unanswered. */
export function EmptyCart({ isMissing }: { isMissing: boolean }) {
  const session = useSession()
  const place = useLocation()
  return (
    <section className="notice empty-cart">
      <HaatMark />
      <h1 id="cart-title" tabIndex={-1}>
        {m.ui_cart()}
      </h1>
      <p className="empty-cart-words">{m.cart_empty()}</p>
      {isMissing && <MissingCart />}
      {!session && <p>{m.cart_log_see_what()}</p>}
      <div className="empty-cart-ways">
        {!session && (
          <Link className="button" to={loginAddress(place)}>
            {m.ui_log_in()}
          </Link>
        )}
        <Link className="button" data-kind={session ? undefined : 'quiet'} to="/">
          {m.ui_continue_shopping()}
        </Link>
        <button className="button" type="button" disabled>
          {m.ui_checkout()}
        </button>
      </div>
    </section>
  )
}

function MissingCart() {
  const { revalidate, state } = useRevalidator()
  const isTrying = state !== 'idle'
  const retry = () => void (isTrying || revalidate())
  return (
    <div className="empty-cart-missing" role="status">
      <p>{m.cart_shop_did_not()}</p>
      {/* Not `disabled`: the keyboard would lose its place. */}
      <button className="button" data-kind="quiet" type="button" aria-disabled={isTrying} onClick={retry}>
        {isTrying ? m.ui_trying() : m.ui_try_again()}
      </button>
    </div>
  )
}
