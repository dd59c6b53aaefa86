import type { Carried, CarriedParcel } from './carried.ts'
import type { Taken } from './judge-bookings.ts'
import { shareOfKept } from './share-of-kept.ts'

/** What was collected is what the lines that were kept cost, with the shipping; where a company told another sum, a person knows. */
export function judgeCash(
  { parcels, lines, outcomes, consignments }: Carried,
  taken: Taken[],
  isOver: boolean,
): string[] {
  const found: string[] = []
  const lineOf = new Map(lines.map((line) => [line.id, line]))
  const keptOf = new Map<number, number>()
  for (const { lineId, outcome, quantity } of outcomes) {
    const line = lineOf.get(lineId)
    if (outcome === 'kept' && line)
      keptOf.set(line.parcelId, (keptOf.get(line.parcelId) ?? 0) + quantity * line.pricePoisha)
  }
  const takenOf = new Map(taken.map((each) => [each.invoice, each]))
  for (const parcel of parcels) {
    const row = consignments.findLast(
      ({ parcelId, company, word }) => parcelId === parcel.id && company === parcel.courier && word !== null,
    )
    const told = row && takenOf.get(row.invoice)
    found.push(...wrongOfKept(parcel, keptOf.get(parcel.id)), ...wrongOfReturn(parcel, told))
    if (parcel.collectedPoisha !== null) found.push(...wrongOfCash(parcel, told, row?.problem ?? ''))
    else if (isOver && told?.step === 'delivered' && row?.problem === '')
      found.push(`${told.company} has delivered parcel ${parcel.id}, which is ${parcel.stage}, and nobody is told`)
    // A parcel that has left collects what its company was told to.
    if (told && parcel.shippingPoisha !== null && told.cash * 100 !== dueOf({ ...parcel, keptPoisha: null }))
      found.push(`${told.company} was told to collect ${told.cash} taka with parcel ${parcel.id}`)
  }
  return found
}

/** Of a part, with its share of what the order adds or takes off. */
function dueOf(parcel: CarriedParcel): number {
  const { itemsPoisha, keptPoisha, adjustmentsPoisha, shippingPoisha } = parcel
  const poisha = (keptPoisha ?? itemsPoisha) + shareOfKept(adjustmentsPoisha, parcel) + (shippingPoisha ?? 0)
  return poisha - (poisha % 100)
}

function wrongOfKept({ id, stage, itemsPoisha, keptPoisha }: CarriedParcel, kept: number | undefined): string[] {
  const expected = stage === 'delivered' ? itemsPoisha : stage === 'partly_delivered' ? keptPoisha : 0
  // Of a part that a company told by its sum, nobody may have said yet which pieces these were.
  if (kept === undefined && stage === 'partly_delivered') return []
  return (kept ?? 0) === expected ? [] : [`parcel ${id} is ${stage}, and pieces for ${kept ?? 0} poisha were kept`]
}

/** A door that kept nothing has paid what its company told, and the delivery at the most. */
function wrongOfReturn({ id, returnPaidPoisha, shippingPoisha }: CarriedParcel, told: Taken | undefined): string[] {
  if (returnPaidPoisha === null) return []
  const delivery = shippingPoisha ?? 0
  const said = told?.step === 'paid_return' && told.collected !== null ? told.collected * 100 : returnPaidPoisha
  const due = Math.min(said, delivery)
  return returnPaidPoisha === due ? [] : [`parcel ${id}, not kept, brought ${returnPaidPoisha} of ${due} poisha`]
}

function wrongOfCash(parcel: CarriedParcel, told: Taken | undefined, problem: string): string[] {
  const { id, collectedPoisha } = parcel
  const due = dueOf(parcel)
  const found: string[] = []
  if (collectedPoisha !== due && problem === '')
    found.push(`parcel ${id} brought ${collectedPoisha} of ${due} poisha, and nobody is told`)
  // A sum that was told is written as it was told.
  if (
    told &&
    told.collected !== null &&
    told.step === 'delivered' &&
    collectedPoisha !== told.collected * 100 &&
    problem === ''
  )
    found.push(
      `${told.company} collected ${told.collected} taka of parcel ${id}, which brought ${collectedPoisha} poisha`,
    )
  return found
}
