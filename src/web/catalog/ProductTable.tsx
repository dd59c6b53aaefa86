import { useState } from 'react'
import { useFetcher } from 'react-router'
import type { ManagedProduct } from '#contract/managed-products'
import { confirmed } from '../ui/dialogs.tsx'
import { ProductRow } from './ProductRow.tsx'

/** The products, and what is done to those that are ticked. `storeAddress` shows an admin whose product it is. */
export function ProductTable({
  rows,
  editPath,
  storeAddress,
}: {
  rows: ManagedProduct[]
  editPath: string
  storeAddress?: ((vendorId: number) => string) | undefined
}) {
  const fetcher = useFetcher()
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set())
  const isPending = fetcher.state !== 'idle'
  // What has gone meanwhile is not chosen any more.
  const chosen = rows.filter(({ id }) => ticked.has(id))
  const isAll = chosen.length === rows.length
  const remove = async (products: ManagedProduct[]) => {
    const form = new FormData()
    for (const { id } of products) form.append('id', String(id))
    if (await confirmed(questionFor(products), 'Delete')) await fetcher.submit(form, { method: 'post' })
  }
  return (
    <>
      <div className="manage-chosen">
        <label className="manage-tick">
          <input
            type="checkbox"
            checked={isAll}
            ref={(box) => {
              if (box) box.indeterminate = chosen.length > 0 && !isAll
            }}
            onChange={() => setTicked(new Set(isAll ? [] : rows.map(({ id }) => id)))}
          />
          Select all on this page
        </label>
        <button
          className="button"
          data-kind={chosen.length > 0 ? 'danger' : 'quiet'}
          type="button"
          disabled={chosen.length === 0 || isPending}
          onClick={() => void remove(chosen)}
        >
          {chosen.length > 0 ? `Delete ${chosen.length} selected` : 'Delete selected'}
        </button>
      </div>
      <table className="list-table manage-table" aria-busy={isPending}>
        <caption className="unseen">Products</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="unseen">Select</span>
            </th>
            <th scope="col">Image</th>
            <th scope="col">Name</th>
            {storeAddress && <th scope="col">Store</th>}
            <th scope="col">Stock</th>
            <th scope="col">Price</th>
            <th scope="col">Actions</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((product) => (
            <ProductRow
              key={product.id}
              product={product}
              isTicked={ticked.has(product.id)}
              isBusy={isPending}
              editAddress={`${editPath}/${product.id}`}
              storeAddress={storeAddress}
              onTick={() => setTicked(toggled(ticked, product.id))}
              onDelete={() => void remove([product])}
            />
          ))}
        </tbody>
      </table>
    </>
  )
}

/** One product is asked for in the words of spec §5. */
function questionFor(products: ManagedProduct[]): string {
  if (products.length === 1) return 'Are you sure you want to delete this product?'
  return `Are you sure you want to delete these ${products.length} products?`
}

function toggled(ticked: ReadonlySet<number>, id: number): ReadonlySet<number> {
  const next = new Set(ticked)
  if (!next.delete(id)) next.add(id)
  return next
}
