import type { ManagedProduct } from '#contract/selling'
import { m } from '#messages'
import { useAct } from '../platform/use-act.ts'
import { ActButton } from '../ui/ActButton.tsx'
import { confirmed } from '../ui/dialogs.tsx'
import { TableHead } from '../ui/list/TableHead.tsx'
import { TickAll } from '../ui/list/Tick.tsx'
import { useTicks } from '../ui/list/use-ticks.ts'
import { ProductRow } from './ProductRow.tsx'

export function ProductTable({
  rows,
  editPath,
  storeAddress,
}: {
  rows: ManagedProduct[]
  editPath: string
  storeAddress?: ((vendorId: number) => string) | undefined
}) {
  const { isPending, post } = useAct()
  const ticks = useTicks(rows.map(({ id }) => id))
  const { chosen } = ticks
  const remove = async (ids: number[]) => {
    const form = new FormData()
    for (const id of ids) form.append('id', String(id))
    if (await confirmed(questionFor(ids), m.ui_delete())) await post(form)
  }
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
      <table className="list-table product-table" aria-busy={isPending}>
        <caption className="unseen">{m.ui_orders_products_text()}</caption>
        <TableHead
          columns={[
            m.selling_image(),
            m.ui_name(),
            m.ui_price(),
            storeAddress !== undefined && m.ui_store(),
            m.ui_stock(),
            { name: m.ui_select(), isUnseen: true },
            m.ui_actions(),
          ]}
        />
        <tbody>
          {rows.map((product) => (
            <ProductRow
              key={product.id}
              product={product}
              ticks={ticks}
              isBusy={isPending}
              editAddress={`${editPath}/${product.id}`}
              storeAddress={storeAddress}
              onDelete={() => void remove([product.id])}
            />
          ))}
        </tbody>
      </table>
    </>
  )
}

/** For one, the words of spec §5. */
function questionFor({ length }: number[]): string {
  if (length === 1) return m.selling_sure_want_delete()
  return m.selling_sure_want_delete_these({ count: length })
}
