import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { useFetcher, useLocation } from 'react-router'
import type { Product } from '#contract/products'
import { wholeNumberIn } from '#contract/values/digits'
import { formatTaka } from '#contract/values/money'
import { MAX_QUANTITY } from '#contract/values/sizes'
import { m } from '#messages'
import { loginAddress } from '../platform/guards.ts'
import { isExpired, storedSession } from '../platform/session.ts'
import { NoScript } from '../ui/form/NoScript.tsx'
import { Link } from '../ui/Link.tsx'
import { toast } from '../ui/toasts.tsx'
import { isSoldOut } from './card.ts'
import { bounded, type Choice, choiceOf, queryOf, useChoice } from './choice.ts'
import { QuantityStepper } from './QuantityStepper.tsx'
import { SizeChoice } from './SizeChoice.tsx'

/** A double click is one press. */
const SAME_PRESS_MS = 500

/** A choice from the address starts it anew. Without sizes nothing can be ordered (spec §5). */
export function BuyForm({ product }: { product: Product }) {
  const { search } = useLocation()
  const why = product.noOrders ?? (product.sizes.length === 0 && m.products_no_size_offer())
  if (why) return <p className="buy-form-none">{why}</p>
  return <SizedForm key={search} product={product} />
}

/** Works before the script (`data-hold`, decision 021), then posts to the cart. Refusals are those of spec §5. */
function SizedForm({ product }: { product: Product }) {
  const form = useRef<HTMLFormElement>(null)
  const [choice, setChoice] = useChoice(product, form)
  const [mustLogIn, setMustLogIn] = useState(false)
  const { add, isAdding, isAdded } = useAdding(product.id)

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const chosen = choiceOf(event.currentTarget)
    const session = storedSession()
    if (!chosen.size) {
      toast('warning', m.ui_please_select_size())
      focusSizes(event.currentTarget)
    } else if (!session || isExpired(session)) {
      setChoice(chosen)
      setMustLogIn(true)
      toast('error', m.products_user_not_logged())
    } else if (!isQuantity(chosen.quantity)) {
      toast('warning', m.products_please_enter_quantity({ most: MAX_QUANTITY }))
    } else add(chosen)
  }

  const nothingLeft = isSoldOut(product)
  return (
    <form className="buy-form" data-hold="buy" ref={form} onSubmit={submit}>
      <SizeChoice product={product} chosen={choice.size} onChoose={(size) => setChoice({ ...choice, size })} />
      <div className="buy-form-row">
        <QuantityStepper
          text={choice.quantity}
          onType={(quantity) => setChoice({ ...choice, quantity })}
          onStep={(by) => setChoice({ ...choice, quantity: stepped(choice.quantity, by) })}
          onLeave={() => setChoice({ ...choice, quantity: bounded(choice.quantity) })}
        />
        <BuyBar price={product.price} choice={choice}>
          {/* Not `disabled` while adding: the keyboard would lose its place. */}
          <button className="button buy-form-button" type="submit" disabled={nothingLeft} aria-disabled={isAdding}>
            {nothingLeft ? m.ui_sold_out() : isAdding ? m.ui_adding() : m.products_add_cart()}
          </button>
          <p className="buy-form-more" role="status">
            {mustLogIn && <WayToLogin choice={choice} />}
            {isAdded && <Link to="/cart">{m.products_go_cart()}</Link>}
          </p>
        </BuyBar>
      </div>
      <NoScript what={m.products_cart()} />
    </form>
  )
}

/** Far from the button on a phone. */
function focusSizes(form: HTMLFormElement): void {
  form.querySelector<HTMLElement>('[name=size]:enabled')?.focus()
}

/** Once for each press. */
function useAdding(productId: number) {
  const fetcher = useFetcher<{ isAdded: boolean }>()
  const lastPress = useRef(Number.NEGATIVE_INFINITY)
  const isAdding = fetcher.state !== 'idle'
  const add = ({ size, quantity }: Choice) => {
    const isSamePress = performance.now() - lastPress.current < SAME_PRESS_MS
    if (isAdding || isSamePress) return
    lastPress.current = performance.now()
    const line = { productId, size, quantity: bounded(quantity) }
    void fetcher.submit(line, { method: 'post', action: '/cart/add' })
  }
  return { add, isAdding, isAdded: fetcher.data?.isAdded ?? false }
}

function isQuantity(typed: string): boolean {
  const pieces = wholeNumberIn(typed) ?? 0
  return pieces >= 1 && pieces <= MAX_QUANTITY
}

function stepped(quantity: string, by: number): string {
  return bounded(String(Number(bounded(quantity)) + by))
}

/** With the choice. */
function WayToLogin({ choice }: { choice: Choice }) {
  const { pathname } = useLocation()
  const login = loginAddress({ pathname, search: queryOf(choice) })
  return (
    <>
      <Link to={login}>{m.products_log_come_back()}</Link>{' '}
      <Link to={login.replace('/login', '/login/phone')}>{m.codes_log_in_phone_back()}</Link>
    </>
  )
}

/** A bar at the bottom of phones, else the button. Price and choice are drawn by CSS, as they are read above. */
function BuyBar({ price, choice, children }: { price: number; choice: Choice; children: ReactNode }) {
  const chosen = choice.size ? `${choice.size} × ${choice.quantity}` : m.products_choose_size()
  return (
    <div className="buy-bar">
      <span className="buy-bar-price" data-price={formatTaka(price)} data-chosen={chosen} aria-hidden="true" />
      {children}
    </div>
  )
}
