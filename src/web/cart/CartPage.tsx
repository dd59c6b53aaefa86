import { useEffect, useRef } from 'react'
import { type ActionFunctionArgs, useLoaderData, useNavigate } from 'react-router'
import type { Cart } from '#contract/cart'
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
import { forSale, piecesOf } from './sums.ts'
import './cart.css'

interface CartOnScreen {
  cart: Cart
  isMissing: boolean
}

export async function loader(): Promise<CartOnScreen> {
  return await cartOrNothing()
}

/** `intent` is `change` or `remove`. The cart is read anew afterwards. */
export async function action({ request }: ActionFunctionArgs): Promise<null> {
  const { userId } = requireSession(request)
  const form = await request.formData()
  if (form.get('intent') === 'remove') await removeLine(form)
  else await changeLine(form, userId)
  return null
}

export const handle = {
  head(): PageHead {
    return { title: 'Cart', isPrivate: true }
  },
}

export function Component() {
  const { cart, isMissing } = useLoaderData<CartOnScreen>()
  const quantities = useQuantities()
  const navigate = useNavigate()
  const lines = cart.items.map((line) => ({ ...line, quantity: quantityOf(quantities.textOf(line)) }))

  const checkOut = () => {
    const refusal = checkoutRefusal(lines, storedUserId())
    if (refusal) void showAlert(refusal)
    else void navigate('/checkout')
  }

  useFocusOnceEmpty(lines.length)
  if (lines.length === 0) return <EmptyCart isMissing={isMissing} onCheckout={checkOut} />
  return (
    <div className="cart">
      <header className="cart-heading">
        <h1 id="cart-title" tabIndex={-1}>
          Cart
        </h1>
        <p>{piecesOf(forSale(lines))}</p>
      </header>
      <CartTable lines={lines} quantities={quantities} />
      <CartSummary lines={lines} onCheckout={checkOut} />
    </div>
  )
}

/** The heading that had the focus leaves with the last line: that of the empty cart takes it over. */
function useFocusOnceEmpty(count: number): void {
  const before = useRef(count)
  useEffect(() => {
    if (count === 0 && before.current > 0) document.getElementById('cart-title')?.focus()
    before.current = count
  }, [count])
}
