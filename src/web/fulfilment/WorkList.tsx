import { useState } from 'react'
import type { BookableCourier } from '#contract/couriers'
import type { WorkListName, WorkParcel } from '#contract/fulfilment'
import { m } from '#messages'
import { useAct } from '../platform/use-act.ts'
import { ActButton } from '../ui/acts/ActButton.tsx'
import { confirmed } from '../ui/dialogs.tsx'
import { Link } from '../ui/Link.tsx'
import { TickAll, useTicks } from '../ui/list/ticks.tsx'
import type { Done } from './act-on-parcels.ts'
import { ParcelCard } from './ParcelCard.tsx'
import { accountWords, deedWords, mayGoTo, NEXT, type NextStage, nextOf } from './steps.ts'
import { useBookingNews } from './use-booking-news.ts'

interface Props {
  rows: WorkParcel[]
  list: WorkListName
  couriers: BookableCourier[]
  /** An admin’s, who reads whose parcel each is. */
  isOfShop: boolean
}

/** Parcels to do the same thing with, one by one or many at once. */
export function WorkList({ rows, list, couriers, isOfShop }: Props) {
  const next = NEXT[list]
  const { isPending, post, data } = useAct<Done>()
  const open = rows.filter(mayGoTo(next))
  const ticks = useTicks(open.map(({ id }) => id))
  useBookingNews(rows)
  return (
    <>
      {next && open.length > 0 && (
        <Chosen ticks={ticks} rows={rows} next={next} couriers={couriers} isPending={isPending} post={post} />
      )}
      {/* There before its words are: what comes with its words is not heard. */}
      <div role="status">{!isPending && data && <Refused done={data} />}</div>
      <ul className="parcels-list">
        {rows.map((parcel) => (
          <ParcelCard
            key={parcel.id}
            parcel={parcel}
            ticks={next && ticks}
            next={nextOf(parcel, list)}
            couriers={couriers}
            isOfShop={isOfShop}
          />
        ))}
      </ul>
    </>
  )
}

interface ChosenProps
  extends Pick<Props, 'rows' | 'couriers'>,
    Pick<ReturnType<typeof useAct<Done>>, 'isPending' | 'post'> {
  ticks: ReturnType<typeof useTicks>
  next: NextStage
}

/** What is done with the ticked ones: printed, or brought to their next stage. */
function Chosen({ ticks, rows, next, couriers, isPending, post }: ChosenProps) {
  const { chosen } = ticks
  const [courier, setCourier] = useState('')
  const orders = rows.filter(({ id }) => chosen.includes(id)).map(({ orderId }) => orderId)
  const bring = async () => {
    const form = new FormData()
    const isCarried = next === 'handed_over' && courier !== ''
    form.set('intent', isCarried ? 'carry' : 'bring-several')
    form.set(isCarried ? 'accountId' : 'stage', isCarried ? courier : next)
    for (const id of chosen) form.append('id', String(id))
    if (next !== 'delivered' || (await confirmed(m.fulfilment_were_delivered(), deedWords(next, chosen.length), false)))
      await post(form)
  }
  return (
    <div className="list-chosen">
      <TickAll ticks={ticks} words={m.fulfilment_select_all()} />
      {chosen.length > 0 && (
        <>
          <Link className="button" data-kind="quiet" to={`/dashboard/orders/slips?ids=${[...new Set(orders)].join()}`}>
            {m.orders_print_slips({ count: chosen.length })}
          </Link>
          <Link className="button" data-kind="quiet" to={`/dashboard/parcels/labels?ids=${chosen.join()}`}>
            {m.labels_print({ count: chosen.length })}
          </Link>
        </>
      )}
      {next === 'handed_over' && couriers.length > 0 && (
        <CourierSelect couriers={couriers} value={courier} onChoose={setCourier} />
      )}
      <ActButton isOff={chosen.length === 0 || isPending} onPress={() => void bring()}>
        {deedWords(next, chosen.length)}
      </ActButton>
    </div>
  )
}

/** Who is to carry what is ticked. */
function CourierSelect({
  couriers,
  value,
  onChoose,
}: {
  couriers: BookableCourier[]
  value: string
  onChoose: (id: string) => void
}) {
  return (
    <label className="parcels-courier">
      {m.couriers_carried_by()}{' '}
      <select className="input" value={value} onChange={({ target }) => onChoose(target.value)}>
        <option value="">{m.fulfilment_own_rider()}</option>
        {couriers.map(({ accountId, ...account }) => (
          <option key={accountId} value={accountId}>
            {accountWords(account)}
          </option>
        ))}
      </select>
    </label>
  )
}

function Refused({ done: { refused } }: { done: NonNullable<Done> }) {
  if (refused.length === 0) return null
  return (
    <ul className="parcels-refused">
      {refused.map(({ parcelId, message }) => (
        <li key={parcelId}>
          {m.ui_parcel_number({ parcelId })}: {message}
        </li>
      ))}
    </ul>
  )
}
