import type { CartLine } from '#contract/cart'
import { CartRow } from './CartRow.tsx'
import type { Quantities } from './quantities.ts'

/** A table for everybody; where there is no room, each row looks like a card. */
export function CartTable({ lines, quantities }: { lines: CartLine[]; quantities: Quantities }) {
  return (
    <table className="cart-table">
      <caption className="unseen">What is in your cart</caption>
      <thead>
        <tr>
          <th scope="col">Product</th>
          <th scope="col">Unit price</th>
          <th scope="col">Size</th>
          <th scope="col">Quantity</th>
          <th scope="col">Subtotal</th>
          <th scope="col">
            <span className="unseen">Remove</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <CartRow key={line.id} line={line} quantities={quantities} />
        ))}
      </tbody>
    </table>
  )
}
