import { type FormEvent, useEffect, useState } from 'react'
import { Link, useFetcher, useLocation } from 'react-router'
import type { Product } from '#contract/catalog'
import { MAX_QUANTITY } from '#contract/garment'
import { loginAddress } from '../platform/guards.ts'
import { isExpired, storedSession } from '../platform/session.ts'
import { toast } from '../ui/toasts.tsx'
import { isSoldOut } from './card.ts'

/** Size, quantity, Add to Cart: posts to the cart’s own address. The two refusals before it are those of spec §5. */
export function BuyForm({ product }: { product: Product }) {
  const fetcher = useFetcher<{ isAdded: boolean; words: string }>()
  const place = useLocation()
  const [mustLogIn, setMustLogIn] = useState(false)
  const answer = fetcher.data
  useEffect(() => {
    if (answer) toast(answer.isAdded ? 'success' : 'error', answer.words)
  }, [answer])

  const refuseUnready = (event: FormEvent<HTMLFormElement>) => {
    const session = storedSession()
    if (!new FormData(event.currentTarget).get('size')) {
      event.preventDefault()
      toast('warning', 'Please select size before add to cart!')
    } else if (!session || isExpired(session)) {
      event.preventDefault()
      setMustLogIn(true)
      toast('error', 'User not logged in. Please login first.')
    }
  }

  const nothingLeft = isSoldOut(product)
  return (
    <fetcher.Form className="buy-form" method="post" action="/cart/add" onSubmit={refuseUnready}>
      <input type="hidden" name="productId" value={product.id} />
      <fieldset>
        <legend>Size</legend>
        <div className="buy-sizes">
          {product.sizes.map((size) => (
            <label key={size} className="buy-size">
              <input type="radio" name="size" value={size} disabled={product.soldOutSizes.includes(size)} />
              <span>
                {size}
                {product.soldOutSizes.includes(size) && <span className="unseen"> (sold out)</span>}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className="buy-row">
        <QuantityField />
        <button className="button buy-button" type="submit" disabled={nothingLeft || fetcher.state !== 'idle'}>
          {nothingLeft ? 'Sold out' : fetcher.state === 'idle' ? 'Add to Cart' : 'Adding…'}
        </button>
      </div>
      <p className="buy-more" role="status">
        {mustLogIn && <Link to={loginAddress(place)}>Log in and come back to this page</Link>}
        {answer?.isAdded && <Link to="/cart">Go to your cart</Link>}
      </p>
    </fetcher.Form>
  )
}

/** Minus, number, plus: never below 1 (spec §5). */
function QuantityField() {
  const [text, setText] = useState('1')
  const step = (by: number) => setText(String(bounded((Number(text) || 1) + by)))
  return (
    <fieldset className="quantity">
      <legend className="unseen">Quantity</legend>
      <button type="button" aria-label="One less" onClick={() => step(-1)} disabled={Number(text) <= 1}>
        −
      </button>
      <input
        type="number"
        name="quantity"
        aria-label="Quantity"
        min={1}
        max={MAX_QUANTITY}
        inputMode="numeric"
        required
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={() => setText(String(bounded(Math.trunc(Number(text)) || 1)))}
      />
      <button type="button" aria-label="One more" onClick={() => step(1)} disabled={Number(text) >= MAX_QUANTITY}>
        +
      </button>
    </fieldset>
  )
}

function bounded(quantity: number): number {
  return Math.min(MAX_QUANTITY, Math.max(1, quantity))
}
