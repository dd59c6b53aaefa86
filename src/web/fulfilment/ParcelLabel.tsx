import type { Label } from '#contract/fulfilment'
import { formatTaka, sumOfTaka } from '#contract/values/money'
import { m } from '#messages'
import { phonesOf } from '../ui/Phone.tsx'
import { courierWords } from '../ui/stage-words.ts'

/** What is stuck on a parcel: for the hands of a rider, and the eye of a scanner. */
export function ParcelLabel({ label }: { label: Label }) {
  const { parcelId, orderId, storeName, courier, number, bars, square, to, toCollect, rounding, pieces, notes } = label
  return (
    <article className="parcel-label" aria-label={m.labels_of_parcel({ parcelId })}>
      <header>
        <strong>{courier ? courierWords(courier) : m.ui_parcel_number({ parcelId })}</strong>
        <span>
          {m.ui_order_number({ orderId })} · {m.labels_pieces({ count: pieces, shown: pieces })}
        </span>
      </header>
      <figure className="parcel-label-bars">
        <Bars bars={bars} />
        <figcaption>{number}</figcaption>
      </figure>
      <div className="parcel-label-to">
        <p className="parcel-label-name">{to.name}</p>
        <p className="parcel-label-phone">{phonesOf(to).join(', ')}</p>
        <p>{[to.address, to.city].filter(Boolean).join(', ')}</p>
        {notes && <p className="parcel-label-notes">{m.fulfilment_note({ notes })}</p>}
      </div>
      <footer>
        <Square rows={square} />
        <div>
          <p>{m.labels_collect()}</p>
          <p className="parcel-label-cash">{formatTaka(toCollect)}</p>
          {rounding < 0 && <p>{m.labels_rounded({ sum: formatTaka(sumOfTaka([toCollect, -rounding])) })}</p>}
          <p>{m.ui_from_storename({ storeName })}</p>
        </div>
      </footer>
    </article>
  )
}

const QUIET_MODULES = 10

/** Bars and spaces in turn, with room at both ends. */
function Bars({ bars }: { bars: number[] }) {
  const starts = bars.map((_, at) => bars.slice(0, at).reduce((sum, width) => sum + width, QUIET_MODULES))
  const path = bars.map((width, at) => (at % 2 === 0 ? `M${starts[at]} 0h${width}v1h-${width}z` : '')).join('')
  const all = bars.reduce((sum, width) => sum + width, 2 * QUIET_MODULES)
  return (
    <svg viewBox={`0 0 ${all} 1`} preserveAspectRatio="none" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}

const QUIET_SQUARE = 4

function Square({ rows }: { rows: string[] }) {
  const path = rows
    .map((row, y) => [...row].map((dot, x) => (dot === '1' ? `M${x} ${y}h1v1h-1z` : '')).join(''))
    .join('')
  const side = rows.length + 2 * QUIET_SQUARE
  return (
    <svg
      className="parcel-label-square"
      viewBox={`-${QUIET_SQUARE} -${QUIET_SQUARE} ${side} ${side}`}
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  )
}
