import { type FormEvent, useState } from 'react'
import type { BookableCourier } from '#contract/couriers'
import type { WorkParcel } from '#contract/fulfilment'
import { m } from '#messages'
import { CarryForm } from '../couriers/CarryForm.tsx'
import { ConsignmentState } from '../couriers/ConsignmentState.tsx'
import { useAct } from '../platform/use-act.ts'
import { accountWords, isUnderWay } from './steps.ts'

interface Props {
  parcel: WorkParcel
  couriers: BookableCourier[]
  /** It waits to be handed over. */
  isToLeave: boolean
}

/** By which company a parcel goes: how its booking stands, or a look before it is booked. */
export function Carrying({ parcel: { id, consignment, mayGiveUp, mayBring }, couriers, isToLeave }: Props) {
  const { isPending, post } = useAct()
  const [chosen, setChosen] = useState<number | null>(null)
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isPending) void post(event.currentTarget)
  }
  const courier = couriers.find(({ accountId }) => accountId === chosen)
  const mayBook = isToLeave && mayBring.includes('handed_over') && !isUnderWay(consignment)
  return (
    <>
      {consignment && (
        <ConsignmentState
          consignment={consignment}
          mayGiveUp={mayGiveUp}
          isPending={isPending}
          onDrop={() => void post({ intent: 'decide-consignment', id: String(consignment.id) })}
          onBooked={send}
        />
      )}
      {mayBook && couriers.length > 0 && (
        <fieldset className="parcel-card-couriers">
          <legend>{m.couriers_send_with()}</legend>
          {couriers.map(({ accountId, ...account }) => (
            <button
              key={accountId}
              className="button"
              data-kind="quiet"
              type="button"
              aria-pressed={accountId === chosen}
              onClick={() => setChosen(accountId === chosen ? null : accountId)}
            >
              {accountWords(account)}
            </button>
          ))}
        </fieldset>
      )}
      {mayBook && courier && (
        <CarryForm
          key={courier.accountId}
          parcelId={id}
          courier={courier}
          words={accountWords(courier)}
          onSubmit={send}
        />
      )}
    </>
  )
}
