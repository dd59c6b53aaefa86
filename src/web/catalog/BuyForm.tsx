import { type FormEvent, useEffect, useState } from 'react'
import { useFetcher, useLocation } from 'react-router'
import type { Product } from '#contract/catalog'
import { loginAddress } from '../platform/guards.ts'
import { isExpired, storedSession } from '../platform/session.ts'
import { Link } from '../ui/Link.tsx'
import { toast } from '../ui/toasts.tsx'
import { isSoldOut } from './card.ts'
import { type Choice, queryOf, useChoiceInAddress } from './choice.ts'
import { QuantityField } from './QuantityField.tsx'

/** Size, quantity, Add to Cart. A choice that came along in the address starts the form anew. */
export function BuyForm({ product }: { product: Product }) {
  const choice = useChoiceInAddress(product)
  if (product.sizes.length === 0) return <NoSizes />
  return <SizedForm key={queryOf(choice)} product={product} start={choice} />
}

/** Without a size nothing can be ordered (spec §5): said instead of a button that only refuses. */
function NoSizes() {
  return <p className="buy-none">This product has no size on offer just now, so it cannot be ordered yet.</p>
}

/** Posts to the cart’s own address. The two refusals before it are those of spec §5. */
function SizedForm({ product, start }: { product: Product; start: Choice }) {
  const fetcher = useFetcher<{ isAdded: boolean; words: string }>()
  const [choice, setChoice] = useState(start)
  const [mustLogIn, setMustLogIn] = useState(false)
  const answer = fetcher.data
  useEffect(() => {
    if (answer) toast(answer.isAdded ? 'success' : 'error', answer.words)
  }, [answer])

  // Not `disabled`: the keyboard would lose its place.
  const isAdding = fetcher.state !== 'idle'
  const refuseUnready = (event: FormEvent<HTMLFormElement>) => {
    const session = storedSession()
    // A size may have been chosen before the script arrived: the form knows it, the state does not.
    const size = String(new FormData(event.currentTarget).get('size') ?? '')
    if (isAdding) event.preventDefault()
    else if (!size) {
      event.preventDefault()
      toast('warning', 'Please select size before add to cart!')
    } else if (!session || isExpired(session)) {
      event.preventDefault()
      setChoice({ ...choice, size })
      setMustLogIn(true)
      toast('error', 'User not logged in. Please login first.')
    }
  }

  const nothingLeft = isSoldOut(product)
  return (
    <fetcher.Form className="buy-form" method="post" action="/cart/add" onSubmit={refuseUnready}>
      <input type="hidden" name="productId" value={product.id} />
      <SizeChoice product={product} start={start.size} onChoose={(size) => setChoice({ ...choice, size })} />
      <div className="buy-row">
        <QuantityField text={choice.quantity} onType={(quantity) => setChoice({ ...choice, quantity })} />
        <button className="button buy-button" type="submit" disabled={nothingLeft} aria-disabled={isAdding}>
          {nothingLeft ? 'Sold out' : isAdding ? 'Adding…' : 'Add to Cart'}
        </button>
      </div>
      <p className="buy-more" role="status">
        {mustLogIn && <WayToLogin choice={choice} />}
        {answer?.isAdded && <Link to="/cart">Go to your cart</Link>}
      </p>
    </fetcher.Form>
  )
}

function SizeChoice({
  product: { sizes, soldOutSizes },
  start,
  onChoose,
}: {
  product: Product
  start: string
  onChoose: (size: string) => void
}) {
  return (
    <fieldset>
      <legend>Size</legend>
      <div className="buy-sizes">
        {sizes.map((size) => (
          <label key={size} className="buy-size">
            <input
              type="radio"
              name="size"
              value={size}
              defaultChecked={size === start}
              disabled={soldOutSizes.includes(size)}
              onChange={() => onChoose(size)}
            />
            <span>
              {size}
              {soldOutSizes.includes(size) && <span className="unseen"> (sold out)</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** The choice goes along, so that it need not be made again. */
function WayToLogin({ choice }: { choice: Choice }) {
  const { pathname } = useLocation()
  return <Link to={loginAddress({ pathname, search: queryOf(choice) })}>Log in and come back to this page</Link>
}
