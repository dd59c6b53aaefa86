import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
} from 'react-router'
import type { CheckoutQuote } from '#contract/checkout'
import { m } from '#messages'
import { requireSession } from '../platform/guards.ts'
import type { PageHead } from '../platform/head.ts'
import { arrivedOrder } from './attempt.ts'
import { CheckoutForm } from './CheckoutForm.tsx'
import { type Contact, contactOf } from './contact.ts'
import { type Known, knownContact } from './known-contact.ts'
import type { SeenQuote } from './order-request.ts'
import { placeOrder, type Unplaced } from './place-order.ts'
import '../shell/ordering-styles.ts'
import { storedUserId } from '../cart/read-cart.ts'
import { serially } from '../cart/serially.ts'
import { call } from '../platform/call.ts'
import { setCartCount } from '../platform/cart-count.ts'
import { logOnly } from '../platform/log.ts'
import { Problem } from '../platform/problem.ts'
import { retried } from '../platform/retried.ts'
import { toast } from '../ui/toasts.tsx'

interface Checkout {
  userId: number
  quote: CheckoutQuote
  known: Known
}

export async function loader({ request }: LoaderFunctionArgs): Promise<Checkout> {
  const session = requireSession(request)
  const [quote, known] = await Promise.all([readQuote(), knownContact(session)])
  if (quote.lines.length === 0) throw redirect((await arrivedOrder()) ?? '/cart')
  return { userId: session.userId, quote, known }
}

/** Orders what was on screen, for the total that was: not what the cart has become since. */
export async function action({ request }: ActionFunctionArgs): Promise<Response | Unplaced> {
  requireSession(request)
  const form = await request.formData()
  const seen: SeenQuote = JSON.parse(String(form.get('quote')))
  const contact = contactOf(form)
  if (form.get('terms')) void agreeToTerms()
  const placed = await placeOrder(Number(form.get('userId')), contact, seen)
  if (placed instanceof Response && form.get('keepAddress')) await keepAddress(contact)
  return placed
}

/** After a lost answer, the same lines are the same order. */
export function shouldRevalidate({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return actionResult?.isLost ? false : defaultShouldRevalidate
}

export const handle = {
  head(): PageHead {
    return { title: m.ui_checkout(), isPrivate: true }
  },
}

export function Component() {
  const { userId, quote, known } = useLoaderData<Checkout>()
  return (
    <div className="checkout">
      <h1>{m.ui_checkout()}</h1>
      <CheckoutForm userId={userId} quote={quote} known={known} />
    </div>
  )
}

/** Beside the order, which stands whatever becomes of this: the box decides nothing (spec §2, Checkout). */
async function agreeToTerms(): Promise<void> {
  try {
    await call('POST /api/account/consents/terms', {})
  } catch (error) {
    logOnly('The consent to the terms was not kept.', error)
  }
}

/** After its order, which stands whatever becomes of this. */
async function keepAddress({ name, phone, address, city }: Contact): Promise<void> {
  try {
    await call('POST /api/account/addresses', { body: { name, phone, addressLine: address, city } })
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    toast('warning', m.checkout_address_not_kept())
  }
}

/** What the caller’s cart costs now, with the badge brought up to date. Raises "User not logged in" as the cart does (spec §8). */
async function readQuote(): Promise<CheckoutQuote> {
  const userId = storedUserId()
  if (!userId) throw new Error('User not logged in')
  const quote = await retried(() => serially(() => call('GET /api/checkout/quote', {})))
  setCartCount(Number(userId), quote.count)
  return quote
}
