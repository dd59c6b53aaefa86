import type { Carried, CarriedParcel, ConsignmentRow } from './carried.ts'
import { counted } from './tally.ts'

/** What a company took, as it says itself. */
export interface Taken {
  company: string
  invoice: string
  number: string
  trackingCode: string
  /** To collect at the door, in taka. */
  cash: number
  collected: number | null
  step: string
  /** The shop has asked it not to deliver. */
  isCalledOff?: boolean
}

const HERE = ['placed', 'confirmed', 'packed', 'cancelled']
/** The shop knows that the company may have it. */
const KNOWN = ['asked', 'parked', 'booked', 'ended']
const HAS_IT = ['booked', 'ended']

/** No parcel is with two companies, and what a company has the shop knows of. `isOver`: nothing is under way any more. */
export function judgeBookings({ parcels, consignments }: Carried, taken: Taken[], isOver: boolean): string[] {
  const found: string[] = []
  const rowOf = new Map(consignments.map((row) => [row.invoice, row]))
  for (const [invoice, times] of counted(taken.map((each) => `${each.company} ${each.invoice}`)))
    if (times > 1) found.push(`${invoice} was booked ${times} times`)
  for (const each of taken) found.push(...wrongOf(each, rowOf.get(each.invoice)))
  const liveOf = new Map<number, string[]>()
  for (const each of taken) {
    const row = rowOf.get(each.invoice)
    if (each.step !== 'cancelled' && row && KNOWN.includes(row.state))
      liveOf.set(row.parcelId, [...(liveOf.get(row.parcelId) ?? []), each.invoice])
  }
  for (const [parcelId, invoices] of liveOf)
    if (invoices.length > 1) found.push(`parcel ${parcelId} is carried twice: ${invoices}`)
  const invoices = new Set(taken.map((each) => each.invoice))
  for (const { invoice, company, state, word } of consignments)
    if (HAS_IT.includes(state) && word !== null && !invoices.has(invoice))
      found.push(`${company} has never taken ${invoice}, which is ${state}`)
  for (const parcel of parcels) found.push(...wrongOfLeaving(parcel, consignments))
  if (!isOver) return found
  const calledOff = new Set(taken.filter(({ isCalledOff }) => isCalledOff).map(({ invoice }) => invoice))
  const parcelOf = new Map(parcels.map((parcel) => [parcel.id, parcel]))
  for (const { invoice, parcelId, company, state, problem } of consignments) {
    const { stage, courier } = parcelOf.get(parcelId) ?? {}
    if (state === 'waiting' || state === 'asked') found.push(`${invoice} is ${state} for ever`)
    // It is not with the company that is to carry it: that one has to be told, or a person.
    if (state === 'booked' && courier !== company && problem === '' && !calledOff.has(invoice))
      found.push(`parcel ${parcelId} is ${stage} with ${courier} and not with ${company}, and nobody is told`)
  }
  return found
}

function wrongOf({ company, invoice, number }: Taken, row: ConsignmentRow | undefined): string[] {
  if (!row || row.company !== company) return [`${company} has ${invoice}, of which the shop knows nothing`]
  if (!KNOWN.includes(row.state) && row.problem === '')
    return [`${company} has ${invoice}, which the shop calls ${row.state}`]
  if (row.number !== '' && row.number !== number)
    return [`${invoice} is ${number} at ${company}, and ${row.number} in the shop`]
  return []
}

function wrongOfLeaving(parcel: CarriedParcel, consignments: ConsignmentRow[]): string[] {
  const { id, stage, courier, trackingNumber } = parcel
  if (courier === null || courier === 'own' || HERE.includes(stage)) return []
  const named = consignments.filter(
    (row) => row.parcelId === id && row.company === courier && HAS_IT.includes(row.state),
  )
  if (named.length === 0) return [`parcel ${id} left with ${courier}, which has no consignment of it`]
  if (named.some((row) => [row.number, row.trackingCode, row.invoice].includes(trackingNumber))) return []
  return [`parcel ${id} left as ${trackingNumber}, which is none of its consignments`]
}
