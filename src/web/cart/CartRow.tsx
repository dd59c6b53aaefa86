import type { MouseEvent } from 'react'
import { useFetcher } from 'react-router'
import type { CartLine } from '#contract/cart'
import { isLeftOut } from '#contract/values/cart-notices'
import { formatTaka } from '#contract/values/money'
import { m } from '#messages'
import { Picture } from '../products/Picture.tsx'
import { CloseIcon } from '../ui/icons.tsx'
import { Link } from '../ui/Link.tsx'
import { Amount } from './Amount.tsx'
import { QuantityInput } from './QuantityInput.tsx'
import type { Quantities } from './quantities.ts'

/** A double click is one press, also where the next row has slid under the pointer. */
const SAME_PRESS_MS = 500

interface Props {
  line: CartLine
  isPending: boolean
  quantities: Quantities
}

export function CartRow({ line, isPending, quantities }: Props) {
  const fetcher = useFetcher()
  const { product, size, price, notice } = line
  return (
    <tr className="cart-row" data-leaving={fetcher.state !== 'idle' || undefined} data-notice={notice?.code}>
      <th className="cart-row-product" scope="row">
        <div>
          <Picture imagePath={product.imagePath} alt="" sizes="6rem" />
          <div>
            <Link to={`/admin/product/${product.id}`}>{product.name}</Link>
            {notice && (
              <p className="cart-row-notice" data-code={notice.code}>
                {notice.message}
              </p>
            )}
          </div>
        </div>
      </th>
      <td className="cart-row-price" data-label={m.cart_unit_price()}>
        {formatTaka(price)}
      </td>
      <td className="cart-row-size" data-label={m.ui_size()}>
        {size}
      </td>
      <td className="cart-row-quantity" data-label={m.ui_quantity()}>
        <QuantityInput line={line} quantities={quantities} />
      </td>
      <td className="cart-row-subtotal" data-label={m.ui_subtotal()}>
        {notice && isLeftOut(notice) ? m.ui_not_counted_title() : <Amount taka={line.subtotal} isPending={isPending} />}
      </td>
      <td className="cart-row-leave">
        <fetcher.Form method="post" onSubmit={focusHeading}>
          <input type="hidden" name="intent" value="remove" />
          <input type="hidden" name="lineId" value={line.id} />
          <button
            className="cart-row-remove"
            type="submit"
            disabled={fetcher.state !== 'idle'}
            onClick={pressOnce}
            aria-label={m.cart_remove_name_size({ name: product.name, size })}
          >
            <CloseIcon />
          </button>
        </fetcher.Form>
      </td>
    </tr>
  )
}

let lastPress = Number.NEGATIVE_INFINITY

/** Keys press what has the focus, and that is no row which slides: they have no `detail`. */
function pressOnce(event: MouseEvent): void {
  const now = performance.now()
  if (event.detail > 0 && now - lastPress < SAME_PRESS_MS) event.preventDefault()
  else lastPress = now
}

/** The focus would go with the row. */
function focusHeading(): void {
  document.getElementById('cart-title')?.focus()
}
