import type { CartLine } from '#contract/cart'
import { formatTaka, takaOf } from '#contract/money'
import { subtotalOf } from '../cart/sums.ts'
import { Link } from '../ui/Link.tsx'
import { Picture } from '../ui/Picture.tsx'

export interface LineItem {
  id: number
  name: string
  imagePath: string | null
  size: string
  quantity: number
  price: number
  notice?: CartLine['notice']
  /** Path of the product, where leaving the page does no harm. */
  to?: string
}

/** Lines of an order: image, name, size, quantity × price (spec §2, Order summary fragment). */
export function LineItems({ items }: { items: LineItem[] }) {
  return (
    <ul className="order-lines">
      {items.map((item) => (
        <li key={item.id} className="order-line">
          <Picture imagePath={item.imagePath} alt="" sizes="4rem" />
          <div>
            <p className="order-line-name">{item.to ? <Link to={item.to}>{item.name}</Link> : item.name}</p>
            <p className="order-line-words">Size {item.size}</p>
            <p className="order-line-words">
              {item.quantity} × {formatTaka(item.price)}
            </p>
            {item.notice && (
              <p className="order-line-notice" data-code={item.notice.code}>
                {item.notice.message}
              </p>
            )}
          </div>
          <p className="order-line-sum">{formatTaka(takaOf(subtotalOf(item)))}</p>
        </li>
      ))}
    </ul>
  )
}
