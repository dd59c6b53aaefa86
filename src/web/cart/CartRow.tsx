import { useFetcher } from 'react-router'
import type { CartLine } from '#contract/cart'
import { formatTaka, takaOf } from '#contract/money'
import { CloseIcon } from '../ui/icons.tsx'
import { Link } from '../ui/Link.tsx'
import { Picture } from '../ui/Picture.tsx'
import { QuantityInput } from './QuantityInput.tsx'
import type { Quantities } from './quantities.ts'
import { subtotalOf } from './sums.ts'

export function CartRow({ line, quantities }: { line: CartLine; quantities: Quantities }) {
  const fetcher = useFetcher()
  const { product, size, price, notice } = line
  return (
    <tr className="cart-row" data-leaving={fetcher.state !== 'idle' || undefined} data-notice={notice?.code}>
      <th className="cart-product" scope="row">
        <div>
          <Picture imagePath={product.imagePath} alt="" sizes="6rem" />
          <div>
            <Link to={`/admin/product/${product.id}`}>{product.name}</Link>
            <p className="cart-store">{product.storeName}</p>
            {notice && (
              <p className="cart-notice" data-code={notice.code}>
                {notice.message}
              </p>
            )}
          </div>
        </div>
      </th>
      <td className="cart-price" data-label="Unit price">
        {formatTaka(price)}
      </td>
      <td className="cart-size" data-label="Size">
        {size}
      </td>
      <td className="cart-quantity" data-label="Quantity">
        <QuantityInput line={line} quantities={quantities} />
      </td>
      <td className="cart-subtotal" data-label="Subtotal">
        {notice?.code === 'off_sale' ? 'Not counted' : formatTaka(takaOf(subtotalOf(line)))}
      </td>
      <td className="cart-leave">
        <fetcher.Form method="post" onSubmit={focusHeading}>
          <input type="hidden" name="intent" value="remove" />
          <input type="hidden" name="lineId" value={line.id} />
          <button
            className="cart-remove"
            type="submit"
            disabled={fetcher.state !== 'idle'}
            aria-label={`Remove ${product.name}, size ${size}`}
          >
            <CloseIcon />
          </button>
        </fetcher.Form>
      </td>
    </tr>
  )
}

/** The button goes with its row: the keyboard goes on from the heading (the empty cart’s in turn, CartPage.tsx). */
function focusHeading(): void {
  document.getElementById('cart-title')?.focus()
}
