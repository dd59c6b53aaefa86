import { type FormEvent, useId } from 'react'
import type { Consignment } from '#contract/couriers'
import { courierStatusText } from '#contract/values/courier-status-text'
import { COMPANY_NAMES, type ConsignmentState as State } from '#contract/values/couriers'
import { LONGEST_TRACKING_NUMBER } from '#contract/values/limits'
import { m } from '#messages'
import { ActButton } from '../ui/acts/ActButton.tsx'
import { TextField } from '../ui/form/TextField.tsx'

const STATE_WORDS: Partial<Record<State, (courier: string) => string>> = {
  waiting: (courier) => m.couriers_is_waiting({ courier }),
  asked: (courier) => m.couriers_is_asked({ courier }),
  parked: (courier) => m.couriers_is_parked({ courier }),
  refused: (courier) => m.couriers_is_refused({ courier }),
}

interface Props {
  consignment: Consignment
  mayGiveUp: boolean
  isPending: boolean
  onDrop: () => void
  onBooked: (event: FormEvent<HTMLFormElement>) => void
}

/** How the booking of a parcel stands, and what is to be decided about it. */
export function ConsignmentState({ consignment, mayGiveUp, isPending, onDrop, onBooked }: Props) {
  const { company, state, problem, said, id } = consignment
  const title = useId()
  const courier = COMPANY_NAMES[company]
  const words = STATE_WORDS[state]?.(courier)
  if (!words && !problem && !said) return null
  return (
    <div className="consignment" data-tone={problem ? 'amber' : undefined}>
      {words && <p>{words}</p>}
      {!words && said && <p>{m.couriers_last_word({ courier, said: courierStatusText(consignment) })}</p>}
      {problem && <p className="consignment-problem">{problem}</p>}
      {state === 'parked' && (
        <form className="pieces-form" method="post" aria-labelledby={title} onSubmit={onBooked}>
          <p id={title}>{m.couriers_it_was_booked()}</p>
          <input type="hidden" name="intent" value="decide-consignment" />
          <input type="hidden" name="id" value={id} />
          <TextField
            label={m.couriers_its_number({ courier })}
            name="number"
            maxLength={LONGEST_TRACKING_NUMBER}
            autoComplete="off"
            required
          />
          <button className="button" data-kind="quiet" type="submit">
            {m.couriers_it_was_booked_send()}
          </button>
        </form>
      )}
      {mayGiveUp && state !== 'refused' && (
        <ActButton data-kind="quiet" isOff={isPending} onPress={onDrop}>
          {state === 'booked' ? m.couriers_is_called_off({ courier }) : m.couriers_give_up({ courier })}
        </ActButton>
      )}
    </div>
  )
}
