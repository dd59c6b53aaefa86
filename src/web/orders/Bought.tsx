import type { OrderRow } from '#contract/orders'
import { m } from '#messages'
import { Picture } from '../products/Picture.tsx'
import { BuyAgain } from './BuyAgain.tsx'

export function Bought({ row: { id, bought = [], itemCount } }: { row: OrderRow }) {
  const pieces = bought.reduce((sum, { quantity }) => sum + quantity, 0)
  const more = itemCount - pieces
  return (
    <>
      <ul className="bought-pictures">
        {bought.map(({ productName, imagePath, size, storeName }) => (
          <li key={`${productName} ${size} ${storeName}`}>
            <Picture imagePath={imagePath} alt="" sizes="3rem" />
          </li>
        ))}
      </ul>
      <p className="bought-names">
        {unique(bought.map(({ productName }) => productName)).join(', ')}
        {more > 0 && m.orders_and_more({ count: more })}
      </p>
      <p className="bought-stores">
        {m.ui_from_storename({ storeName: unique(bought.map(({ storeName }) => storeName)).join(', ') })}
      </p>
      <BuyAgain orderId={id} />
    </>
  )
}

function unique(words: string[]): string[] {
  return [...new Set(words)]
}
