import type { Expected, TrackedOrder } from '#contract/fulfilment/tracking'
import type { Order } from '#contract/orders'
import { m } from '#messages'
import { dayOfWeek } from '../platform/day-words.ts'
import { Moment } from '../ui/Moment.tsx'
import { courierWords, STAGE_WORDS } from '../ui/stage-words.ts'

interface Props {
  /** With or without what is in it. */
  parcel: TrackedOrder['parcels'][number] | Order['parcels'][number]
  placedAt: string
  expected: Expected
}

/**
 * A parcel’s timeline: each stage that it came to, the last one where it is now, and when it is to arrive; nothing where its status says as
 * much.
 */
export function ParcelTimeline({ parcel, placedAt, expected }: Props) {
  const { moves, courier, trackingNumber, status } = parcel
  const hasWay = moves.length > 0 && !isToldByStatus(moves)
  if (!hasWay && !expected) return null
  return (
    <div className="parcel-timeline">
      {hasWay && <Stops parcel={parcel} placedAt={placedAt} />}
      {expected && <p className="parcel-timeline-expected">{expectedWords(expected)}</p>}
      {courier && status === 'Pending' && (
        <p className="parcel-timeline-courier">
          {m.orders_carried_by({ courier: courierWords(courier) })}
          {trackingNumber && ` · ${m.orders_tracking_number({ trackingNumber })}`}
        </p>
      )}
      {'items' in parcel && parcel.stage === 'partly_delivered' && <KeptWords parcel={parcel} />}
    </div>
  )
}

function Stops({ parcel: { storeName, moves }, placedAt }: Omit<Props, 'expected'>) {
  const stops = [{ stage: 'placed' as const, at: placedAt, isCorrection: false }, ...moves]
  return (
    <ol aria-label={m.orders_way_of_parcel({ storeName })}>
      {stops.map(({ stage, at, isCorrection }, place) => (
        <li key={`${stage} ${at}`} aria-current={place === stops.length - 1 ? 'step' : undefined}>
          <span className="parcel-timeline-stage">
            {isCorrection ? m.orders_corrected({ stage: STAGE_WORDS[stage] }) : STAGE_WORDS[stage]}
          </span>
          <Moment iso={at} />
        </li>
      ))}
    </ol>
  )
}

/** Until its store has confirmed it, from which day on the days are counted, too. */
function expectedWords({ day, isLate, confirmBy }: NonNullable<Expected>): string {
  const words = dayOfWeek(day)
  if (isLate) return m.orders_expected_late({ day: words })
  return confirmBy
    ? m.orders_expected_once_confirmed({ day: words, confirmBy: dayOfWeek(confirmBy) })
    : m.orders_expected_by({ day: words })
}

/** Delivered or cancelled straight away, as stores do that never open the work list: the status says all of it. */
function isToldByStatus([first, ...more]: Order['parcels'][number]['moves']): boolean {
  return more.length === 0 && (first?.stage === 'delivered' || first?.stage === 'cancelled')
}

function KeptWords({ parcel: { items } }: { parcel: Order['parcels'][number] }) {
  const kept = items.flatMap(({ productName, size, outcomes }) =>
    outcomes
      .filter(({ outcome }) => outcome === 'kept')
      .map(({ quantity }) => m.orders_kept_pieces({ quantity, productName, size })),
  )
  return kept.length > 0 && <p className="parcel-timeline-courier">{m.orders_kept({ pieces: kept.join(', ') })}</p>
}
