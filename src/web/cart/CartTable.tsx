import type { CartLine } from '#contract/cart'
import { m } from '#messages'
import { TableHead } from '../ui/list/TableHead.tsx'
import { CartRow } from './CartRow.tsx'
import type { Quantities } from './quantities.ts'

interface Props {
  lines: CartLine[]
  /** Lines whose quantity on screen is not what is stored. */
  pending: ReadonlySet<CartLine>
  quantities: Quantities
}

/** By parcel; cards by style where there is no room. */
export function CartTable({ lines, pending, quantities }: Props) {
  return (
    <table className="cart-table">
      <caption className="unseen">{m.cart_what_cart()}</caption>
      <TableHead
        columns={[
          m.cart_product(),
          m.cart_unit_price(),
          m.ui_size(),
          m.ui_quantity(),
          m.ui_subtotal(),
          { head: m.ui_remove(), isHeadUnseen: true },
        ]}
      />
      {parcelsOf(lines).map(({ vendorId, storeName, lines }) => (
        <tbody key={vendorId} className="cart-parcel">
          <tr className="cart-table-store">
            <th colSpan={6} scope="rowgroup">
              {m.ui_from_storename({ storeName })}
            </th>
          </tr>
          {lines.map((line) => (
            <CartRow key={line.id} line={line} isPending={pending.has(line)} quantities={quantities} />
          ))}
        </tbody>
      ))}
    </table>
  )
}

interface CartParcel {
  vendorId: number
  storeName: string
  lines: CartLine[]
}

function parcelsOf(lines: readonly CartLine[]): CartParcel[] {
  const parcels = new Map<number, CartParcel>()
  for (const line of lines) {
    const { vendorId, storeName } = line.product
    const parcel = parcels.get(vendorId) ?? { vendorId, storeName, lines: [] }
    parcels.set(vendorId, { ...parcel, lines: [...parcel.lines, line] })
  }
  return [...parcels.values()]
}
