import type { ManagedProduct } from '#contract/selling'
import { m } from '#messages'
import { isSoldOut } from '../products/card.ts'
import { Picture } from '../products/Picture.tsx'
import { Price } from '../products/Price.tsx'
import { ActButton } from '../ui/ActButton.tsx'
import { Link } from '../ui/Link.tsx'
import { Tick } from '../ui/list/Tick.tsx'
import type { Ticks } from '../ui/list/use-ticks.ts'
import { StockMarks } from './StockMarks.tsx'

interface Props {
  product: ManagedProduct
  ticks: Ticks
  isBusy: boolean
  editAddress: string
  storeAddress?: ((vendorId: number) => string) | undefined
  onDelete: () => void
}

export function ProductRow({ product, ticks, isBusy, editAddress, storeAddress, onDelete }: Props) {
  const { name, imagePath, vendorId, storeName } = product
  return (
    <tr data-ticked={ticks.has(product.id) || undefined}>
      <td className="product-row-picture">
        <Picture imagePath={imagePath} alt="" sizes="4rem" />
      </td>
      <th className="product-row-name" scope="row">
        <Name product={product} />
      </th>
      <td className="product-row-price">
        <Price of={product} />
      </td>
      {storeAddress && (
        <td className="product-row-store">
          <Link to={storeAddress(vendorId)} title={m.selling_only_products_storename({ storeName })}>
            {storeName}
          </Link>
        </td>
      )}
      <td className="product-row-stock">
        <StockMarks {...product} />
      </td>
      <td className="product-row-tick">
        <Tick ticks={ticks} id={product.id} words={m.selling_select_name({ name })} />
      </td>
      <td className="product-row-actions">
        <div className="list-table-actions">
          <Link className="button" data-kind="quiet" to={editAddress} aria-label={m.ui_edit_name({ name })}>
            {m.ui_edit()}
          </Link>
          <ActButton data-kind="quiet" isOff={isBusy} aria-label={m.ui_delete_name({ name })} onPress={onDelete}>
            {m.ui_delete()}
          </ActButton>
        </div>
      </td>
    </tr>
  )
}

/** A link where shoppers see it. */
function Name({ product }: { product: ManagedProduct }) {
  const { id, name, categoryName, isOnSale } = product
  return (
    <>
      {isOnSale ? <Link to={`/admin/product/${id}`}>{name}</Link> : <span>{name}</span>}
      <p className="list-small">{categoryName}</p>
      <p className="product-row-marks">
        {!isOnSale && (
          <span className="badge" data-tone="yellow">
            {m.selling_off_sale()}
          </span>
        )}
        {isSoldOut(product) && (
          <span className="badge" data-tone="red">
            {m.ui_sold_out()}
          </span>
        )}
      </p>
    </>
  )
}
