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
import { agreeToTerms } from './agree-to-terms.ts'
import { arrivedOrder } from './attempt.ts'
import { CheckoutForm } from './CheckoutForm.tsx'
import { contactOf } from './contact.ts'
import { keepAddress } from './keep-address.ts'
import { type Known, knownContact } from './known-contact.ts'
import type { SeenQuote } from './order-request.ts'
import { placeOrder, type Unplaced } from './place-order.ts'
import { readQuote } from './read-quote.ts'
import '../shell/ordering-styles.ts'

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
