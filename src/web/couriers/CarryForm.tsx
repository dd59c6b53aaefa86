import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import type { BookableCourier, BookingPreview, CourierArea } from '#contract/couriers'
import { COMPANY_NAMES } from '#contract/values/couriers'
import { formatTaka } from '#contract/values/money'
import { m } from '#messages'
import { call } from '../platform/call.ts'
import { logOnly } from '../platform/log.ts'
import { SelectField } from '../ui/form/SelectField.tsx'
import { TextField } from '../ui/form/TextField.tsx'

interface Props {
  parcelId: number
  courier: BookableCourier
  /** Which of the accounts. */
  words: string
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

/** What a company would be asked to carry, for a look and a change before it is. */
export function CarryForm({ parcelId, courier: { accountId, company }, words, onSubmit }: Props) {
  const title = useId()
  const look = useLook(parcelId, accountId)
  const name = COMPANY_NAMES[company]
  if (look === null) return <p role="status">{m.couriers_looking({ courier: name })}</p>
  if (look === 'unanswered') return <p role="status">{m.couriers_no_look()}</p>
  const { problems, cash, price, phone } = look
  return (
    <form className="carry-form" method="post" aria-labelledby={title} onSubmit={onSubmit}>
      <p id={title}>{m.couriers_carries({ courier: words })}</p>
      <input type="hidden" name="intent" value="carry" />
      <input type="hidden" name="accountId" value={accountId} />
      <input type="hidden" name="id" value={parcelId} />
      <TextField
        label={m.ui_name()}
        name="name"
        defaultValue={look.name}
        autoComplete="off"
        required
        problem={problems['name']}
      />
      <TextField
        label={m.ui_address()}
        name="address"
        defaultValue={look.address}
        autoComplete="off"
        required
        problem={problems['address']}
      />
      {look.needsPlace && <AreaField look={look} courier={{ accountId, company }} />}
      <p>
        {m.ui_phone()}: {phone}
        {problems['phone'] && <strong className="carry-form-problem"> {problems['phone']}</strong>}
      </p>
      <p>
        {m.fulfilment_to_collect({ total: formatTaka(cash) })}
        {price !== null && ` · ${m.couriers_charge({ price: formatTaka(price) })}`}
      </p>
      <button className="button" type="submit">
        {m.couriers_book({ courier: name })}
      </button>
    </form>
  )
}

/** Null while it is asked for. */
function useLook(parcelId: number, accountId: number): BookingPreview | 'unanswered' | null {
  const [look, setLook] = useState<BookingPreview | 'unanswered' | null>(null)
  useEffect(() => {
    let isGone = false
    const asked = call('GET /api/parcels/:id/consignment', {
      params: { id: String(parcelId) },
      query: { accountId: String(accountId) },
    })
    asked
      .then((answer) => !isGone && setLook(answer))
      .catch((error: unknown) => {
        logOnly('The consignment could not be looked at.', error)
        if (!isGone) setLook('unanswered')
      })
    return () => {
      isGone = true
    }
  }, [parcelId, accountId])
  return look
}

/** A place of the company’s list: the one the address names, those it may mean, or one that is looked for. */
function AreaField({
  look,
  courier,
}: {
  look: BookingPreview
  courier: Pick<BookableCourier, 'accountId' | 'company'>
}) {
  const [found, setFound] = useState(look.places)
  const [chosen, setChosen] = useState(look.place)
  const last = useRef('')
  const find = async (search: string) => {
    last.current = search
    if (search.trim().length < 2) return
    const answer = await call('GET /api/couriers/:company/places', {
      params: { company: courier.company },
      query: { accountId: String(courier.accountId), search },
    }).catch(() => null)
    // A slow answer to what was typed before is none.
    if (answer && last.current === search) setFound(answer.places)
  }
  // What is chosen stays, whatever is looked for.
  const places: CourierArea[] = [...(chosen ? [chosen] : []), ...found.filter(({ key }) => key !== chosen?.key)]
  const options = Object.fromEntries(places.map(({ key, names }) => [key, names.join(' › ')]))
  return (
    <>
      <SelectField
        label={m.couriers_place()}
        name="place"
        options={chosen ? options : { '': m.couriers_choose(), ...options }}
        value={chosen?.key ?? ''}
        onChange={({ target }) => setChosen(places.find(({ key }) => key === target.value) ?? null)}
        required
        problem={look.place ? undefined : look.problems['place']}
      />
      <TextField
        label={m.couriers_find_place()}
        name="find"
        type="search"
        autoComplete="off"
        onChange={({ target }) => void find(target.value)}
        // Looking is not booking.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
    </>
  )
}
