import type { OrderRow } from '#contract/orders'
import { m } from '#messages'
import { useAct } from '../platform/use-act.ts'
import { ActButton } from '../ui/acts/ActButton.tsx'
import { confirmed } from '../ui/dialogs.tsx'
import { Link } from '../ui/Link.tsx'
import { TickAll, useTicks } from '../ui/list/ticks.tsx'
import { type Done, inWords } from './complete-chosen.ts'
import { OrdersTable } from './OrdersTable.tsx'

/** Open orders can be ticked and completed. */
export function OrderDesk({ rows }: { rows: OrderRow[] }) {
  const { isPending, post, data } = useAct<Done>()
  const open = rows.filter(({ status }) => status === 'Pending').map(({ id }) => id)
  const ticks = useTicks(open)
  const { chosen } = ticks
  const isOff = chosen.length === 0 || isPending
  const complete = async () => {
    const form = new FormData()
    form.set('intent', 'complete')
    for (const id of chosen) form.append('id', String(id))
    if (await confirmed(questionFor(chosen), m.orders_yes_complete_them(), false)) await post(form)
  }
  return (
    <>
      {open.length > 0 && (
        <div className="list-chosen">
          <TickAll ticks={ticks} words={m.orders_select_all_open()} />
          {chosen.length > 0 && (
            <Link className="button" data-kind="quiet" to={`/dashboard/orders/slips?ids=${chosen.join()}`}>
              {m.orders_print_slips({ count: chosen.length })}
            </Link>
          )}
          <ActButton isOff={isOff} onPress={() => void complete()}>
            {chosen.length > 0 ? m.orders_complete_count({ count: chosen.length }) : m.orders_complete_selected()}
          </ActButton>
        </div>
      )}
      {/* There before its words are: what comes with its words is not heard. */}
      <div role="status">{!isPending && data && <Report done={data} />}</div>
      <OrdersTable rows={rows} ticks={ticks} />
    </>
  )
}

/** Only what did not move; a toast has said the rest. */
function Report({ done: { completed, refused } }: { done: NonNullable<Done> }) {
  if (refused.length === 0) return null
  return (
    <div className="orders-report">
      <p>
        <strong>{m.orders_completed_but({ orders: inWords(completed.length), refused: refused.length })}</strong>
      </p>
      <ul>
        {refused.map(({ orderId, message }) => (
          <li key={orderId}>
            <Link to={`/dashboard/orders/${orderId}`}>{m.ui_order_number({ orderId })}</Link>: {message}
          </li>
        ))}
      </ul>
    </div>
  )
}

function questionFor(ids: number[]): string {
  const [id = 0] = ids
  return ids.length === 1 ? m.orders_was_order_delivered({ id }) : m.orders_were_delivered({ count: ids.length })
}
