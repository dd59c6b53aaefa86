import { useEffect, useRef } from 'react'
import { type ActionFunctionArgs, useLoaderData, useNavigate, useRevalidator } from 'react-router'
import type { Cart } from '#contract/cart'
import { m } from '#messages'
import { onCartChangedElsewhere } from '../platform/cart-count.ts'
import { requireSession } from '../platform/guards.ts'
import type { PageHead } from '../platform/head.ts'
import { showAlert } from '../ui/dialogs.tsx'
import { CartSummary } from './CartSummary.tsx'
import { CartTable } from './CartTable.tsx'
import { changeLine, removeLine } from './change-cart.ts'
import { checkoutRefusal } from './checks.ts'
import { EmptyCart } from './EmptyCart.tsx'
import { quantityOf, useQuantities } from './quantities.ts'
import { cartOrNothing, storedUserId } from './read-cart.ts'
import './styles.ts'

interface CartOnScreen {
  cart: Cart
  isMissing: boolean
}

export async function loader(): Promise<CartOnScreen> {
  return await cartOrNothing()
}

/** `intent` is `change` or `remove`. The page shows the cart as it is then. */
export async function action({ request }: ActionFunctionArgs): Promise<null> {
  const { userId } = requireSession(request)
  const form = await request.formData()
  if (form.get('intent') === 'remove') await removeLine(form, userId)
  else await changeLine(form, userId)
  return null
}

export const handle = {
  head(): PageHead {
    return { title: m.ui_cart(), isPrivate: true }
  },
}

export function Component() {
  const { cart, isMissing } = useShown(useLoaderData<CartOnScreen>())
  const quantities = useQuantities()
  const navigate = useNavigate()
  const lines = cart.items.map((line) => ({ ...line, quantity: quantityOf(quantities.textOf(line)) }))
  const pending = new Set(lines.filter((line, at) => line.quantity !== cart.items[at]?.quantity))

  const checkOut = () => {
    // Flushed first: the checkout reads the cart after it (serially.ts).
    for (const line of cart.items) quantities.leave(line)
    const refusal = checkoutRefusal(lines, storedUserId())
    if (refusal) void showAlert(refusal)
    else void navigate('/checkout')
  }

  useFocusOnceEmpty(lines.length)
  useOtherTabs()
  if (lines.length === 0) return <EmptyCart isMissing={isMissing} />
  return (
    <div className="cart">
      <header className="cart-heading">
        <h1 id="cart-title" tabIndex={-1}>
          {m.ui_cart()}
        </h1>
        <p>{m.ui_pieces({ count: cart.count })}</p>
      </header>
      <CartTable lines={lines} pending={pending} quantities={quantities} />
      <CartSummary cart={cart} isPending={pending.size > 0} onCheckout={checkOut} />
    </div>
  )
}

/** A cart that is on screen stays while it cannot be read anew, with what was stored. */
function useShown(read: CartOnScreen): CartOnScreen {
  const shown = useRef(read)
  if (!read.isMissing) shown.current = read
  return shown.current
}

/** Other tabs change the cart too. */
function useOtherTabs(): void {
  const { revalidate } = useRevalidator()
  useEffect(() => onCartChangedElsewhere(() => void revalidate()), [revalidate])
}

/** The last line takes the focused heading along. */
function useFocusOnceEmpty(count: number): void {
  const before = useRef(count)
  useEffect(() => {
    if (count === 0 && before.current > 0) document.getElementById('cart-title')?.focus()
    before.current = count
  }, [count])
}
