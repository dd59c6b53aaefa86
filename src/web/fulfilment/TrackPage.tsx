import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useLoaderData, useParams } from 'react-router'
import type { TrackedOrder } from '#contract/fulfilment/tracking'
import { plainDigits } from '#contract/values/digits'
import { formatTaka } from '#contract/values/money'
import { m } from '#messages'
import { ParcelTimeline } from '../orders/ParcelTimeline.tsx'
import { roundedWords } from '../orders/rounded-words.ts'
import { isOpen, movesIn, useOrderNews } from '../orders/use-order-news.ts'
import { call } from '../platform/call.ts'
import type { PageHead } from '../platform/head.ts'
import { type Refused, refusedBy, refuseEmpty, typedIn } from '../ui/form/refused.ts'
import { STAGE_WORDS } from '../ui/stage-words.ts'
import { FindOrder } from './FindOrder.tsx'
import '../shell/ordering-styles.ts'

/** Null: no code yet. */
export async function loader({ params: { code } }: LoaderFunctionArgs): Promise<TrackedOrder | null> {
  return code === undefined ? null : await call('GET /api/track/:code', { params: { code } })
}

/** Number and phone lead to the page of the order’s code. */
export async function action({ request }: ActionFunctionArgs): Promise<Refused | Response> {
  const form = await request.formData()
  const [typed, phone] = [typedIn(form, 'orderNumber'), typedIn(form, 'phone')]
  const orderNumber = plainDigits(typed).replace(/\D/g, '')
  const refused = refuseEmpty({ orderNumber, phone })
  if (refused) return refused
  try {
    const { code } = await call('POST /api/track', { body: { orderNumber: Number(orderNumber), phone } })
    return redirect(`/track/${code}`)
  } catch (error) {
    return refusedBy(error, m.fulfilment_not_found())
  }
}

export const handle = {
  head: (order: TrackedOrder | null): PageHead => ({
    title: order ? m.ui_order_number({ orderId: order.orderId }) : m.fulfilment_find_order(),
    isPrivate: true,
  }),
}

export function Component() {
  const order = useLoaderData<TrackedOrder | null>()
  return order ? <Tracked order={order} /> : <FindOrder />
}

/** Where an order is, for whoever has its code. */
function Tracked({ order: { orderId, placedAt, parcels } }: { order: TrackedOrder }) {
  const { code = null } = useParams()
  useOrderNews({ code: isOpen(parcels) ? code : null, moves: movesIn(parcels) })
  return (
    <article className="track">
      <h1>{m.ui_order_number({ orderId })}</h1>
      {parcels.map((parcel) => (
        <section className="panel track-parcel" key={parcel.id} aria-label={parcel.storeName}>
          <h2>{m.ui_from_storename({ storeName: parcel.storeName })}</h2>
          <p className="track-stage" role="status">
            {STAGE_WORDS[parcel.stage]}
          </p>
          {parcel.status === 'Pending' && (
            <p>
              {m.orders_due({ total: () => <strong key="total">{formatTaka(parcel.toCollect)}</strong> })}
              {roundedWords(parcel.toCollect, parcel.rounding)}
            </p>
          )}
          <ParcelTimeline parcel={parcel} placedAt={placedAt} expected={parcel.expected} />
        </section>
      ))}
    </article>
  )
}
