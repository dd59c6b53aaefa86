import type { ManagedProduct } from '#contract/selling'
import { m } from '#messages'
import { useAct } from '../platform/use-act.ts'
import { isSoldOut } from '../products/card.ts'
import { Picture } from '../products/Picture.tsx'
import { Price } from '../products/Price.tsx'
import { ActButton } from '../ui/acts/ActButton.tsx'
import { confirmed } from '../ui/dialogs.tsx'
import { Link } from '../ui/Link.tsx'
import { type Column, DataTable } from '../ui/list/DataTable.tsx'
import { Tick, TickAll, useTicks } from '../ui/list/ticks.tsx'
import { StockMarks } from './StockMarks.tsx'

const PICTURE_AND_PRICE: Column<ManagedProduct>[] = [
  {
    head: m.selling_image(),
    kind: 'bare',
    className: 'product-row-picture',
    cell: ({ imagePath }) => <Picture imagePath={imagePath} alt="" sizes="4rem" />,
  },
  { head: m.ui_name(), kind: 'title', className: 'product-row-name', cell: (product) => <Name product={product} /> },
  { head: m.ui_price(), kind: 'bare', className: 'product-row-price', cell: (product) => <Price of={product} /> },
]

const STOCK: Column<ManagedProduct> = {
  head: m.ui_stock(),
  kind: 'bare',
  className: 'product-row-stock',
  cell: (product) => <StockMarks {...product} />,
}

const storeColumn = (addressOf: (vendorId: number) => string): Column<ManagedProduct> => ({
  head: m.ui_store(),
  kind: 'bare',
  className: 'product-row-store',
  cell: ({ vendorId, storeName }) => (
    <Link to={addressOf(vendorId)} title={m.selling_only_products_storename({ storeName })}>
      {storeName}
    </Link>
  ),
})

interface Props {
  rows: ManagedProduct[]
  editPath: string
  storeAddress?: ((vendorId: number) => string) | undefined
}

export function ProductTable({ rows, editPath, storeAddress }: Props) {
  const { isPending, post } = useAct()
  const ticks = useTicks(rows.map(({ id }) => id))
  const { chosen } = ticks
  const remove = async (ids: number[]) => {
    const form = new FormData()
    form.set('intent', 'delete')
    for (const id of ids) form.append('id', String(id))
    if (await confirmed(questionFor(ids), m.ui_delete())) await post(form)
  }
  const columns: Column<ManagedProduct>[] = [
    ...PICTURE_AND_PRICE,
    ...(storeAddress ? [storeColumn(storeAddress)] : []),
    STOCK,
    {
      head: m.ui_select(),
      isHeadUnseen: true,
      kind: 'bare',
      className: 'product-row-tick',
      cell: ({ id, name }) => <Tick ticks={ticks} id={id} words={m.selling_select_name({ name })} />,
    },
    {
      head: m.ui_actions(),
      kind: 'bare',
      className: 'product-row-actions',
      cell: ({ id, name }) => (
        <div className="list-table-actions">
          <Link className="button" data-kind="quiet" to={`${editPath}/${id}`} aria-label={m.ui_edit_name({ name })}>
            {m.ui_edit()}
          </Link>
          <ActButton
            data-kind="quiet"
            isOff={isPending}
            aria-label={m.ui_delete_name({ name })}
            onPress={() => void remove([id])}
          >
            {m.ui_delete()}
          </ActButton>
        </div>
      ),
    },
  ]
  return (
    <>
      <div className="product-table-chosen">
        <TickAll ticks={ticks} words={m.selling_select_all_page()} />
        <ActButton
          data-kind={chosen.length > 0 ? 'danger' : 'quiet'}
          isOff={chosen.length === 0 || isPending}
          onPress={() => void remove(chosen)}
        >
          {chosen.length > 0 ? m.selling_delete_count_selected({ count: chosen.length }) : m.selling_delete_selected()}
        </ActButton>
      </div>
      <DataTable
        className="list-table product-table"
        caption={m.ui_orders_products_text()}
        columns={columns}
        rows={rows}
        keyOf={({ id }) => id}
        isTicked={({ id }) => ticks.has(id)}
        isBusy={isPending}
      />
    </>
  )
}

/** For one, the words of spec §5. */
function questionFor({ length }: number[]): string {
  if (length === 1) return m.selling_sure_want_delete()
  return m.selling_sure_want_delete_these({ count: length })
}

/** A link where shoppers see it. */
function Name({ product }: { product: ManagedProduct }) {
  const { id, name, categoryName, isOnSale } = product
  return (
    <>
      {isOnSale ? <Link to={`/admin/product/${id}`}>{name}</Link> : <span>{name}</span>}
      <p className="muted">{categoryName}</p>
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
