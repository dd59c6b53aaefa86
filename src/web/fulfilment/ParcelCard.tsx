import type { BookableCourier } from '#contract/couriers'
import type { WorkParcel } from '#contract/fulfilment'
import type { DeadlineKind } from '#contract/values/deadlines'
import { formatTaka } from '#contract/values/money'
import type { Stage } from '#contract/values/stages'
import { m } from '#messages'
import { roundedWords } from '../orders/rounded-words.ts'
import { dayOfMoment } from '../platform/day-words.ts'
import { Link } from '../ui/Link.tsx'
import { Tick, type Ticks } from '../ui/list/ticks.tsx'
import { Moment } from '../ui/Moment.tsx'
import { Phones, phonesOf } from '../ui/Phone.tsx'
import { courierWords, STAGE_WORDS } from '../ui/stage-words.ts'
import { Carrying } from './Carrying.tsx'
import { ParcelMoves } from './ParcelMoves.tsx'
import { mayGoTo, type NextStage } from './steps.ts'

interface Props {
  parcel: WorkParcel
  ticks: Ticks | undefined
  next: NextStage | undefined
  couriers: BookableCourier[]
  isOfShop: boolean
}

/** Its label is stuck on while it is packed, or once its courier has given it a number. */
const LABELLED: readonly Stage[] = ['confirmed', 'packed', 'handed_over']

/** What is in a parcel, where it goes, what it collects, and what may be done with it now. */
export function ParcelCard({ parcel, ticks, next, couriers, isOfShop }: Props) {
  const { id, orderId, storeName, stage, courier, trackingNumber, placedAt } = parcel
  return (
    <li className="parcel-card" data-ticked={ticks?.has(id) || undefined}>
      <header>
        {ticks && mayGoTo(next)(parcel) && (
          <Tick ticks={ticks} id={id} words={m.fulfilment_select_parcel({ parcelId: id })} />
        )}
        <h2>
          <Link to={`/dashboard/orders/${orderId}`}>{m.ui_order_number({ orderId })}</Link>
        </h2>
        <span className="badge">{STAGE_WORDS[stage]}</span>
        <Money parcel={parcel} />
      </header>
      <p className="parcel-card-facts">
        {isOfShop && `${storeName} · `}
        <Moment iso={placedAt} />
        {courier && ` · ${courierWords(courier)}`}
        {trackingNumber && ` · ${m.orders_tracking_number({ trackingNumber })}`}
      </p>
      {parcel.awaitsConfirmation && <p className="parcel-card-awaits">{m.fulfilment_awaits_confirmation()}</p>}
      <Due parcel={parcel} />
      <Address parcel={parcel} />
      <ul className="parcel-card-lines">
        {parcel.items.map((line) => (
          <li key={line.id}>
            {line.quantity} × {line.productName}, {m.ui_size_of({ size: line.size })}
          </li>
        ))}
      </ul>
      {LABELLED.includes(stage) && parcel.isPacker && (
        <Link className="parcel-card-label" to={`/dashboard/parcels/labels?ids=${id}`}>
          {m.labels_print({ count: 1 })}
        </Link>
      )}
      <Carrying parcel={parcel} couriers={couriers} isToLeave={next === 'handed_over'} />
      <ParcelMoves parcel={parcel} next={next} isOfShop={isOfShop} />
    </li>
  )
}

const DUE_WORDS: Record<DeadlineKind, (day: string) => string> = {
  confirm: (day) => m.fulfilment_confirm_by({ day }),
  hand_over: (day) => m.fulfilment_hand_over_by({ day }),
  delivery: (day) => m.fulfilment_deliver_by({ day }),
}
const LATE_WORDS: Record<DeadlineKind, (day: string) => string> = {
  confirm: (day) => m.fulfilment_late_confirm({ day }),
  hand_over: (day) => m.fulfilment_late_hand_over({ day }),
  delivery: (day) => m.fulfilment_late_delivery({ day }),
}

/** When its next deadline ends; whether it is late, the shop says. */
function Due({ parcel: { dueFor, dueAt, isLate } }: { parcel: WorkParcel }) {
  if (!dueFor || !dueAt) return null
  const words = isLate ? LATE_WORDS : DUE_WORDS
  return (
    <p className="parcel-card-due" data-late={isLate || undefined}>
      <time dateTime={dueAt}>{words[dueFor](dayOfMoment(dueAt))}</time>
    </p>
  )
}

/** Of one that nobody pays for any more: nothing. */
function Money({ parcel: { status, collected, toCollect } }: { parcel: WorkParcel }) {
  const isUnpaid = collected === null
  if (isUnpaid && status === 'Cancelled') return null
  return (
    <strong className="parcel-card-money">
      {isUnpaid
        ? m.fulfilment_to_collect({ total: formatTaka(toCollect.total) }) +
          roundedWords(toCollect.total, toCollect.rounding)
        : m.fulfilment_collected({ total: formatTaka(collected) })}
    </strong>
  )
}

function Address({ parcel: { customer, notes } }: { parcel: WorkParcel }) {
  const { name, address, city } = customer
  return (
    <address className="parcel-card-address">
      {name}, <Phones kept={phonesOf(customer)} />
      <br />
      {address}, {city}
      {notes && (
        <>
          <br />
          <em>{m.fulfilment_note({ notes })}</em>
        </>
      )}
    </address>
  )
}
