import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
} from 'react-router'
import type { CartLine } from '#contract/cart'
import { readCart } from '../cart/read-cart.ts'
import { forSale } from '../cart/sums.ts'
import { requireSession } from '../platform/guards.ts'
import type { PageHead } from '../platform/head.ts'
import { arrivedOrder } from './attempt.ts'
import { CheckoutForm } from './CheckoutForm.tsx'
import { type Contact, contactOf } from './contact.ts'
import { knownContact } from './known-contact.ts'
import { placeOrder, type Unplaced } from './place-order.ts'
import './orders.css'

interface Checkout {
  lines: CartLine[]
  /** Lines of the cart that went off sale: they stay behind. */
  left: CartLine[]
  known: Contact | null
}

export async function loader({ request }: LoaderFunctionArgs): Promise<Checkout> {
  const session = requireSession(request)
  const [{ items }, known] = await Promise.all([readCart(), knownContact(session)])
  const lines = forSale(items)
  if (lines.length === 0) throw redirect((await arrivedOrder()) ?? '/cart')
  return { lines, left: items.filter((line) => !lines.includes(line)), known }
}

/** Orders the `lines` that were on screen: not what the cart has become since. */
export async function action({ request }: ActionFunctionArgs): Promise<Response | Unplaced> {
  requireSession(request)
  const form = await request.formData()
  const lines: CartLine[] = JSON.parse(String(form.get('lines')))
  return await placeOrder(contactOf(form), lines)
}

/** After a lost answer the lines on screen stay: sent again, they are the same order. */
export function shouldRevalidate({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return actionResult?.isLost ? false : defaultShouldRevalidate
}

export const handle = {
  head(): PageHead {
    return { title: 'Checkout', isPrivate: true }
  },
}

export function Component() {
  const { lines, left, known } = useLoaderData<Checkout>()
  return (
    <div className="checkout">
      <h1>Checkout</h1>
      <CheckoutForm lines={lines} left={left} known={known} />
    </div>
  )
}
