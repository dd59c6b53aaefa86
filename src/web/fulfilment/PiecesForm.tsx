import { type FormEvent, useId } from 'react'
import type { WorkParcel } from '#contract/fulfilment'
import { m } from '#messages'

/** What is said of the pieces: kept at the door, also as a courier asks, kept of what was collected, back and fit to sell. */
export const PART = 'partly_delivered'
export const ASKED_PART = 'asked_part'
export const KEPT = 'kept'
export const FIT = 'fit'

const WORDS = {
  [PART]: { title: m.fulfilment_part_title(), send: m.ui_delivered_in_part() },
  [ASKED_PART]: { title: m.fulfilment_kept_title(), send: m.ui_delivered_in_part() },
  [KEPT]: { title: m.fulfilment_kept_title(), send: m.fulfilment_kept_send() },
  [FIT]: { title: m.fulfilment_fit_title(), send: m.fulfilment_fit_send() },
} as const

const INTENTS = {
  [PART]: 'bring',
  [ASKED_PART]: 'bring',
  [KEPT]: 'keep',
  [FIT]: 'receive',
}

interface Props {
  parcel: WorkParcel
  of: keyof typeof WORDS
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

/** A number for each line of a parcel; of what came back all are fit until somebody says otherwise. */
export function PiecesForm({ parcel, of, onSubmit }: Props) {
  const title = useId()
  const lines = parcel.items.map((line) => ({ ...line, most: of === FIT ? refusedOf(line) : line.quantity }))
  const proposed = new Map(parcel.proposedKept?.map(({ lineId, quantity }) => [lineId, quantity]))
  return (
    <form className="pieces-form" method="post" aria-labelledby={title} onSubmit={onSubmit}>
      <p id={title}>{WORDS[of].title}</p>
      {of === KEPT && parcel.proposedKept && <p>{m.fulfilment_kept_proposed()}</p>}
      <input type="hidden" name="id" value={parcel.id} />
      <input type="hidden" name="intent" value={INTENTS[of]} />
      <input type="hidden" name="stage" value={PART} />
      {lines
        .filter(({ most }) => most > 0)
        .map(({ id, productName, size, most }) => (
          <label key={id}>
            <span>
              {productName}, {m.ui_size_of({ size })}
            </span>
            <input
              type="number"
              name={`line ${id}`}
              inputMode="numeric"
              min={0}
              max={most}
              required
              defaultValue={of === FIT ? most : of === KEPT ? (proposed.get(id) ?? 0) : 0}
            />
            <span>{m.fulfilment_of_pieces({ most })}</span>
          </label>
        ))}
      <button className="button" data-kind="quiet" type="submit">
        {WORDS[of].send}
      </button>
    </form>
  )
}

function refusedOf({ outcomes }: WorkParcel['items'][number]): number {
  return outcomes.find(({ outcome }) => outcome === 'refused')?.quantity ?? 0
}
