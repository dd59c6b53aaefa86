import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { Order } from '#contract/orders'
import { MOST_AT_ONCE } from '#contract/values/limits'
import { LOCALE, m } from '#messages'
import { requireSession } from '../platform/guards.ts'
import type { PageHead } from '../platform/head.ts'
import { orderStatusWords } from '../ui/choice-words.ts'
import { Link } from '../ui/Link.tsx'
import { Notice } from '../ui/Notice.tsx'
import { inWords } from './complete-chosen.ts'
import { ORDERS } from './orders-query.ts'
import { PackingSlip } from './PackingSlip.tsx'
import { orderIfThere } from './read-order.ts'

interface SlipsOnScreen {
  orders: Order[]
  missing: string[]
}

export async function loader({ request }: LoaderFunctionArgs): Promise<SlipsOnScreen> {
  requireSession(request, ['Admin', 'Vendor'])
  const ids = (new URL(request.url).searchParams.get('ids') ?? '').split(',').filter(Boolean)
  const asked = [...new Set(ids)].slice(0, MOST_AT_ONCE)
  const found = await Promise.all(asked.map((id) => orderIfThere(id)))
  const orders = found.filter((order) => order !== 'missing')
  if (asked.length > 0 && orders.length === 0) throw data(null, { status: 404 })
  return { orders, missing: asked.filter((_, at) => found[at] === 'missing') }
}

export const handle = {
  head: (shown: SlipsOnScreen): PageHead => ({
    title: m.orders_packing_slips_count({ count: inWords(new Set(slipsOf(shown).map(({ order }) => order.id)).size) }),
    isPrivate: true,
  }),
}

/** One sheet each, of what is still to be sent. */
export function Component() {
  const shown = useLoaderData<SlipsOnScreen>()
  const slips = slipsOf(shown)
  const closed = shown.orders.filter(({ id }) => slips.every(({ order }) => order.id !== id))
  if (slips.length === 0)
    return (
      <Notice
        title={m.orders_no_slip_print()}
        text={m.orders_none_these_orders()}
        action={{ text: m.ui_orders(), to: ORDERS.address({}) }}
      />
    )
  return (
    <div className="slip-desk">
      <header className="slip-ways">
        <Link className="order-back" to={ORDERS.address({})}>
          {m.ui_orders()}
        </Link>
        <button className="button" type="button" onClick={() => print()}>
          {slips.length === 1 ? m.orders_print() : m.orders_print_slips({ count: slips.length })}
        </button>
      </header>
      <Closed orders={closed} missing={shown.missing} />
      {slips.map(({ order, parcel }) => (
        <PackingSlip key={parcel.id} order={order} parcel={parcel} />
      ))}
    </div>
  )
}

function slipsOf({ orders }: SlipsOnScreen): { order: Order; parcel: Order['parcels'][number] }[] {
  return orders.flatMap((order) =>
    order.parcels
      .filter(({ isPacker, status }) => status === 'Pending' && isPacker)
      .map((parcel) => ({ order, parcel })),
  )
}

/** Chosen, but without slips: said. */
function Closed({ orders, missing }: { orders: Order[]; missing: string[] }) {
  const closed = orders.map(({ id, status }) => `${id} (${orderStatusWords(status).toLowerCase()})`)
  return (
    <>
      {closed.length > 0 && (
        <p className="slip-closed">{m.orders_without_slip_nothing({ names: WORDS.format(closed) })}</p>
      )}
      {missing.length > 0 && (
        <p className="slip-closed">{m.orders_without_slip_missing({ names: WORDS.format(missing) })}</p>
      )}
    </>
  )
}

const WORDS = new Intl.ListFormat(LOCALE)
