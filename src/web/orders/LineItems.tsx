import type { CartLine } from '#contract/cart'
import { formatTaka } from '#contract/values/money'
import { m } from '#messages'
import { Picture } from '../products/Picture.tsx'
import { Link } from '../ui/Link.tsx'

export interface LineItem {
  id: number
  name: string
  imagePath: string | null
  size: string
  quantity: number
  price: number
  subtotal: number
  notice?: CartLine['notice']
  /** A link, where leaving does no harm. */
  to?: string
}

/** Lines of an order: image, name, size, quantity × price (spec §2, Order summary fragment). */
export function LineItems({ items }: { items: LineItem[] }) {
  return (
    <ul className="stack">
      {items.map((item) => (
        <li key={item.id} className="line-item">
          <Picture imagePath={item.imagePath} alt="" sizes="4rem" />
          <div>
            <p className="line-item-name">{item.to ? <Link to={item.to}>{item.name}</Link> : item.name}</p>
            <p className="muted">{m.ui_size_of({ size: item.size })}</p>
            <p className="muted">
              {item.quantity} × {formatTaka(item.price)}
            </p>
            {item.notice && (
              <p className="line-item-notice" data-code={item.notice.code}>
                {item.notice.message}
              </p>
            )}
          </div>
          <p className="line-item-sum">{formatTaka(item.subtotal)}</p>
        </li>
      ))}
    </ul>
  )
}
