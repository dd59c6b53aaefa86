import type { ManagedProduct } from '#contract/managed-products'
import { Link } from '../ui/Link.tsx'
import { Picture } from '../ui/Picture.tsx'
import { Price } from '../ui/Price.tsx'
import { isSoldOut } from './card.ts'
import { StockMarks } from './StockMarks.tsx'

interface Props {
  product: ManagedProduct
  isTicked: boolean
  isBusy: boolean
  editAddress: string
  storeAddress?: ((vendorId: number) => string) | undefined
  onTick: () => void
  onDelete: () => void
}

export function ProductRow({ product, isTicked, isBusy, editAddress, storeAddress, onTick, onDelete }: Props) {
  const { name, imagePath, price, compareAtPrice, vendorId, storeName } = product
  return (
    <tr data-ticked={isTicked || undefined}>
      <td className="manage-cell-tick">
        <label className="manage-tick">
          <input type="checkbox" checked={isTicked} onChange={onTick} />
          <span className="unseen">Select {name}</span>
        </label>
      </td>
      <td className="manage-cell-picture">
        <Picture imagePath={imagePath} alt="" sizes="4rem" />
      </td>
      <th className="manage-cell-name" scope="row">
        <Name product={product} />
      </th>
      {storeAddress && (
        <td className="manage-cell-store">
          <Link to={storeAddress(vendorId)} title={`Only products of ${storeName}`}>
            {storeName}
          </Link>
        </td>
      )}
      <td className="manage-cell-stock">
        <StockMarks {...product} />
      </td>
      <td className="manage-cell-price">
        <Price price={price} compareAtPrice={compareAtPrice} />
      </td>
      <td className="manage-cell-actions">
        <div className="list-actions">
          <Link className="button" data-kind="quiet" to={editAddress} aria-label={`Edit ${name}`}>
            Edit
          </Link>
          <button
            className="button"
            data-kind="quiet"
            type="button"
            disabled={isBusy}
            aria-label={`Delete ${name}`}
            onClick={onDelete}
          >
            Delete
          </button>
        </div>
      </td>
    </tr>
  )
}

/** The name leads to the product as shoppers see it, where they do. */
function Name({ product }: { product: ManagedProduct }) {
  const { id, name, categoryName, isOnSale } = product
  return (
    <>
      {isOnSale ? <Link to={`/admin/product/${id}`}>{name}</Link> : <span>{name}</span>}
      <p className="list-small">{categoryName}</p>
      <p className="manage-marks">
        {!isOnSale && (
          <span className="badge" data-tone="yellow">
            Off sale
          </span>
        )}
        {isSoldOut(product) && (
          <span className="badge" data-tone="red">
            Sold out
          </span>
        )}
      </p>
    </>
  )
}
