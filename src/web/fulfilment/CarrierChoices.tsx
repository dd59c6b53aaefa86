import type { WorkCounts } from '#contract/fulfilment'
import { CARRIERS } from '#contract/values/stages'
import { m } from '#messages'
import { courierWords } from '../orders/stage-words.ts'
import { Link } from '../ui/Link.tsx'
import { addressOf, type ListQuery } from './list-query.ts'

/** Parcels by who carries them; of those on their way, how many each has and how many of these are late. */
export function CarrierChoices({ asked, counts }: { asked: ListQuery; counts: WorkCounts }) {
  const all = { ...asked, cursor: undefined, courier: undefined }
  return (
    <nav className="list-choices" aria-label={m.couriers_carried_by()}>
      <Link to={addressOf(all)} aria-current={asked.courier === undefined ? 'true' : undefined}>
        {m.ui_all()}
      </Link>
      {CARRIERS.map((courier) => (
        <Link
          key={courier}
          to={addressOf({ ...all, courier })}
          aria-current={asked.courier === courier ? 'true' : undefined}
        >
          {courierWords(courier)}{' '}
          <Carried asked={asked} of={counts.onTheWay.find((each) => each.courier === courier)} />
        </Link>
      ))}
    </nav>
  )
}

function Carried({ asked: { list }, of }: { asked: ListQuery; of: WorkCounts['onTheWay'][number] | undefined }) {
  if (list !== 'on_the_way' || !of) return null
  return (
    <>
      <span className="parcels-count">{of.parcels}</span>
      {of.late > 0 && <span className="parcels-late">{m.fulfilment_late_count({ late: of.late })}</span>}
    </>
  )
}
