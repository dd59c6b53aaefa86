import type { Company } from '#contract/values/couriers'
import type { Journal, Leg } from '../ledger/journal.ts'
import type { Judged } from './judge.ts'
import { settlementLegs } from './settlement-legs.ts'

/** A consignment may be charged as a return, and be paid later. `unmatched`: money of which the books know no parcel. */
const KINDS = {
  cash: 'settled',
  return: 'return_settled',
  paid_return: 'return_settled',
  nothing: 'unmatched',
} as const

/** Posted again after it was taken back, it is another event. */
function sourceOf({ books, event, row, timesGone }: Judged): string {
  return `${books === 'nothing' ? `${event}:${row.kind}` : event}${timesGone > 0 ? `#${timesGone}` : ''}`
}

/** What a judged row posts: once, however many files say so. */
export function rowJournals(judged: Judged, company: Company, happenedAt: Date): Journal[] {
  if (!judged.isFirst) return []
  const { subject, books } = judged
  return [{ kind: KINDS[books], source: sourceOf(judged), subject, happenedAt, legs: legsOf(judged, company) }]
}

function legsOf(judged: Judged, company: Company): Leg[] {
  const { row, books, consigned, verdict, standing, isKeptKnown, smallPoisha } = judged
  const { netPoisha, chargePoisha } = row
  if (books === 'cash' && consigned) {
    const { vendorId } = consigned
    return settlementLegs({ company, vendorId, standing, netPoisha, chargePoisha, isKeptKnown, smallPoisha })
  }
  // A charge that nothing is known to have earned is asked back.
  if (books === 'nothing' || verdict === 'return_charged' || verdict === 'not_returned')
    return [
      { account: 'bank', poisha: netPoisha },
      { account: 'suspense', owner: company, poisha: -netPoisha },
    ]
  if (books === 'paid_return') return paidReturnLegs(judged, company)
  return returnLegs(judged, company)
}

/** What its courier owes comes; what nobody had told of is shipping as well. */
function paidReturnLegs({ row, standing, expectedPoisha, smallPoisha }: Judged, company: Company): Leg[] {
  const { owedPoisha } = standing
  const unreportedPoisha = owedPoisha > 0 ? 0 : (expectedPoisha ?? 0)
  const { netPoisha, chargePoisha } = row
  const missingPoisha = owedPoisha + unreportedPoisha - netPoisha - chargePoisha
  const isBorne = Math.abs(missingPoisha) <= smallPoisha
  return [
    { account: 'bank', poisha: netPoisha },
    { account: 'courier_charges', poisha: chargePoisha },
    { account: 'courier_owes', owner: company, poisha: -owedPoisha },
    { account: 'shipping_income', poisha: -unreportedPoisha },
    isBorne
      ? { account: 'losses', poisha: missingPoisha }
      : { account: 'suspense', owner: company, poisha: missingPoisha },
  ]
}

/** What comes back is charged, and brings no cash. */
function returnLegs({ row: { netPoisha, chargePoisha }, smallPoisha }: Judged, company: Company): Leg[] {
  const overPoisha = netPoisha + chargePoisha
  const isBorne = Math.abs(overPoisha) <= smallPoisha
  return [
    { account: 'bank', poisha: netPoisha },
    { account: 'courier_charges', poisha: chargePoisha },
    isBorne ? { account: 'losses', poisha: -overPoisha } : { account: 'suspense', owner: company, poisha: -overPoisha },
  ]
}
