import type { BookableCourier } from '#contract/couriers'
import type { WorkCounts } from '#contract/fulfilment'
import { COMPANIES, COMPANY_NAMES } from '#contract/values/couriers'
import { OWN_RIDER } from '#contract/values/stages'
import { m } from '#messages'
import { Choices } from '../ui/list/ListPage.tsx'
import { type AskedParcels, PARCELS } from './parcels-query.ts'

interface Props {
  asked: AskedParcels
  counts: WorkCounts
  couriers: BookableCourier[]
}

/** Parcels by who carries them, where companies do; of those on their way, how many each has and how many of these are late. */
export function CourierChoices({ asked, counts, couriers }: Props) {
  const inUse = [
    asked.courier,
    ...couriers.map(({ company }) => company),
    ...counts.onTheWay.map((each) => each.courier),
  ]
  const companies = COMPANIES.filter((company) => inUse.includes(company))
  if (companies.length === 0) return null
  return (
    <Choices
      label={m.couriers_carried_by()}
      values={[undefined, OWN_RIDER, ...companies]}
      wordsOf={(courier) => (
        <>
          {courier === OWN_RIDER ? m.fulfilment_own_riders() : COMPANY_NAMES[courier]}
          {asked.list === 'on_the_way' && <Carried of={counts.onTheWay.find((each) => each.courier === courier)} />}
        </>
      )}
      chosen={asked.courier}
      to={(courier) => PARCELS.address({ ...asked, courier, cursor: undefined })}
    />
  )
}

function Carried({ of }: { of: WorkCounts['onTheWay'][number] | undefined }) {
  if (!of) return null
  return (
    <>
      {' '}
      <span className="parcels-count">{of.parcels}</span>
      {of.late > 0 && <span className="parcels-late">{m.fulfilment_late_count({ late: of.late })}</span>}
    </>
  )
}
